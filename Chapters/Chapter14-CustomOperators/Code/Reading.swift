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
}
