/// One line of expected output.
///
/// A line `...` matches any number of lines, and `[..]` matches anything within a line. After a backslash, both are
/// literal text.
package struct LinePattern: Equatable {
  /// The line as written in the chapter.
  package let text: String
  package let form: Form

  /// The kind of a line's pattern.
  package enum Form: Equatable {
    case anyLines
    case literal(String)
    /// The literal parts between the wildcards.
    case pieces([[UInt8]])
  }

  package init(_ line: String) {
    text = PrintedLines.normalised(line)
    let bare = text.drop { $0 == " " || $0 == "\t" }
    if text == "..." {
      form = .anyLines
    } else if bare.hasPrefix("\\"), bare.drop(while: { $0 == "\\" }) == "..." {
      form = .literal(String(text.dropLast(bare.count)) + String(bare.dropFirst()))
    } else if text.utf8.contains(UInt8(ascii: "[")), text.contains("[..]") {
      // Few lines contain a bracket, and searching for a byte is faster than searching for a string.
      let pieces = Self.pieces(of: text)
      form = pieces.count == 1 ? .literal(String(decoding: pieces[0], as: UTF8.self)) : .pieces(pieces)
    } else {
      form = .literal(text)
    }
  }

  /// Creates a pattern that matches only `line`, whatever it contains.
  package init(literally line: String) {
    text = line
    form = .literal(line)
  }

  /// The pattern that matches any number of lines.
  package static let anyLines = LinePattern("...")

  /// Returns the line that a chapter must contain to match only `line`.
  package static func escaped(_ line: String) -> String {
    let bare = line.drop { $0 == " " || $0 == "\t" }
    if bare.drop(while: { $0 == "\\" }) == "..." { return line.dropLast(bare.count) + "\\" + bare }
    return line.replacing("[..]", with: "\\[..]")
  }

  /// Whether the pattern matches any number of lines.
  package var isAnyLines: Bool { form == .anyLines }
  /// Whether the pattern matches every line.
  var isVacuous: Bool {
    if case .pieces(let pieces) = form { pieces.allSatisfy(\.isEmpty) } else { isAnyLines }
  }
  /// Whether the pattern matches only one line.
  package var isLiteral: Bool { literal != nil }
  /// The only line that the pattern matches; nil if it matches several.
  package var literal: String? { if case .literal(let line) = form { line } else { nil } }

  /// Whether the pattern matches `line`, which must be normalised.
  package func matches(_ line: String) -> Bool {
    switch form {
    case .anyLines: false
    case .literal(let literal): line.isIdentical(to: literal)
    case .pieces(let pieces): Self.matches(pieces, Array(line.utf8))
    }
  }

  private static func pieces(of text: String) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    var rest = Array(text.utf8)[...]
    let wildcard = Array("[..]".utf8)
    while let byte = rest.first {
      if rest.starts(with: wildcard) {
        pieces.append([])
        rest = rest.dropFirst(wildcard.count)
      } else if byte == UInt8(ascii: "\\"), rest.dropFirst().starts(with: wildcard) {
        pieces[pieces.count - 1] += wildcard
        rest = rest.dropFirst(wildcard.count + 1)
      } else {
        pieces[pieces.count - 1].append(byte)
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// Whether `line` starts with the first piece, ends with the last one, and contains the others in between, in order.
  ///
  /// Each piece is matched at its first occurrence, so no backtracking is needed.
  private static func matches(_ pieces: [[UInt8]], _ line: [UInt8]) -> Bool {
    guard let first = pieces.first, let last = pieces.last, line.count >= first.count + last.count,
      line.starts(with: first), line.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = line[first.count..<(line.count - last.count)]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}
