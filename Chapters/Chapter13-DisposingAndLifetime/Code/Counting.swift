import Dispatch
import Lesson
import Reactive

/// Counts, and where they lead.
@ExampleListBuilder
var counting: ExampleList {
  example(of: "twice in, twice out") {
    let office = BoxOffice()
    for page in BoxOffice.Page.allCases {
      let before = Resources.total
      office.visit(page)
      let atOnce = Resources.total - before
      pause(for: .seconds(2))
      let first = Resources.total - before
      office.visit(page)
      pause(for: .seconds(2))
      let second = Resources.total - before - first
      print("\(page): \(first) (at once \(atOnce)), then \(second)")
    }
  }

  example(of: "the subscription that holds the screen") {
    let office = BoxOffice()
    let ledger = Ledger()
    _ = BasketScreen(office, ledger)
    print("left:", Resources.total)

    for (line, end) in ledger.open.sorted(by: { $0.key < $1.key }) {
      end.onNext(())
      print("line \(line) ended, left:", Resources.total)
    }
  }

  example(of: "the basket, fixed") {
    let office = BoxOffice()
    let before = Resources.total
    for _ in 1...2 { _ = FixedBasketScreen(office) }
    print("left:", Resources.total - before)
  }
}
