import Lesson
import Reactive

/// How many subscriptions are left, and which.
@ExampleListBuilder
var counting: ExampleList {
  example(of: "what Resources.total counts") {
    func count(_ name: String, _ chain: Observable<String>) {
      let before = Resources.total
      let display = chain.subscribe()
      print("\(name):", Resources.total - before)
      display.dispose()
    }
    count("map", scans.map { code in code + "!" })
    count("share", scans.share())
    count("merge", .merge(scans, scans))
  }

  example(of: "a page that leaves a clock behind", leaks: 2) {
    let tally = Tally()
    for visit in 1...2 {
      let before = Resources.total
      CheckoutPage(tally).close()
      print("visit \(visit) leaves", Resources.total - before)
      print(tally.open)
    }
  }

  example(of: "the line of a leak", leaks: 1) {
    Resources.recordsSubscriptions = true
    CheckoutPage(Tally()).close()
    print(Resources.subscriptions)
  }
}
