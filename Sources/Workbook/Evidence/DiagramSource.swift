/// A call of `diagram` in the source of a chapter: its rows and its operator.
struct DiagramSource {
  /// The file, as findings name it.
  let file: String
  /// The line of the call, counted from 1.
  let line: Int
  /// The closure as it is written, with its braces; empty if the call could not be read.
  let closure: Substring
  /// How many sources the closure takes.
  let parameterCount: Int
  /// The tokens of the closure's body.
  let body: [SwiftToken]
  /// The lines of the body, counted from 1; nil if the call could not be read.
  let bodyLines: ClosedRange<Int>?
  /// The lines of the source.
  let lines: [String]
  /// The line on which the literal of the rows begins, counted from 1.
  private let rowsLine: Int

  /// Reads the call on `line`, counted from 1, of a file whose `tokens` are no comments; nil if there is none.
  init?(in text: SourceText, tokens: [SwiftToken], line: Int) {
    guard let call = tokens.firstIndex(where: { $0.line == line && $0.text == "diagram" }) else { return nil }
    file = text.place
    self.line = line
    lines = text.lines
    let rest = tokens[(call + 1)...]
    // The first literal is the name, the second, if it comes before the closure, holds the rows.
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

  /// Where `row`, which stands on the line `number` of the rows, is written.
  func place(ofRow number: Int?, column: Int?, in rows: String) -> Place {
    guard let number, let column else { return Place(file: file, line: line) }
    let rowLines = rows.split(separator: "\n", omittingEmptySubsequences: false)
    guard rowLines.indices.contains(number - 1) else { return Place(file: file, line: line) }
    let row = rowLines[number - 1]
    // The rows of a literal of several lines begin on the line after its quotes.
    for candidate in [rowsLine + number, rowsLine + number - 1] where lines.indices.contains(candidate - 1) {
      let written = lines[candidate - 1]
      guard let range = written.firstRange(of: row), !row.isEmpty else { continue }
      let margin = written.distance(from: written.startIndex, to: range.lowerBound)
      return Place(file: file, line: candidate, column: margin + column)
    }
    return Place(file: file, line: line)
  }

  /// The position of the brace that opens the closure.
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

  /// How many parameters `signature` names, whether in parentheses or not.
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

  /// What stands behind the `in` of a closure's signature.
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
