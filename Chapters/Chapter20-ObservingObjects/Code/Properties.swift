import Foundation
import Lesson
import Reactive

/// Properties that become streams, and streams that go into them.
@ExampleListBuilder
var properties: ExampleList {
  example(of: "a property as a stream") {
    let room = Room()
    let board = room.rx.observe(\.degrees)
      .subscribe(onNext: { print("board:", $0) })
    room.degrees = 21
    room.guest = "Ada"
    room.degrees = 21
    board.dispose()
    room.degrees = 23
  }

  diagram(
    "observe",
    """
    sensor:  --------21----21----24--------23-->
    Hall:    ^------------------------!
    Bar:                           ^----------->
    """, hot: ["sensor"]
  ) { (sensor: Observable<Int>) in
    sensor.set(in: Room())
  }

  example(of: "a change that changes nothing") {
    let room = Room()
    let board = room.rx.observe(\.degrees)
      .subscribe(onNext: { print("board:", $0) })
    room.degrees = 18
    print("and now += 0")
    room.degrees += 0
    board.dispose()
  }

  example(of: "a computed property") {
    let room = Room()
    let lamp = room.rx.observe(\.isWarm)
      .subscribe(onNext: { print("warm:", $0) })
    for degrees in [19, 21, 22] { room.degrees = degrees }
    lamp.dispose()
  }

  example(of: "a sign made of two properties") {
    let room = Room()
    let sign = room.rx.observe(\.sign)
      .subscribe(onNext: { print($0) })
    room.guest = "Ada"
    room.degrees = 22
    sign.dispose()
  }

  example(of: "a guest who changes rooms") {
    let booking = Booking()
    let first = booking.room
    let lamp = booking.rx.observe(\.room.degrees)
      .subscribe(onNext: { print("degrees:", $0) })
    first.degrees = 20
    booking.room = Room()
    first.degrees = 25
    booking.room.degrees = 19
    lamp.dispose()
  }

  example(of: "a limit that sets the property") {
    let room = Room()
    let limit = room.rx.observe(\.degrees)
      .subscribe(onNext: { degrees in
        print("hears \(degrees)")
        if degrees > 28 { room.degrees = 28 }
        print("done with \(degrees), room: \(room.degrees)")
      })
    room.degrees = 40
    limit.dispose()
  }

  example(of: "strong and weak") {
    for isWeak in [false, true] {
      var rooms = [Room()]
      weak let room = rooms[0]
      let guest =
        isWeak
        ? rooms[0].rx.observeWeakly(\.guest)
        : rooms[0].rx.observe(\.guest).map { $0 }
      let board = guest.subscribe { print($0) }
      rooms.removeLast()
      print("weak: \(isWeak), room is there:", room != nil)
      board.dispose()
    }
  }

  example(of: "a thermostat that observes itself", leaks: 2) {
    func left(_ start: (Thermostat) -> Void) -> Int32 {
      let before = Resources.total
      start(Thermostat())
      return Resources.total - before
    }
    print("observe:", left { $0.start() })
    print("observeWeakly:", left { $0.startWeakly() })
  }

  example(of: "a stream into a property") {
    let room = Room()
    let answer = PublishSubject<Int>()
    let request = answer.bind(to: room.rx.degrees)
    answer.onNext(22)
    print("degrees:", room.degrees)
    request.dispose()
    answer.onNext(25)
    print("degrees:", room.degrees)
  }

  example(of: "a plain class") {
    let page = Page()
    Observable.of(7, 9).bind(to: page.rx.number).dispose()
    print("page", page.number)
  }

  example(of: "a sensor on another thread") {
    let room = Room()
    let board = room.rx.observe(\.degrees)
      .do(onNext: { print("sent \($0):", Thread.isMainThread) })
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: {
        print("shown \($0):", Thread.isMainThread)
      })
    onAnotherThread {
      room.degrees = 21
      print("the sensor goes on")
    }
    pause(for: .seconds(1))
    board.dispose()
  }

  example(of: "an answer on another thread") {
    let room = Room()
    let answer = PublishSubject<Int>()
    let request = answer.bind(to: room.rx.degrees)
    onAnotherThread {
      answer.onNext(22)
      print("right after it:", room.degrees)
    }
    pause(for: .seconds(1))
    print("a second later:", room.degrees)
    request.dispose()
  }
}
