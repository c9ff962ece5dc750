import Foundation
import Lesson
import Reactive

/// Properties as streams, and streams that set properties.
@ExampleListBuilder
var properties: ExampleList {
  example(of: "a property as a stream") {
    let room = Room()
    let screen = room.rx.observe(\.degrees)
      .subscribe(onNext: { print("screen:", $0) })
    room.degrees = 21
    room.guest = "Ada"
    room.degrees = 21
    screen.dispose()
    room.degrees = 23
  }

  example(of: "a guest that is saved") {
    let room = Room()
    let saving = room.rx.observe(\.guest)
      .skip(1)
      .debounce(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print("save", $0) })
    for text in ["A", "Ad", "Ada"] {
      room.guest = text
      pause(for: .milliseconds(200))
    }
    pause(for: .seconds(2))
    saving.dispose()
  }

  diagram(
    "observe",
    """
    sensor:  --------21----21----24--------23-->
    desk:    ^------------------------!
    tablet:                        ^----------->
    """, hot: ["sensor"]
  ) { (sensor: Observable<Int>) in
    sensor.set(in: Room())
  }

  example(of: "a change that changes nothing") {
    let room = Room()
    let screen = room.rx.observe(\.degrees)
      .subscribe(onNext: { print("screen:", $0) })
    room.degrees = 18
    print("and now += 0")
    room.degrees += 0
    screen.dispose()
  }

  example(of: "a computed property") {
    let room = Room()
    let warmth = room.rx.observe(\.isWarm)
      .subscribe(onNext: { print("warm:", $0) })
    for degrees in [19, 21, 22] { room.degrees = degrees }
    warmth.dispose()
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
    let screen = booking.rx.observe(\.room.degrees)
      .subscribe(onNext: { print("degrees:", $0) })
    first.degrees = 20
    booking.room = Room()
    first.degrees = 25
    booking.room.degrees = 19
    screen.dispose()
  }

  example(of: "strong and weak") {
    for isWeak in [false, true] {
      var rooms = [Room()]
      weak let room = rooms[0]
      let guest =
        isWeak
        ? rooms[0].rx.observeWeakly(\.guest)
        : rooms[0].rx.observe(\.guest).map { $0 }
      let screen = guest.subscribe { print($0) }
      rooms.removeLast()
      print("weak: \(isWeak), room exists:", room != nil)
      screen.dispose()
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

  example(of: "a sensor on another thread") {
    let room = Room()
    let screen = room.rx.observe(\.degrees)
      .do(onNext: { print("emitted \($0):", Thread.isMainThread) })
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: {
        print("shown \($0):", Thread.isMainThread)
      })
    onAnotherThread {
      room.degrees = 21
      print("assigned")
    }
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "a limit that sets the property") {
    let room = Room()
    let limit = room.rx.observe(\.degrees)
      .subscribe(onNext: { degrees in
        print("receives \(degrees)")
        if degrees > 28 { room.degrees = 28 }
        print("done with \(degrees), room: \(room.degrees)")
      })
    room.degrees = 40
    limit.dispose()
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
