import Dispatch
import Lesson
import Reactive

/// How many subscriptions are left, and which.
@ExampleListBuilder
var counting: ExampleList {
  example(of: "the line of a leak", leaks: 1) {
    Resources.recordsSubscriptions = true
    TillPage(Tally()).close()
    print(Resources.subscriptions)
  }

  example(of: "a page that leaves a clock behind", leaks: 2) {
    let tally = Tally()
    for visit in 1...2 {
      let before = Resources.total
      TillPage(tally).close()
      print("visit \(visit) leaves", Resources.total - before)
      print(tally.open)
    }
  }
}
