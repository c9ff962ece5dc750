import Foundation

/// Lines of code that a chapter shows, to be found in the source.
struct Snippet {
  private let lines: [String]

  init(_ body: [String]) {
    lines = Self.dedented(body.map(PrintedLines.normalised)[...])
  }

  var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  /// The positions in `source` at which these lines stand one after another, common indentation aside.
  func positions(in source: ArraySlice<String>) -> [Int] {
    guard lines.count <= source.count else { return [] }
    return (source.startIndex...(source.endIndex - lines.count)).filter { start in
      isLike(source, at: start)
        && zip(Self.dedented(source[start..<(start + lines.count)]), lines).allSatisfy {
          $0.isIdentical(to: $1)
        }
    }
  }

  /// How `source` differs from these lines where it is most like them: the difference, the line of the
  /// snippet, and that of the source.
  func difference(from source: ArraySlice<String>) -> (lines: [String], line: Int, sourceLine: Int) {
    let range = mostSimilar(in: source)
    let diff = LineDiff(
      expected: lines.map(LinePattern.init(literally:)), found: Self.dedented(source[range]))
    let sourceLine = min(range.lowerBound + diff.firstDifference, max(source.startIndex, source.endIndex - 1))
    return (diff.hunk(), min(diff.firstDifference, max(0, lines.count - 1)), sourceLine)
  }

  /// A bracket whose other half is not shown, and its line, counted from 0; nil where all are.
  var unbalanced: (bracket: Character, line: Int, isOpenedAbove: Bool)? {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var open: [(bracket: Character, line: Int)] = []
    for token in SwiftLexer.tokens(of: lines.joined(separator: "\n")) where token.kind == .punctuation {
      guard let bracket = token.text.first else { continue }
      if pairs.values.contains(bracket) {
        open.append((bracket, token.line - 1))
      } else if let opening = pairs[bracket], open.popLast()?.bracket != opening {
        return (bracket, token.line - 1, true)
      }
    }
    return open.last.map { ($0.bracket, $0.line, false) }
  }

  /// Where `source` is most like these lines, indentation aside.
  private func mostSimilar(in source: ArraySlice<String>) -> Range<Int> {
    // Any number of lines may come before and after.
    let wanted: [Substring?] = [nil] + lines.map { $0.drop(while: \.isWhitespace) } + [nil]
    let present = source.map { $0.drop(while: \.isWhitespace) }
    let alignment = Alignment<Substring?, Substring>(
      wanted, present, isWildcard: { $0 == nil }, isSame: { $0 == .some($1) })
    let found = alignment.steps.compactMap { step -> Int? in
      switch step {
      case .same(_, let found), .replaced(_, let found), .extra(let found): source.startIndex + found
      case .missing, .swallowed: nil
      }
    }
    guard let first = found.first, let last = found.last else { return source.startIndex..<source.startIndex }
    return first..<(last + 1)
  }

  /// Whether the lines from `start` on are the same, indentation aside.
  private func isLike(_ source: ArraySlice<String>, at start: Int) -> Bool {
    zip(lines, source[start...]).allSatisfy { Self.unindented($0) == Self.unindented($1) }
  }

  private static func unindented(_ line: String) -> Substring {
    let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    // Whatever else is a blank is no letter of ASCII, nor has any added to it.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return text }
    return text.drop(while: \.isWhitespace)
  }

  /// The lines without the blanks that all of them begin with.
  private static func dedented(_ lines: ArraySlice<String>) -> [String] {
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } }
    guard var margin = margins.first else { return Array(lines) }
    for other in margins where !other.hasPrefix(margin) {
      margin = Substring(margin.commonPrefix(with: other))
    }
    return lines.map { $0.isEmpty ? $0 : String($0.dropFirst(margin.count)) }
  }
}
