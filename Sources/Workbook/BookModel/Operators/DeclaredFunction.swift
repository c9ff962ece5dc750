import SystemSupport
import TextSupport

/// A function declared in Swift source, with its name, its signature and the summary from its doc comment.
struct DeclaredFunction: Sendable, Equatable {
  let name: OperatorName
  /// The declaration from `func`, or from the `static` before it, up to its body.
  let signature: String
  /// The first sentence of its doc comment, with backticks around code.
  let summary: String?
  let hasBody: Bool

  /// Returns the functions of `source`, including members of types and extensions.
  ///
  /// - Parameter forOthers: Whether to omit functions that are not public or are deprecated.
  static func all(in source: String, forOthers: Bool) -> [DeclaredFunction] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return functions(SwiftDeclaration.all(in: source), lines, isPublic: !forOthers, forOthers: forOthers)
  }

  private static func functions(
    _ declarations: [SwiftDeclaration], _ lines: [Substring], isPublic: Bool, forOthers: Bool
  ) -> [DeclaredFunction] {
    declarations.flatMap { declaration -> [DeclaredFunction] in
      let modifiers = declaration.tokens.prefix { $0.text != declaration.keyword }
      let isSeen = isPublic || modifiers.contains { ["public", "open"].contains($0.text) }
      if declaration.keyword == "func" {
        let isOld = modifiers.contains { $0.text == "deprecated" }
        guard isSeen, !(forOthers && isOld) else { return [] }
        return [DeclaredFunction(declaration, lines)].compactMap(\.self)
      }
      return functions(
        declaration.members, lines, isPublic: isPublic || declaration.keyword == "extension" && isSeen,
        forOthers: forOthers)
    }
  }

  private init?(_ declaration: SwiftDeclaration, _ lines: [Substring]) {
    guard declaration.name.first?.isLetter == true,
      let keyword = declaration.tokens.firstIndex(where: { $0.text == "func" }),
      let opening = declaration.tokens[keyword...].firstIndex(where: { $0.text == "(" })
    else { return nil }
    let before = keyword > declaration.tokens.startIndex ? declaration.tokens[keyword - 1].text : ""
    let tokens = declaration.tokens[(["static", "class"].contains(before) ? keyword - 1 : keyword)...]
    var depth = 0
    let body = tokens.firstIndex { token in
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      return depth == 0 && token.text == "{"
    }
    guard let first = tokens.first, let last = tokens[..<(body ?? tokens.endIndex)].last else { return nil }
    let label = tokens[opening...].dropFirst().first.flatMap { token in
      [.identifier, .keyword].contains(token.kind) ? String(token.text) : nil
    }
    name = OperatorName(base: declaration.name, label: label)
    signature = Self.text(from: first, to: last)
    summary = declaration.tokens.first.flatMap { Self.summary(above: $0.line, in: lines) }
    hasBody = body != nil
  }

  /// Returns the source from one token to another, without the indentation of the first line.
  private static func text(from first: SwiftToken, to last: SwiftToken) -> String {
    let source = first.text.base
    let start = source[..<first.range.lowerBound].lastIndex(of: "\n").map { source.index(after: $0) }
    let margin = source[(start ?? source.startIndex)...].prefix { $0 == " " }.count
    let lines = source[first.range.lowerBound..<last.range.upperBound]
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      String(line.dropFirst(min(margin, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }

  /// Returns the first sentence of the doc comment that ends above `line`.
  private static func summary(above line: Int, in lines: [Substring]) -> String? {
    var first = min(line - 1, lines.count)
    while first > 0, lines[first - 1].drop(while: { $0 == " " }).hasPrefix("///") { first -= 1 }
    let comment = lines[first..<max(first, line - 1)].map { line in
      String(line.drop { $0 == " " }.dropFirst(3).drop { $0 == " " })
    }
    return firstSentence(of: comment)
  }
}
