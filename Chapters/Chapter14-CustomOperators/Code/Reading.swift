import Lesson
import Reactive

/// Operators for more than one type.
@ExampleListBuilder
var reading: ExampleList {
  example(of: "one operator, two results") {
    let levels = Observable.of(180, 184, 179)
    _ = levels.compared { old, new in new - old }
      .subscribe(onNext: { print($0) })
    _ = levels.compared { old, new in new > old ? "up" : "down" }
      .subscribe(onNext: { print($0) })
  }

  example(of: "a promise that is taken back") {
    let level = Single.just("low").asObservable()
    let dry = level.filter { $0 == "ok" }
    for levels in [level, dry, level.concat(level)] {
      _ = levels.asSingle().subscribe { print($0) }
    }
  }
}
