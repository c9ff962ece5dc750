import Lesson
import Reactive

/// Operators that are about one element.
@ExampleListBuilder
var choosing: ExampleList {
  diagram(
    "element(at:)", "ages: --7--4--9--|"
  ) { (ages: Observable<Int>) in
    ages.element(at: 1)
  }

  diagram(
    "first", "ages: --7--4--9--|"
  ) { (ages: Observable<Int>) in
    ages.filter { $0 < 5 }.first()
  }

  diagram(
    "single", "ages: --7--4--9--|"
  ) { (ages: Observable<Int>) in
    ages.single()
  }

  diagram(
    "single with a predicate", "ages: --7--4--9--|"
  ) { (ages: Observable<Int>) in
    ages.single { $0 < 5 }
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
