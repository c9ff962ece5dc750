import Lesson
import Reactive

extension ObservableType where Element == Int {
  /// Emits the differences, with one variable for all subscribers.
  func differencesOfAll() -> Observable<Int> {
    var old: Int?
    return compactMap { new in
      defer { old = new }
      return old.map { last in new - last }
    }
  }

  /// Emits the differences between each element and the previous one.
  func differences() -> Observable<Int> {
    .deferred {
      var old: Int?
      return self.compactMap { new in
        defer { old = new }
        return old.map { last in new - last }
      }
    }
  }
}

/// Operators that remember an element.
@ExampleListBuilder
var remembering: ExampleList {
  example(of: "two screens and one operator") {
    let differences = Observable.of(180, 184, 179)
      .differencesOfAll()
    for screen in ["office", "pump room"] {
      _ = differences.subscribe(onNext: { print("\(screen): \($0)") })
    }
  }

  example(of: "a memory for each subscription") {
    let levels = Observable.of(180, 184)
    let compared = levels.compared { old, new in new - old }
    for differences in [compared, levels.differences()] {
      for screen in ["office", "pump room"] {
        _ = differences.subscribe(onNext: { print("\(screen): \($0)") })
      }
    }
  }
}
