/// Finds lines that look like the opening of a fence but are prose in Markdown.
///
/// A backtick among the attributes has this effect.
struct HiddenFences {
  let lines: [Int]

  /// - Parameter codeLines: The lines of all code blocks with their fences, in order.
  init(source: MarkdownSource, codeLines: [ClosedRange<Int>]) {
    var lines: [Int] = []
    var next = 1
    for code in codeLines + [(source.lineCount + 1)...(source.lineCount + 1)] {
      while next < code.lowerBound {
        if let line = source.line(next), Self.isHiddenFence(line) { lines.append(next) }
        next += 1
      }
      next = max(next, code.upperBound + 1)
    }
    self.lines = lines
  }

  private static func isHiddenFence(_ line: ArraySlice<UInt8>) -> Bool {
    let backtick = UInt8(ascii: "`")
    let text = withoutContainers(line)
    let opening = text.prefix { $0 == backtick }
    guard opening.count >= 3 else { return false }
    var rest = text[opening.endIndex...]
    guard rest.contains(backtick) else { return false }
    // A run of the same length makes it a code span, which may start a line of prose.
    while let start = rest.firstIndex(of: backtick) {
      let run = rest[start...].prefix { $0 == backtick }
      if run.count == opening.count { return false }
      rest = rest[run.endIndex...]
    }
    return true
  }

  /// Removes the markers of quotes and list items at the beginning of a line.
  private static func withoutContainers(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.withoutQuoteMarks
    while let first = line.first {
      var rest = line
      if "-+*".utf8.contains(first) {
        rest = rest.dropFirst()
      } else {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest[digits.endIndex...]
        guard !digits.isEmpty, let delimiter = rest.popFirst(), ".)".utf8.contains(delimiter) else { break }
      }
      guard let blank = rest.first, " \t".utf8.contains(blank) else { break }
      line = rest.withoutQuoteMarks
    }
    return line
  }
}

extension ArraySlice<UInt8> {
  /// The line without leading white space and quote markers.
  var withoutQuoteMarks: ArraySlice<UInt8> { drop { " \t>".utf8.contains($0) } }
}
