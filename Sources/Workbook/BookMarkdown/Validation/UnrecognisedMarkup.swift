import TextSupport

/// Finds text that was probably meant as markup but would be shown literally.
///
/// The book's Markdown supports no task lists, footnotes or strikethrough, and only two kinds of notes. Other markers
/// that remain in the text are mistakes. Code is not checked.
package struct UnrecognisedMarkup {
  package private(set) var findings: [Finding] = []

  private let file: String
  /// The lines of the current paragraph or heading.
  private var lines: [Line] = []

  package init(in document: MarkdownDocument) {
    file = document.file
    for (index, event) in document.events.enumerated() {
      let following = document.events[(index + 1)...]
      switch event {
      case .enter(let node):
        switch node.kind {
        case .paragraph, .heading, .cell: lines = [Line(number: node.line)]
        case .item: inspectBox(following)
        case .blockQuote: inspectMark(following)
        case .note(let note): inspectNote(note, following, at: node.line)
        case .link: inspectLabel(following, at: node.line)
        default: break
        }
      case .leaf(let node): read(node)
      case .exit(let node):
        switch node.kind {
        case .paragraph, .heading, .cell: inspectLines()
        default: break
        }
      }
    }
  }

  /// A line of a paragraph, with a placeholder character for each code span.
  private struct Line {
    let number: Int
    var text = ""
  }

  private mutating func read(_ node: MarkdownNode) {
    guard let last = lines.indices.last else { return }
    switch node.kind {
    case .text(let words): lines[last].text += words
    case .softBreak, .lineBreak: lines.append(Line(number: lines[last].number + 1))
    default: lines[last].text += "\u{FFFC}"
    }
  }

  // MARK: Unsupported markup

  private mutating func inspectBox(_ events: ArraySlice<MarkdownEvent>) {
    guard let (text, line) = Self.beginning(of: events), let mark = text.first(where: { $0 != "[" }),
      " xX".contains(mark), text.hasPrefix("[\(mark)]")
    else { return }
    let rest = text.dropFirst(3)
    let isFollowedByLine = rest.isEmpty && Self.isBreak(events.dropFirst(2).first)
    guard rest.first?.isWhitespace == true || isFollowedByLine else { return }
    report(line, "Task lists are not supported: `[\(mark)]` would be shown literally; use words instead.")
  }

  /// Reports a quote with the marker of a note that was not recognised as one.
  private mutating func inspectMark(_ events: ArraySlice<MarkdownEvent>) {
    guard let (text, line) = Self.beginning(of: events),
      let kind = text.prefixMatch(of: /\[!([A-Za-z]+)\]/)?.1
    else { return }
    let advice =
      MarkdownNode.Note(rawValue: String(kind)) == nil
      ? "only notes (`[!NOTE]`) and warnings (`[!WARNING]`) are supported"
      : "put it on a line of its own, in a quote that is not inside a list or another quote"
    report(line, "`[!\(kind)]` would be shown literally; \(advice).")
  }

  private mutating func inspectNote(
    _ note: MarkdownNode.Note, _ events: ArraySlice<MarkdownEvent>, at line: Int
  ) {
    guard case .exit = events.first else { return }
    report(line, "`[!\(note.rawValue)]` has no text; add text below it, or remove the note.")
  }

  /// A footnote definition of a single word, such as an address, is parsed as a link reference.
  private mutating func inspectLabel(_ events: ArraySlice<MarkdownEvent>, at line: Int) {
    guard case .leaf(let node) = events.first, case .text(let words) = node.kind, words.hasPrefix("^"),
      words.count > 1
    else { return }
    reportFootnote("[\(words)]", at: line)
  }

  private mutating func reportFootnote(_ mark: some StringProtocol, at line: Int) {
    report(
      line,
      "Footnotes are not supported: `\(mark)` would be shown literally. Put the text into the paragraph, or "
        + "link to it. If it is code, put it in backticks.")
  }

  /// Returns the text at the beginning of the first paragraph of a list item or a quote, and its line.
  private static func beginning(of events: ArraySlice<MarkdownEvent>) -> (text: String, line: Int)? {
    guard case .enter(let paragraph) = events.first, case .paragraph = paragraph.kind,
      case .leaf(let node) = events.dropFirst().first, case .text(let words) = node.kind
    else { return nil }
    return (words, paragraph.line)
  }

  private static func isBreak(_ event: MarkdownEvent?) -> Bool {
    if case .leaf(let node) = event { node.kind == .softBreak || node.kind == .lineBreak } else { false }
  }

  // MARK: Lines

  private mutating func inspectLines() {
    for line in lines { inspect(line) }
    lines = []
  }

  private mutating func inspect(_ line: Line) {
    let text = line.text
    if let mark = text.firstMatch(of: /\[\^[^\]\s]+\]/) { reportFootnote(mark.0, at: line.number) }
    if text.contains("~~") {
      report(
        line.number,
        "Strikethrough is not supported: `~~` would be shown; remove it, or put code in backticks.")
    }
    if text.prefixMatch(of: /#{2,6}[^#\s]|#{7,}/) != nil {
      report(
        line.number,
        "This is not parsed as a heading; write one to six `#` followed by a space.")
    }
    if text.contains("`") {
      report(
        line.number,
        "This backtick would be shown literally, and code here would not be verified; use the same number of "
          + "backticks at both ends.")
    }
    if text.contains("**") {
      report(
        line.number,
        "`**` would be shown literally; put it at both ends without spaces inside, or put code in backticks."
      )
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}
