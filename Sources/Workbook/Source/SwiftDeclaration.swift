/// A declaration of a Swift text, as far as its tokens tell: what it is called, and what belongs to it.
public struct SwiftDeclaration: Sendable {
  /// `func`, `struct`, `extension` and so on.
  public let keyword: String
  /// What is declared, or extended; `init` and `subscript` are called that.
  public let name: String
  /// Whether nothing outside of its file sees it.
  public let isPrivate: Bool
  /// All of it, attributes and modifiers included, without comments.
  public let tokens: ArraySlice<SwiftToken>
  /// What is declared inside, of a type or an extension.
  public let members: [SwiftDeclaration]
  private let keywordIndex: Int

  /// The line of its keyword, counted from 1.
  public var line: Int { tokens[keywordIndex].line }

  /// It from its keyword on, up to its body or its value.
  public var head: ArraySlice<SwiftToken> {
    tokens[keywordIndex...].prefix { !["{", "="].contains($0.text) }
  }

  /// The head as people write it.
  public var headText: String {
    guard let first = head.first, let last = head.last else { return "" }
    let text = first.text.base[first.range.lowerBound..<last.range.upperBound]
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether `other` is written the same, comments and layout aside.
  public func isWritten(like other: SwiftDeclaration) -> Bool {
    tokens.map(\.text) == other.tokens.map(\.text)
  }

  /// The declarations of `source` that stand in no other one; imports are none.
  public static func all(in source: String) -> [SwiftDeclaration] {
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

  private static func all(in tokens: ArraySlice<SwiftToken>) -> [SwiftDeclaration] {
    let starts = keywordIndices(in: tokens).map { (keyword: $0, first: first(of: $0, in: tokens)) }
    return starts.enumerated().compactMap { number, start in
      let end = number + 1 < starts.count ? starts[number + 1].first : tokens.endIndex
      return SwiftDeclaration(tokens[start.first..<end], keyword: start.keyword)
    }
  }

  private init?(_ tokens: ArraySlice<SwiftToken>, keyword index: Int) {
    keyword = String(tokens[index].text)
    guard keyword != "import", let next = tokens[(index + 1)...].first else { return nil }
    name =
      Self.named.contains(keyword) || keyword == "case" ? String(next.text.filter { $0 != "`" }) : keyword
    isPrivate = tokens[..<index].contains { ["private", "fileprivate"].contains($0.text) }
    self.tokens = tokens
    keywordIndex = index
    guard Self.containers.contains(keyword), let opening = tokens.firstIndex(where: { $0.text == "{" }) else {
      members = []
      return
    }
    members = Self.all(in: tokens[(opening + 1)...].dropLast())
  }

  /// Where, outside of all braces, the keyword of a declaration stands.
  private static func keywordIndices(in tokens: ArraySlice<SwiftToken>) -> [Int] {
    var depth = 0
    return tokens.indices.filter { index in
      let text = tokens[index].text
      if tokens[index].kind == .punctuation {
        if text == "{" { depth += 1 }
        if text == "}" { depth -= 1 }
      }
      guard depth == 0, keywords.contains(String(text)) else { return false }
      let before = index > tokens.startIndex ? tokens[index - 1].text : ""
      let after = index + 1 < tokens.endIndex ? tokens[index + 1].text : ""
      // `class func`, `self.init` and `.case` begin none, nor does `any class`-like constraint.
      return before != "." && before != ":" && !(text == "class" && ["func", "var", "let"].contains(after))
    }
  }

  /// Where the attributes and modifiers in front of the keyword at `index` begin.
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
