import Foundation
import Lesson
import Reactive

/// Identities that are equal, or that change.
@ExampleListBuilder
var identifying: ExampleList {
  example(of: "two pages, one chat twice", traps: true) {
    let page1: [Chat] = [.cem(1), .ada(0)]
    let page2: [Chat] = [.ada(0), .ben(0)]
    print(steps(from: page1, to: page1 + page2))
  }

  example(of: "a chat that is refused") {
    let screen = Screen<Chat>()
    let page1: [Chat] = [.cem(1), .ada(0)]
    let page2: [Chat] = [.ada(0), .ben(0)]
    _ = Observable.of(page1, page1 + page2)
      .map { rows in rows.unique { row in print("refused:", row) } }
      .changes()
      .subscribe(onNext: { steps in screen.perform(steps) })
  }

  example(of: "an identity made while decoding") {
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
  /// Returns the first row of each identity, and passes the others to
  /// `refuse`.
  func unique(refusing refuse: (Element) -> Void) -> [Element] {
    var seen: Set<Element.ID> = []
    return filter { row in
      let isNew = seen.insert(row.id).inserted
      if !isNew { refuse(row) }
      return isNew
    }
  }
}
