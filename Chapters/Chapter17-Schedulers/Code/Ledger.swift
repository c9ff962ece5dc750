import Lesson
import Reactive

/// Adds up the prices of maps that the archive sells.
actor Ledger {
  private(set) var total = 0

  func entering(_ sales: Observable<Int>) -> Observable<Int> {
    sales.observe(on: ActorScheduler(self))
      .do(onNext: { price in self.total += price })
  }
}

@ExampleListBuilder
var concurrency: ExampleList {
  example(of: "a ledger that is an actor") {
    let ledger = Ledger()
    let sales = Observable.of(12, 8, 3)
    await pause(untilEndOf: ledger.entering(sales))
    print("total:", await ledger.total)
  }
}
