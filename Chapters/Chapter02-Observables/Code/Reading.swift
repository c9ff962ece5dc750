import Lesson
import Reactive

/// A first trait: the contents of a file, or an error.
@ExampleListBuilder
var reading: ExampleList {
  example(of: "Single") {
    for name in ["north", "south", "east", "west"] {
      _ = certificate("\(name).txt").subscribe(
        onSuccess: { text in print("\(name): \(text)") },
        onFailure: { error in print("\(name): \(error)") })
    }
  }

  example(of: "asSingle") {
    _ = Observable<Int>.empty().asSingle().subscribe { print($0) }
    _ = Observable.of(8).asSingle().subscribe { print($0) }
    _ = Observable.of(8, 80).asSingle().subscribe { print($0) }
  }
}
