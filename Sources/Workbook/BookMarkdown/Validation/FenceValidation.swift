import TextSupport

/// Selects the valid fences of a document, and reports the problems with the others.
struct FenceValidation {
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
        // The line may open another fence instead, for example outside of the quote or list item.
        let isClosed = !starts.contains(closing) && isClosing(closing, opening)
        if isClosed { end = closing }
        inspect(fence, opening, isClosed: isClosed)
      } else {
        report(
          block.line,
          "Indented code has no language; put it in a fence with one, such as ```text.")
      }
      lines.append(block.line...max(end, block.line))
    }
    for line in HiddenFences(source: source, codeLines: lines).lines {
      report(
        line,
        "A backtick after the opening ``` hides this fence from Markdown; remove it, or use ~~~ to open and "
          + "close the fence.")
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
        "The fence that opens here is not closed; end it with a line of \(marks). If the fence is in a quote "
          + "or list item, put that line there, too.")
    }
    if let next = fence.body.firstIndex(where: { Self.isOpening($0, within: opening) }) {
      report(
        fence.line,
        "The fence that opens here is not closed before another one opens on line \(fence.line + 1 + next); "
          + "close it, or use more backticks or tildes if it should contain the other one.")
    }
    if fence.language.isEmpty {
      report(
        fence.line,
        "This fence has no language; add one before any attributes: swift, output, or text for anything "
          + "else.")
    }
    for problem in opening.problems { report(fence.line, problem) }
    if isClosed, !fence.language.isEmpty, opening.problems.isEmpty { fences.append(fence) }
  }

  /// The languages of the fences of a book.
  private static let languages: Set = [
    "swift", "output", "marble", "answers", "choose", "operators", "demo", "text", "console",
  ]

  /// Whether a line in the body of a fence looks like the opening of another fence.
  private static func isOpening(_ line: String, within outer: FenceOpening) -> Bool {
    guard let opening = FenceOpening(line.drop { $0 == " " }) else { return false }
    return opening.mark == outer.mark && opening.length >= outer.length
      && languages.contains(opening.language)
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}
