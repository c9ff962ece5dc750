import Foundation
import TextSupport

/// Lines of code that a chapter shows and that must occur in a source file.
package struct Snippet {
  private let lines: [String]

  package init(_ body: [String]) {
    lines = Self.dedented(body.map(PrintedLines.normalised)[...])
  }

  package var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  /// Returns the positions in `source` at which these lines occur consecutively, apart from common indentation.
  package func positions(in source: ArraySlice<String>) -> [Int] {
    guard lines.count <= source.count else { return [] }
    return (source.startIndex...(source.endIndex - lines.count)).filter { start in
      isLike(source, at: start)
        && zip(Self.dedented(source[start..<(start + lines.count)]), lines).allSatisfy {
          $0.isIdentical(to: $1)
        }
    }
  }

  /// Returns the difference from the most similar part of `source`, with the lines of the snippet and of the source at
  /// which it starts.
  package func difference(from source: ArraySlice<String>) -> (lines: [String], line: Int, sourceLine: Int) {
    let range = mostSimilar(in: source)
    let diff = LineDiff(
      expected: lines.map(LinePattern.init(literally:)), found: Self.dedented(source[range]))
    let sourceLine = min(range.lowerBound + diff.firstDifference, max(source.startIndex, source.endIndex - 1))
    return (diff.hunk(), min(diff.firstDifference, max(0, lines.count - 1)), sourceLine)
  }

  /// A bracket whose counterpart is not shown, with its line, counted from 0; nil if all brackets are balanced.
  package var unbalanced: (bracket: Character, line: Int, isOpenedAbove: Bool)? {
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

  /// Returns the range of `source` that is most similar to these lines, ignoring indentation.
  private func mostSimilar(in source: ArraySlice<String>) -> Range<Int> {
    // Any lines may precede and follow.
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

  /// Whether the lines from `start` on are equal, ignoring indentation.
  private func isLike(_ source: ArraySlice<String>, at start: Int) -> Bool {
    zip(lines, source[start...]).allSatisfy { Self.unindented($0) == Self.unindented($1) }
  }

  private static func unindented(_ line: String) -> Substring {
    let text = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
    // A fast path: a line that starts with an ASCII character needs no Unicode-aware check for white space.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return text }
    return text.drop(while: \.isWhitespace)
  }

  /// Returns the lines without their common indentation.
  private static func dedented(_ lines: ArraySlice<String>) -> [String] {
    let margins = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " || $0 == "\t" } }
    guard var margin = margins.first else { return Array(lines) }
    for other in margins where !other.hasPrefix(margin) {
      margin = Substring(margin.commonPrefix(with: other))
    }
    return lines.map { $0.isEmpty ? $0 : String($0.dropFirst(margin.count)) }
  }
}
