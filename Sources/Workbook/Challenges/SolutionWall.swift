/// Keeps a solution from meddling with its check, knowingly or not: the two are compiled together, so that the check sees
/// what the solution declares for everybody.
struct SolutionWall {
  private let solution: [SwiftDeclaration]
  private let check: [SwiftToken]
  /// The declarations that the starter gives and the book's solution leaves as they are.
  private let given: [SwiftDeclaration]
  /// What is declared because the challenge asks for it, by name.
  private let asked: Set<String>

  /// - Parameters:
  ///   - solution: The reader's file.
  ///   - starter: What they began with.
  ///   - book: The book's solution.
  init(solution: String, check: String, starter: String, book: String) {
    self.solution = SwiftDeclaration.all(in: solution)
    self.check = SwiftLexer.tokens(of: check).filter { $0.kind != .comment }
    let (starter, book) = (SwiftDeclaration.all(in: starter), SwiftDeclaration.all(in: book))
    given = starter.filter { one in book.contains { $0.isWritten(like: one) } }
    asked = Set((starter + book).flatMap { [$0.name] + $0.members.map(\.name) })
  }

  /// What the reader has to undo.
  var misfits: [Misfit] { changed + shadowing }

  /// What was given, and is another thing now: the check counts on it.
  private var changed: [Misfit] {
    given.compactMap { one in
      let own = solution.filter { ($0.keyword, $0.name) == (one.keyword, one.name) }
      guard !own.isEmpty, !own.contains(where: { $0.isWritten(like: one) }) else { return nil }
      return Misfit(
        advice:
          "Leave `\(one.keyword) \(one.name)` as the starter has it, to the letter: the check counts on it.")
    }
  }

  /// What the reader has declared for everybody under a name by which the check means something of the library's or the
  /// language's.
  private var shadowing: [Misfit] {
    let own = Set(SwiftDeclaration.names(in: check))
    var uses: (free: Set<String>, member: Set<String>) = ([], [])
    for (index, token) in check.enumerated() where [.identifier, .operator].contains(token.kind) {
      if index > 0, check[index - 1].text == "." {
        uses.member.insert(String(token.text))
      } else {
        uses.free.insert(String(token.text))
      }
    }
    let types = Set(solution.filter { $0.keyword != "extension" }.map(\.name))
    let free = solution.filter { $0.keyword != "extension" && !$0.isPrivate && uses.free.contains($0.name) }
    let members = solution.filter { $0.keyword == "extension" && !$0.isPrivate && !types.contains($0.name) }
      .flatMap(\.members).filter { !$0.isPrivate && uses.member.contains($0.name) }
    var names: Set<String> = []
    return (free + members).filter { !asked.contains($0.name) && !own.contains($0.name) }
      .filter { names.insert($0.name).inserted }.map { one in
        Misfit(
          advice:
            "Your file declares `\(one.name)` for everybody, and the check uses that name for something else; make "
            + "yours private, or call it something else.")
      }
  }
}

extension SwiftDeclaration {
  /// The names that are declared anywhere in `tokens`, also inside of functions.
  fileprivate static func names(in tokens: [SwiftToken]) -> [String] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      ["func", "var", "let", "case", "struct", "class", "enum", "protocol", "typealias"].contains(token.text)
        ? String(next.text) : nil
    }
  }
}
