import Lesson
import Reactive

extension ObservableType where Element == Int {
  /// How much each element differs from the one before it.
  func changesOfAll() -> Observable<Int> {
    var old: Int?
    return compactMap { new in
      defer { old = new }
      return old.map { last in new - last }
    }
  }

  /// How much each element differs from the one before it.
  func changes() -> Observable<Int> {
    .deferred {
      var old: Int?
      return self.compactMap { new in
        defer { old = new }
        return old.map { last in new - last }
      }
    }
  }
}

/// Where an operator keeps what it remembers.
@ExampleListBuilder
var remembering: ExampleList {
  example(of: "two screens and one operator") {
    let changes = Observable.of(180, 184, 179).changesOfAll()
    for screen in ["office", "pump room"] {
      _ = changes.subscribe(onNext: { print("\(screen): \($0)") })
    }
  }

  example(of: "a memory for each subscription") {
    let levels = Observable.of(180, 184)
    let compared = levels.compared { old, new in new - old }
    for changes in [compared, levels.changes()] {
      for screen in ["office", "pump room"] {
        _ = changes.subscribe(onNext: { print("\(screen): \($0)") })
      }
    }
  }
}
