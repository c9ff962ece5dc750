import Lesson
import Reactive

/// Something to run in the first five minutes.
@ExampleListBuilder
var firstRun: ExampleList {
  example(of: "a first pipeline") {
    _ = Observable.of("soup", "tea", "pasta")
      .filter { dish in dish != "tea" }
      .map { dish in "cook \(dish)" }
      .subscribe(onNext: { line in print(line) })
  }
}
