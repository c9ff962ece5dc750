import Foundation

/// What the statement of a challenge asks for, as it is written there, against what a solution declares.
struct AskedDeclarations {
  private let asked: [SwiftDeclaration]

  init(of challenge: Challenge) {
    let document = MarkdownDocument(contentsOf: challenge.statement, named: "Challenge.md")
    asked = document.fences.filter { $0.language == "swift" }
      .flatMap { SwiftDeclaration.all(in: $0.body.joined(separator: "\n")) }
  }

  /// What is asked for and what is declared instead under the same name, as lines.
  func differences(from solution: String) -> [String] {
    let own = SwiftDeclaration.all(in: solution)
    return differences(asked, own)
  }

  private func differences(_ asked: [SwiftDeclaration], _ own: [SwiftDeclaration]) -> [String] {
    asked.flatMap { one -> [String] in
      let same = own.filter {
        ($0.keyword, $0.name) == (one.keyword, one.name) || Self.areProperties($0, one)
      }
      if one.members.isEmpty, !same.isEmpty, !same.contains(where: { Self.isLike(one, $0) }) {
        return ["asked for:  \(one.headText)"] + same.map { "yours:      \($0.headText)" }
      }
      return differences(one.members, same.flatMap(\.members))
    }
  }

  private static func areProperties(_ one: SwiftDeclaration, _ other: SwiftDeclaration) -> Bool {
    one.name == other.name && [one, other].allSatisfy { ["var", "let"].contains($0.keyword) }
  }

  /// Whether a declaration is the same as far as its head tells; the type of a property may be inferred.
  private static func isLike(_ asked: SwiftDeclaration, _ own: SwiftDeclaration) -> Bool {
    let (one, other) = (asked.head.dropFirst().map(\.text), own.head.dropFirst().map(\.text))
    return one == other || areProperties(asked, own) && other.count == 1
  }
}
