import BookMarkdown
import BookModel
import Foundation
import TextSupport

/// The declarations that the statement of a challenge asks for, compared with those of a solution.
struct RequestedDeclarations {
  private let asked: [SwiftDeclaration]
  /// The declarations of the starter.
  private let given: [SwiftDeclaration]

  init(of challenge: Challenge) {
    asked = challenge.statement.text.document.fences.filter { $0.language == "swift" }
      .flatMap { SwiftDeclaration.all(in: $0.body.joined(separator: "\n")) }
    given = SwiftDeclaration.all(in: challenge.starter.string ?? "")
  }

  /// The declarations that the check uses and a solution doesn't have.
  struct Missing {
    /// Types, functions and extension members whose names don't occur in the solution.
    let certain: [SwiftDeclaration]
    /// Whether the check uses a requested name that the solution doesn't visibly declare, so the solution must be
    /// compiled alone first.
    let isPossible: Bool
  }

  /// Compares the names that `check` uses with the names in `solution`, without compiling either.
  func missing(from solution: String, check: String) -> Missing {
    let used = Self.identifiers(in: check)
      .subtracting(Self.withMembers(SwiftDeclaration.all(in: check)).map(\.name))
    let absent = used.subtracting(Self.identifiers(in: solution))
    let undeclared = used.subtracting(Self.withMembers(SwiftDeclaration.all(in: solution)).map(\.name))
    var names: Set<String> = []
    let global = (asked + given).flatMap { $0.keyword == "extension" ? $0.members : [$0] }
    return Missing(
      certain: global.filter { absent.contains($0.name) && names.insert($0.name).inserted },
      isPossible: Self.withMembers(asked + given).contains { undeclared.contains($0.name) })
  }

  private static func withMembers(_ all: [SwiftDeclaration]) -> [SwiftDeclaration] {
    all.flatMap { [$0] + withMembers($0.members) }
  }

  private static func identifiers(in source: String) -> Set<String> {
    Set(
      SwiftLexer.tokens(of: source).filter { $0.kind == .identifier }.map { token in
        String(token.text.filter { $0 != "`" })
      })
  }

  /// Returns each requested declaration and the differing ones with the same name, as lines.
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
        return ["requested:  \(one.headText)"] + same.map { "yours:      \($0.headText)" }
      }
      return differences(one.members, same.flatMap(\.members))
    }
  }

  private static func areProperties(_ one: SwiftDeclaration, _ other: SwiftDeclaration) -> Bool {
    one.name == other.name && [one, other].allSatisfy { ["var", "let"].contains($0.keyword) }
  }

  /// Whether two declarations have the same head, where the type of a property may be inferred.
  private static func isLike(_ asked: SwiftDeclaration, _ own: SwiftDeclaration) -> Bool {
    let (one, other) = (asked.head.dropFirst().map(\.text), own.head.dropFirst().map(\.text))
    return one == other || areProperties(asked, own) && other.count == 1
  }
}
