import Foundation
import Lesson
import Reactive

/// What the chapter has taught, asked about what it has not shown.
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a label of a room that goes") {
    var rooms = [Room()]
    _ = rooms[0].rx.observeWeakly(\.degrees).map { $0 ?? -1 }
      .subscribe { print($0) }
    rooms.removeLast()
  }

  example(of: "an answer that comes late") {
    let answer = PublishSubject<Int>()
    var rooms = [Room()]
    let request = answer.bind(to: rooms[0].rx.degrees)
    weak let room = rooms[0]
    rooms.removeLast()
    answer.onNext(22)
    print("there:", room != nil)
    request.dispose()
  }

  example(of: "an answer that is under way") {
    let room = Room()
    let answer = PublishSubject<Int>()
    let request = answer.bind(to: room.rx.degrees)
    onAnotherThread { answer.onNext(22) }
    request.dispose()
    pause(for: .seconds(1))
    print(room.degrees)
  }

  example(of: "asking for a card") {
    var cards = [KeyCard()]
    let gone = cards[0].rx.deallocated
    cards.removeLast()
    _ = gone.subscribe { print($0) }
  }

  example(of: "three letters") {
    let room = Room()
    let label = room.rx.observe(\.guest).subscribe { print($0) }
    Observable.of("A", "Ad", "Ada").bind(to: room.rx.guest)
      .dispose()
    label.dispose()
  }

  example(of: "a tariff that is saved twice") {
    let offer = Offer()
    let sign = offer.rx.observe(\.tariff)
      .subscribe(onNext: { print($0.euros) })
    offer.tariff = Tariff(euros: 80)
    offer.tariff = Tariff(euros: 80)
    sign.dispose()
  }

  example(of: "asking for a room") {
    var rooms = [Room()]
    let guest = rooms[0].rx.observeWeakly(\.guest)
    rooms.removeLast()
    _ = guest.subscribe { print($0) }
  }

  example(of: "a notice from another room") {
    let center = NotificationCenter()
    let name = Notification.Name("cleaned")
    let one = Room()
    let board = center.rx.notification(name, object: one)
      .subscribe(onNext: { _ in print("one") })
    center.post(name: name, object: Room())
    center.post(name: name, object: nil)
    board.dispose()
  }
}
