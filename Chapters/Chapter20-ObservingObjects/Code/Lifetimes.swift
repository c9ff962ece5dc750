import Lesson
import Reactive

/// What tells that an object goes.
@ExampleListBuilder
var lifetimes: ExampleList {
  example(of: "doors for one card") {
    let doors = PublishSubject<Int>()
    var cards = [KeyCard()]
    _ = doors.take(until: cards[0].rx.deallocated)
      .subscribe { print($0) }
    doors.onNext(7)
    cards.removeLast()
    doors.onNext(8)
    print("observed:", doors.hasObservers)
  }

  example(of: "deallocating and deallocated") {
    var cards = [KeyCard()]
    _ = cards[0].rx.deallocated.subscribe { print("gone:", $0) }
    _ = cards[0].rx.deallocating.subscribe { print("going:", $0) }
    cards.removeLast()
  }

  example(of: "deallocating without begin()") {
    var cupboards = [Cupboard()]
    _ = cupboards[0].rx.deallocated
      .subscribe(onNext: { print("gone") })
    _ = cupboards[0].rx.deallocating
      .subscribe(onNext: { print("going") })
    cupboards.removeLast()
  }
}
