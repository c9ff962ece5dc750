/// Proves that a solution declares what the statement of its challenge asks for.
struct StatementProof {
  private let solution: [Substring]

  /// - Parameter solution: The text of the book's solution.
  init(solution: String) { self.solution = Self.words(of: solution) }

  /// The lines of `fence`, counted from 1 within its body, that declare what the solution does not.
  ///
  /// Functions, initialisers and types have to be there as they are written, of properties just the name: a type may
  /// be inferred.
  func missing(in fence: Fence) -> [Int] {
    fence.body.enumerated().compactMap { index, line in
      guard let wanted = Self.declaration(in: line) else { return nil }
      return solution.indices.contains { solution[$0...].starts(with: wanted) } ? nil : index + 1
    }
  }

  /// What has to be found of the declaration in `line`; nil if there is none.
  private static func declaration(in line: String) -> ArraySlice<Substring>? {
    let words = words(of: line)
    let keywords = ["func", "init", "class", "struct", "enum", "actor", "protocol", "var", "let"]
    guard !line.contains("…"), let keyword = words.first(where: { keywords.contains(String($0)) }),
      let start = words.firstIndex(of: keyword)
    else { return nil }
    let declared = words[start...].prefix { $0 != "{" }
    switch keyword {
    case "var", "let": return declared.dropFirst().prefix(1)
    // An initialiser without parameters may be implicit.
    case "init": return declared.count > 3 ? declared : nil
    case "func": return declared
    default: return declared.prefix(2)
    }
  }

  private static func words(of text: String) -> [Substring] {
    SwiftLexer.tokens(of: text).filter { $0.kind != .comment }.map(\.text)
  }
}
