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
      agreement(source, at: start) == lines.count
        && Self.dedented(source[start..<(start + lines.count)]) == lines
    }
  }

  /// How `source` differs from these lines where it is most like them: the difference, the line of the
  /// snippet, and that of the source.
  func difference(from source: ArraySlice<String>) -> (lines: [String], line: Int, sourceLine: Int) {
    let start =
      source.indices.max { agreement(source, at: $0) < agreement(source, at: $1) } ?? source.startIndex
    let window = Self.dedented(source[start..<min(source.endIndex, start + lines.count)])
    let diff = LineDiff(expected: lines.map(LinePattern.init(literally:)), found: window)
    let sourceLine = min(start + diff.firstDifference, max(source.startIndex, source.endIndex - 1))
    return (diff.hunk(), min(diff.firstDifference, max(0, lines.count - 1)), sourceLine)
  }

  /// How many lines from `start` on are the same, indentation aside.
  private func agreement(_ source: ArraySlice<String>, at start: Int) -> Int {
    zip(lines, source[start...]).count { $0.drop(while: \.isWhitespace) == $1.drop(while: \.isWhitespace) }
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
