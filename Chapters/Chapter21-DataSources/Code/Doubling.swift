import Foundation
import Lesson
import Reactive

/// What goes wrong when identities are equal, or wrong.
@ExampleListBuilder
var doubling: ExampleList {
  example(of: "one vest, two runners", traps: true) {
    let spare = Runner(number: 7, name: "Eli", km: 3)
    print(steps(from: [.ada(5)], to: [.ada(5), spare]))
  }

  example(of: "a table that keeps the first one") {
    let spare = Runner(number: 7, name: "Eli", km: 3)
    let snapshot: [Runner] = [.ada(5), .ben(4), spare]
    let rows = Dictionary(
      snapshot.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
    print(snapshot.compactMap { rows[$0.id] })
  }

  example(of: "a vest that is reported") {
    let screen = Screen<Runner>()
    let timing = PublishSubject<[Runner]>()
    let spare = Runner(number: 7, name: "Eli", km: 3)
    let showing =
      timing
      .map { snapshot in
        snapshot.unique { print("refused: \($0), number \($0.number)") }
      }
      .changes()
      .subscribe(onNext: { screen.perform($0) })
    timing.onNext([.ada(5)])
    timing.onNext([.ada(6), spare])
    timing.onNext([.ada(7)])
    showing.dispose()
  }

  example(of: "an identity made on the way") {
    struct Entry: Decodable, Identifiable, Equatable {
      let id = UUID()
      let name: String

      enum CodingKeys: CodingKey { case name }
    }
    let answer = Data(#"[{"name": "Ada"}, {"name": "Ben"}]"#.utf8)
    _ = Observable.of(answer, answer)
      .map { try JSONDecoder().decode([Entry].self, from: $0) }
      .changes()
      .subscribe(onNext: { steps in
        print(steps.map { "\($0.kind.rawValue)\($0.row.name)" })
      })
  }

  example(of: "a place as an identity") {
    let old = Numbered.all(["Ada", "Ben"])
    let new = Numbered.all(["Dana", "Ada", "Ben"])
    print(steps(from: old, to: new))
  }
}

extension Array where Element: Identifiable {
  /// The first row of each identity; others are refused.
  func unique(refusing refuse: (Element) -> Void) -> [Element] {
    var seen: Set<Element.ID> = []
    return filter { row in
      let isNew = seen.insert(row.id).inserted
      if !isNew { refuse(row) }
      return isNew
    }
  }
}
