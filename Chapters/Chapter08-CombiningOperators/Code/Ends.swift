import Lesson
import Reactive

/// Terminal events, and sources that stay silent.
@ExampleListBuilder
var ends: ExampleList {
  example(of: "all of them at the ends") {
    compare(
      [
        ("1-2-|", "-x---y|"), ("|", "-x-y|"), ("-1-2|", "|"),
        ("12X", "-x-y"), ("1-2|", "-"),
      ],
      [
        "concat": { $0.concat($1) },
        "merge": { .merge($0, $1) },
        "combineLatest": {
          .combineLatest($0, $1, resultSelector: +)
        },
        "zip": { .zip($0, $1, resultSelector: +) },
        "withLatestFrom": { $0.withLatestFrom($1, resultSelector: +) },
        "sample": { $0.sample($1) },
        "amb": { $0.amb($1) },
      ])
  }
}
