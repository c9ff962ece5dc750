import Lesson
import Reactive

/// A first trait: one value from a file, or the reason why not.
@ExampleListBuilder
var reading: ExampleList {
  example(of: "Single") {
    for name in ["north", "south", "east", "west"] {
      _ = certificate("\(name).txt").subscribe(
        onSuccess: { text in print("\(name): \(text)") },
        onFailure: { error in print("\(name): \(error)") })
    }
  }

  example(of: "one answer only", breaks: true) {
    let answer = Single<String>.create { single in
      single(.success("8 persons"))
      single(.success("80 persons"))
      single(.failure(CertificateError.unreadable))
      return Disposables.create()
    }

    _ = answer.subscribe { result in print(result) }
  }
}
