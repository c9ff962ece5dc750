/// A declaration in Swift source, as far as it can be recognised from tokens: its name and its members.
package struct SwiftDeclaration: Sendable {
  /// The introducing keyword: `func`, `struct`, `extension` and so on.
  package let keyword: String
  /// The declared or extended name; the keyword for `init` and `subscript`.
  package let name: String
  /// Whether the declaration is visible only in its file.
  package let isPrivate: Bool
  /// All tokens, including attributes and modifiers, without comments.
  package let tokens: ArraySlice<SwiftToken>
  /// The declarations inside a type or an extension.
  package let members: [SwiftDeclaration]
  private let keywordIndex: Int

  /// The line of the keyword, counted from 1.
  package var line: Int { tokens[keywordIndex].line }

  /// The tokens from the keyword up to the body or the value.
  package var head: ArraySlice<SwiftToken> {
    tokens[keywordIndex...].prefix { !["{", "="].contains($0.text) }
  }

  /// The head in one line, with single spaces between words.
  package var headText: String {
    guard let first = head.first, let last = head.last else { return "" }
    let text = first.text.base[first.range.lowerBound..<last.range.upperBound]
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// Whether `other` has the same tokens, apart from comments.
  package func isWritten(like other: SwiftDeclaration) -> Bool {
    tokens.map(\.text) == other.tokens.map(\.text)
  }

  /// Returns the top-level declarations of `source`, except imports.
  package static func all(in source: String) -> [SwiftDeclaration] {
    let tokens = SwiftLexer.tokens(of: source).filter { $0.kind != .comment }
    return all(in: tokens[...])
  }

  private static let containers: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let named = containers.union(["func", "typealias", "var", "let", "associatedtype", "macro"])
  private static let keywords = named.union(["init", "subscript", "deinit", "case", "import", "operator"])
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "class", "mutating",
    "nonmutating", "override", "required", "convenience", "lazy", "weak", "unowned", "indirect", "dynamic",
    "nonisolated", "optional", "prefix", "postfix", "infix", "borrowing", "consuming", "isolated", "unsafe",
    "set",
  ]

  /// The maximum number of types around a declaration.
  ///
  /// Hostile source with thousands of nested types would otherwise overflow the stack.
  private static let maximumDepth = 100

  /// - Parameter depth: The number of types around the declarations.
  private static func all(in tokens: ArraySlice<SwiftToken>, depth: Int = 0) -> [SwiftDeclaration] {
    if depth > maximumDepth { return [] }
    let keywords = keywordIndices(in: tokens)
    // A declaration's first token comes after the previous declaration's keyword, even in source that does not compile.
    let ends = [tokens.startIndex] + keywords.map { $0 + 1 }
    let starts = zip(keywords, ends).map { (keyword: $0, first: first(of: $0, in: tokens[$1...])) }
    return starts.enumerated().compactMap { number, start in
      let end = number + 1 < starts.count ? starts[number + 1].first : tokens.endIndex
      return SwiftDeclaration(tokens[start.first..<end], keyword: start.keyword, depth: depth)
    }
  }

  private init?(_ tokens: ArraySlice<SwiftToken>, keyword index: Int, depth: Int) {
    keyword = String(tokens[index].text)
    guard keyword != "import", let next = tokens[(index + 1)...].first else { return nil }
    name =
      Self.named.contains(keyword) || keyword == "case" ? String(next.text.filter { $0 != "`" }) : keyword
    // `private(set)` is only about the setter.
    isPrivate = tokens[..<index].indices.contains {
      ["private", "fileprivate"].contains(tokens[$0].text) && tokens[$0 + 1].text != "("
    }
    self.tokens = tokens
    keywordIndex = index
    guard Self.containers.contains(keyword), let opening = tokens.firstIndex(where: { $0.text == "{" }) else {
      members = []
      return
    }
    members = Self.all(in: tokens[(opening + 1)...].dropLast(), depth: depth + 1)
  }

  /// The indices of the keywords of declarations outside all braces.
  private static func keywordIndices(in tokens: ArraySlice<SwiftToken>) -> [Int] {
    var depth = 0
    return tokens.indices.filter { index in
      let text = tokens[index].text
      if tokens[index].kind == .punctuation {
        if text == "{" { depth += 1 }
        if text == "}" { depth -= 1 }
      }
      guard depth == 0, tokens[index].kind == .keyword, keywords.contains(String(text)) else { return false }
      let before = index > tokens.startIndex ? tokens[index - 1].text : ""
      let after = index + 1 < tokens.endIndex ? tokens[index + 1].text : ""
      // `class func`, `self.init`, `.case` and a constraint such as `: class` do not start a declaration.
      return before != "." && before != ":" && !(text == "class" && ["func", "var", "let"].contains(after))
    }
  }

  /// The index of the first attribute or modifier of the declaration whose keyword is at `index`.
  private static func first(of index: Int, in tokens: ArraySlice<SwiftToken>) -> Int {
    var first = index
    while first > tokens.startIndex {
      let before = tokens[first - 1]
      if before.kind == .attribute || modifiers.contains(String(before.text)) {
        first -= 1
      } else if before.text == ")", let opening = tokens[..<first].lastIndex(where: { $0.text == "(" }),
        opening > tokens.startIndex,
        tokens[opening - 1].kind == .attribute || modifiers.contains(String(tokens[opening - 1].text))
      {
        first = opening - 1
      } else {
        break
      }
    }
    return first
  }
}
