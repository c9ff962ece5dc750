import Lesson
import Reactive

/// A sequence for each element.
@ExampleListBuilder
var flattening: ExampleList {
  example(of: "a sequence of sequences") {
    _ = Observable.of("N12", "N4")
      .map { code in journey(of: code) }
      .subscribe { event in print(event) }
  }

  example(of: "flatMap") {
    _ = Observable.of("N12", "N4")
      .flatMap { code in journey(of: code) }
      .subscribe { event in print(event) }
  }
}
