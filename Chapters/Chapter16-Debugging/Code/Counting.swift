import Dispatch
import Lesson
import Reactive

/// How many subscriptions are left, and which.
@ExampleListBuilder
var counting: ExampleList {
  example(of: "a page that leaves a clock behind", leaks: 2) {
    let ledger = Ledger()
    for visit in 1...2 {
      let before = Resources.total
      Counter(ledger).close()
      print("visit \(visit) leaves", Resources.total - before)
      print(ledger.open)
    }
  }
}
