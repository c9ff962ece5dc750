import Lesson
import Reactive

/// Emits the name of the queue on which it is sent, in an array.
let letter = Observable<[String]>.create { observer in
  observer.onNext([here])
  observer.onCompleted()
  return Disposables.create()
}

extension ObservableType where Element == [String] {
  /// Appends the name of the queue on which `map` calls its closure.
  func tag() -> Observable<[String]> {
    map { names in names + [here] }
  }
}

/// Subscribes to a letter, and prints the names of all queues.
func trace(_ name: String, _ letter: Observable<[String]>) {
  pause(
    untilEndOf: letter.do(onNext: { names in
      let path = (names + [here]).joined(separator: " > ")
      print("\(name): \(path)")
    }))
}
