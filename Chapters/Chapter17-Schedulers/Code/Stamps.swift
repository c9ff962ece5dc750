import Lesson
import Reactive

/// Sends one letter, with the place from which it is sent.
let letter = Observable<[String]>.create { observer in
  observer.onNext([here])
  observer.onCompleted()
  return Disposables.create()
}

extension ObservableType where Element == [String] {
  /// Adds the place at which `map` calls its closure.
  func stamp() -> Observable<[String]> {
    map { places in places + [here] }
  }
}

/// Subscribes to a letter, and prints its stamps and where it arrives.
func trace(_ name: String, _ letter: Observable<[String]>) {
  pause(
    untilEndOf: letter.do(onNext: { places in
      let way = (places + [here]).joined(separator: " > ")
      print("\(name): \(way)")
    }))
}
