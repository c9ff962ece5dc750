import Foundation
import Lesson
import Reactive

/// The archive's takings from prints that it has sold.
actor Ledger {
  private(set) var total = 0

  func entering(_ sales: Observable<Int>) -> Observable<Int> {
    sales.observe(on: ActorScheduler(self))
      .do(onNext: { price in self.total += price })
  }
}

@ExampleListBuilder
var concurrency: ExampleList {
  example(of: "a bell on a clock of Swift's") {
    let scheduler = ClockScheduler(clock: ContinuousClock())
    let bell = Observable<Int>
      .timer(.milliseconds(20), scheduler: scheduler)
      .do(onNext: { _ in say("the bell rings") })
    pause(untilEndOf: bell)
  }

  example(of: "a ledger that is an actor") {
    let ledger = Ledger()
    let sales = Observable.of(12, 8, 3)
    await pause(untilEndOf: ledger.entering(sales))
    print("total:", await ledger.total)
  }
}
