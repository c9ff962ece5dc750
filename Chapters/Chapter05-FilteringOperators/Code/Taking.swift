import Lesson
import Reactive

/// Operators that pass the beginning, and one that passes the end.
@ExampleListBuilder
var taking: ExampleList {
  diagram(
    "take", "people: --40--90--210--80--|"
  ) { (people: Observable<Int>) in
    people.take(2)
  }

  diagram(
    "take(until:)",
    """
    people:  --40--90--210--80--|
    bell:    ---------1--------->
    """
  ) { (people: Observable<Int>, bell: Observable<Int>) in
    people.take(until: bell)
  }

  diagram(
    "take(until:) after a source that completes",
    """
    people:  --40--90--|
    bell:    -------------1--->
    """
  ) { (people: Observable<Int>, bell: Observable<Int>) in
    people.take(until: bell)
  }

  diagram(
    "take(while:)", "upload: --50--75--100-->"
  ) { (upload: Observable<Int>) in
    upload.take(while: { $0 < 100 })
  }

  diagram(
    "take(until:) with a predicate", "upload: --50--75--100-->"
  ) { (upload: Observable<Int>) in
    upload.take(until: { $0 == 100 }, behavior: .inclusive)
  }

  diagram(
    "takeLast", "people: --40--90--210--80--|"
  ) { (people: Observable<Int>) in
    people.takeLast(2)
  }

  example(of: "the takes at the ends") {
    compare(
      ["3141|", "3|", "|", "31X", "31>"],
      [
        "take(2)": { $0.take(2) },
        "take(while: { $0 < 4 })": { $0.take(while: { $0 < 4 }) },
        "take(until: { $0 == 1 })": { $0.take(until: { $0 == 1 }) },
        "takeLast(2)": { $0.takeLast(2) },
      ])
  }

  example(of: "places that are left", traps: true) {
    let queue = Observable.of("Ada", "Ben")
    for inside in [199, 200, 201] {
      print("inside:", inside)
      _ = queue.take(200 - inside).subscribe { print($0) }
    }
  }
}
