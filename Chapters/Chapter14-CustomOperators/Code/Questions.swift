import Dispatch
import Foundation
import Lesson
import Reactive

/// The questions of the section "Check yourself".
@ExampleListBuilder
var questions: ExampleList {
  example(of: "a name that is deleted") {
    _ = Observable.of("Ada", "", " Ada")
      .concat(Observable.error(Unreadable()))
      .entered()
      .subscribe { print($0) }
  }

  example(of: "the probe was dirty") {
    let levels = Observable.of(180, nil, 184)
    _ = levels.compared { _, new in new == nil }
      .subscribe(onNext: { print($0) })
    _ = levels.present().compared { old, new in new - old }
      .subscribe(onNext: { print($0) })
  }

  example(of: "the operator of a relay") {
    let field = BehaviorRelay(value: " Ada ")
    let name = field.entered()
    field.accept("Ben")
    _ = name.subscribe { print($0) }
  }

  example(of: "one level from the probe") {
    let clock = HistoricalScheduler()
    _ = Observable.of("low")
      .settled(for: .seconds(600), scheduler: clock)
      .subscribe { print($0) }
  }

  example(of: "a completion that is kept back") {
    let clock = HistoricalScheduler()
    let test = Observable.of("low").concat(Observable.never())
      .settled(for: .seconds(600), scheduler: clock)
      .subscribe { print($0) }
    clock.advanceTo(clock.now.addingTimeInterval(300))
    test.dispose()
  }

  example(of: "the first alarm") {
    let clock = HistoricalScheduler()
    let water = PublishSubject<String>()
    _ = water.settled(for: .seconds(8), scheduler: clock).take(1)
      .subscribe { print($0) }
    water.onNext("low")
    clock.advanceTo(clock.now.addingTimeInterval(9))
    print("observed:", water.hasObservers)
  }

  example(of: "bundles for two") {
    let numbers = PublishSubject<Int>()
    let bundles = numbers.bundlesWithSink { $0 == 0 }
    _ = bundles.subscribe { print("office:", $0) }
    numbers.onNext(7)
    _ = bundles.subscribe { print("pump room:", $0) }
    numbers.onNext(0)
    numbers.onCompleted()
  }

  example(of: "a sink whose closure throws") {
    let sink = BundleSink(AnyObserver<[Int]> { print($0) }) { number in
      if number < 0 { throw Unreadable() }
      return number > 0
    }
    for number in [0, -1, 7] { sink.onNext(number) }
    sink.onCompleted()
  }

  example(of: "a page in the hall and one in the office") {
    let label = Server(24, 25).label()
    let hall = label.stamped(by: "hall")
    let office = label.stamped(by: "office")
    hall.dispose()
    pause(for: .seconds(2))
    office.dispose()
  }
}
