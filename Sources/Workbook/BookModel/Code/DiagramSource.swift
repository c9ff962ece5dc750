import TextSupport

/// A call of `diagram` in a chapter's source, with its rows and its operator.
package struct DiagramSource {
  /// The name of the file in findings.
  package let file: String
  /// The line of the call, counted from 1.
  package let line: Int
  /// The source of the closure with its braces; empty if the call could not be parsed.
  package let closure: Substring
  /// The number of sources that the closure takes.
  package let parameterCount: Int
  /// The tokens of the closure's body.
  package let body: [SwiftToken]
  /// The lines of the body, counted from 1; nil if the call could not be parsed.
  package let bodyLines: ClosedRange<Int>?
  /// The lines of the source.
  package let lines: [String]
  /// The line of the string literal with the rows, counted from 1.
  private let rowsLine: Int

  /// Parses the call on `line`, counted from 1, or returns nil.
  ///
  /// - Parameter tokens: The tokens of the file, without comments.
  init?(in text: SourceText, tokens: [SwiftToken], line: Int) {
    guard let call = tokens.firstIndex(where: { $0.line == line && $0.text == "diagram" }) else { return nil }
    file = text.place
    self.line = line
    lines = text.lines
    let rest = tokens[(call + 1)...]
    // The first literal is the name. The second one contains the rows if it is before the closure.
    let opening = Self.closure(in: rest)
    let literals = rest[..<(opening ?? rest.endIndex)].filter { $0.kind == .string }
    rowsLine = literals.dropFirst().first?.line ?? line
    guard let opening, let closing = Self.closing(of: opening, in: rest) else {
      closure = ""
      parameterCount = 0
      body = []
      bodyLines = nil
      return
    }
    closure = rest[opening].text.base[rest[opening].range.lowerBound..<rest[closing].range.upperBound]
    let inside = rest[(opening + 1)..<closing]
    let body = Array(Self.withoutSignature(inside))
    parameterCount = Self.parameters(in: inside.dropLast(body.count))
    self.body = body
    bodyLines = body.first.flatMap { first in body.last.map { first.line...max(first.line, $0.line) } }
  }

  /// Returns the place of a row in the source.
  ///
  /// - Parameter number: The number of the line within `rows`, counted from 1.
  package func place(ofRow number: Int?, column: Int?, in rows: String) -> Place {
    guard let number, let column else { return Place(file: file, line: line) }
    let rowLines = rows.split(separator: "\n", omittingEmptySubsequences: false)
    guard rowLines.indices.contains(number - 1) else { return Place(file: file, line: line) }
    let row = rowLines[number - 1]
    // The rows of a multi-line literal start on the line after its quotes.
    for candidate in [rowsLine + number, rowsLine + number - 1] where lines.indices.contains(candidate - 1) {
      let written = lines[candidate - 1]
      guard let range = written.firstRange(of: row), !row.isEmpty else { continue }
      let margin = written.distance(from: written.startIndex, to: range.lowerBound)
      return Place(file: file, line: candidate, column: margin + column)
    }
    return Place(file: file, line: line)
  }

  /// Returns the index of the brace that opens the closure.
  private static func closure(in tokens: ArraySlice<SwiftToken>) -> Int? {
    var depth = 0
    for index in tokens.indices where tokens[index].kind == .punctuation {
      switch tokens[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth <= 1: return index
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  private static func closing(of opening: Int, in tokens: ArraySlice<SwiftToken>) -> Int? {
    var depth = 0
    for index in opening..<tokens.endIndex where tokens[index].kind == .punctuation {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the number of parameters in `signature`, with or without parentheses.
  private static func parameters(in signature: ArraySlice<SwiftToken>) -> Int {
    var (depth, commas, names) = (0, 0, 0)
    for token in signature {
      switch token.text {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case "," where depth <= 1: commas += 1
      case ":" where depth == 1: names += 1
      default: break
      }
    }
    return names > 0 ? commas + 1 : 0
  }

  /// Returns the body of a closure without its signature, up to `in`.
  private static func withoutSignature(_ body: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    var depth = 0
    for index in body.indices {
      switch body[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{": return body
      case "in" where depth == 0: return body[(index + 1)...]
      case "=": if depth == 0 { return body }
      default: break
      }
    }
    return body
  }
}
