import Lesson
import Reactive

/// Operators that choose one element.
@ExampleListBuilder
var choosing: ExampleList {
  diagram(
    "element(at:)", "totals: --40--70--90--|"
  ) { (totals: Observable<Int>) in
    totals.element(at: 1)
  }

  diagram(
    "first", "totals: --40--70--90--|"
  ) { (totals: Observable<Int>) in
    totals.filter { $0 > 50 }.first()
  }

  diagram(
    "single with a predicate", "totals: --40--70--90--|"
  ) { (totals: Observable<Int>) in
    totals.single { $0 < 50 }
  }

  diagram(
    "single", "totals: --40--70--90--|"
  ) { (totals: Observable<Int>) in
    totals.single()
  }

  example(of: "one element at the ends") {
    compare(
      ["74|", "|", "7X", "7>"],
      [
        "take(1)": { $0.take(1) },
        "first()": { $0.first() },
        "element(at: 0)": { $0.element(at: 0) },
        "single()": { $0.single() },
        "takeLast(1)": { $0.takeLast(1) },
      ])
  }
}
