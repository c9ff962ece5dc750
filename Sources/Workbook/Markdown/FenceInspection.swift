/// Sorts out which fences of a document can be relied on, and says what is wrong with the others.
struct FenceInspection {
  private(set) var fences: [Fence] = []
  private(set) var findings: [Finding] = []

  private let source: MarkdownSource
  private let file: String

  init(of blocks: [CodeBlock], in source: MarkdownSource, file: String) {
    self.source = source
    self.file = file
    let starts = Set(blocks.map(\.line))
    var lines: [ClosedRange<Int>] = []
    for block in blocks {
      var end = block.line + block.lineCount - 1
      if let (fence, opening) = block.fence {
        let closing = end + 1
        // What looks like the closing fence may open another one: outside of the quote or list item, say.
        let isClosed = !starts.contains(closing) && isClosing(closing, opening)
        if isClosed { end = closing }
        inspect(fence, opening, isClosed: isClosed)
      } else {
        report(
          block.line,
          "Indented code says nothing about itself; put it in a fence with its language, as in ```text.")
      }
      lines.append(block.line...max(end, block.line))
    }
    for line in HiddenFences(source: source, codeLines: lines).lines {
      report(
        line,
        "A backtick after the opening ``` hides this fence from Markdown; leave it out, or open and close "
          + "the fence with ~~~.")
    }
  }

  private func isClosing(_ number: Int, _ opening: FenceOpening) -> Bool {
    guard let line = source.line(number) else { return false }
    return opening.isClosed(by: String(decoding: line.withoutQuoteMarks, as: UTF8.self)[...])
  }

  private mutating func inspect(_ fence: Fence, _ opening: FenceOpening, isClosed: Bool) {
    if !isClosed {
      let marks = String(repeating: String(opening.mark), count: opening.length)
      report(
        fence.line,
        "The fence that opens here is not closed; end it with a line of \(marks), in the same quote or list "
          + "item if it stands in one.")
    }
    if let next = fence.body.firstIndex(where: { Self.isOpening($0, within: opening) }) {
      report(
        fence.line,
        "The fence that opens here is not closed before another one opens in line \(fence.line + 1 + next); "
          + "close it, or give it more marks if it is to show that.")
    }
    if fence.language.isEmpty {
      report(
        fence.line,
        "This fence has no language; put one after its marks, before any attributes: swift, output, or text "
          + "for what is just shown.")
    }
    for problem in opening.problems { report(fence.line, problem) }
    if isClosed, !fence.language.isEmpty, opening.problems.isEmpty { fences.append(fence) }
  }

  /// The languages of a book's fences.
  private static let languages: Set = [
    "swift", "output", "marble", "answers", "choose", "operators", "text", "console",
  ]

  /// Whether a line of a fence's body looks as if it opened another one.
  private static func isOpening(_ line: String, within outer: FenceOpening) -> Bool {
    guard let opening = FenceOpening(line.drop { $0 == " " }) else { return false }
    return opening.mark == outer.mark && opening.length >= outer.length
      && languages.contains(opening.language)
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}
