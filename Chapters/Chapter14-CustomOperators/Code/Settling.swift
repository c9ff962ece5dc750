import Dispatch
import Foundation
import Lesson
import Reactive

/// An operator with time in it.
@ExampleListBuilder
var settling: ExampleList {
  diagram(
    "settled",
    """
    water:  ok---low---low---low---low---low--->
    """, frame: .seconds(1)
  ) { (water: Observable<String>) in
    water.settled(for: .seconds(8), scheduler: MainScheduler.instance)
  }

  diagram(
    "settled and a splash",
    """
    water:  low----------ok--low----------ok---|
    """, frame: .seconds(1)
  ) { (water: Observable<String>) in
    water.settled(for: .seconds(8), scheduler: MainScheduler.instance)
  }

  example(of: "a test of ten minutes") {
    let clock = HistoricalScheduler()
    let water = PublishSubject<String>()
    var alarms: [String] = []
    let test =
      water.settled(for: .seconds(600), scheduler: clock)
      .subscribe(onNext: { alarms.append($0) })
    func pass(_ seconds: Double) {
      clock.advanceTo(clock.now.addingTimeInterval(seconds))
    }

    water.onNext("low")
    pass(599)
    print("after 599 s:", alarms)
    pass(2)
    print("after 601 s:", alarms)
    water.onNext("ok")
    water.onNext("low")
    pass(3600)
    print("an hour after a splash:", alarms)
    test.dispose()
  }

  example(of: "a test whose clock nobody looks at") {
    let clock = HistoricalScheduler()
    let water = PublishSubject<String>()
    var alarms: [String] = []
    let test =
      water
      .debounce(.seconds(600), scheduler: MainScheduler.instance)
      .subscribe(onNext: { alarms.append($0) })

    water.onNext("low")
    clock.advanceTo(clock.now.addingTimeInterval(3600))
    print("after an hour:", alarms)
    test.dispose()
  }
}
