import Lesson
import Reactive

/// Observables that are made without `create`.
@ExampleListBuilder
var making: ExampleList {
  example(of: "ten ways to make one") {
    row("just", .just(0))
    row("of", .of(0, 1, 2))
    row("from", .from([4, 2]))
    row("from(optional:)", .from(optional: 4))
    row("from(optional:), nil", .from(optional: nil))
    row("empty", .empty())
    row("never", .never())
    row("error", .error(LiftFault.overloaded))
    row("range", .range(start: 4, count: 3))
    row("range, count of 0", .range(start: 4, count: 0))
    let fourth = Observable.generate(
      initialState: 0, condition: { $0 <= 10 }, iterate: { $0 + 4 })
    row("generate", fourth)
    row("repeatElement", .repeatElement(7).take(3))
  }

  diagram("ready-made sequences") {
    Observable.of(
      Observable.just(4), .of(0, 1, 2), .from([4, 2]),
      .range(start: 4, count: 3),
      .generate(
        initialState: 0, condition: { $0 <= 10 }, iterate: { $0 + 4 }),
      .repeatElement(7).take(3))
  }

  diagram("empty") { Observable<Int>.empty() }

  diagram("never") { Observable<Int>.never() }

  diagram("error") { Observable<Int>.error(LiftFault.overloaded) }

  example(of: "an array and its elements") {
    let pressed = [4, 2]
    _ = Observable.of(pressed).subscribe { print("of", $0) }
    _ = Observable.from(pressed).subscribe { print("from", $0) }
  }
}
