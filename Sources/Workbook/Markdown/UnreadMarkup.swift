/// Finds what was meant as markup and is read as plain text, so that readers would see its marks.
///
/// The Markdown of the book has no boxes to tick, no footnotes, no notes of other kinds than two, and no words that are
/// crossed out. Other marks have a slip in them. Code is what it is.
struct UnreadMarkup {
  private(set) var findings: [Finding] = []

  private let file: String
  /// The lines of the paragraph or heading that is being read.
  private var lines: [Line] = []

  init(in document: MarkdownDocument) {
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

  /// A line of a paragraph, with one sign in the place of each piece of code.
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

  // MARK: What Markdown does not have

  private mutating func inspectBox(_ events: ArraySlice<MarkdownEvent>) {
    guard let (text, line) = Self.beginning(of: events), let mark = text.first(where: { $0 != "[" }),
      " xX".contains(mark), text.hasPrefix("[\(mark)]")
    else { return }
    let rest = text.dropFirst(3)
    let isFollowedByLine = rest.isEmpty && Self.isBreak(events.dropFirst(2).first)
    guard rest.first?.isWhitespace == true || isFollowedByLine else { return }
    report(line, "The box `[\(mark)]` would be shown as it is; say in words what is done, or leave it out.")
  }

  /// A mark that makes no note of its quote.
  private mutating func inspectMark(_ events: ArraySlice<MarkdownEvent>) {
    guard let (text, line) = Self.beginning(of: events),
      let kind = text.prefixMatch(of: /\[!([A-Za-z]+)\]/)?.1
    else { return }
    let advice =
      MarkdownNode.Note(rawValue: String(kind)) == nil
      ? "there are notes, `[!NOTE]`, and warnings, `[!WARNING]`"
      : "it stands on a line of its own, in a quote that stands in no list and in no other quote"
    report(line, "`[!\(kind)]` would be shown as it is; \(advice).")
  }

  private mutating func inspectNote(
    _ note: MarkdownNode.Note, _ events: ArraySlice<MarkdownEvent>, at line: Int
  ) {
    guard case .exit = events.first else { return }
    report(line, "Nothing stands below `[!\(note.rawValue)]`; write what is to be noted, or take it out.")
  }

  /// A footnote whose text is one word, as an address is, is read as a link.
  private mutating func inspectLabel(_ events: ArraySlice<MarkdownEvent>, at line: Int) {
    guard case .leaf(let node) = events.first, case .text(let words) = node.kind, words.hasPrefix("^"),
      words.count > 1
    else { return }
    reportFootnote("[\(words)]", at: line)
  }

  private mutating func reportFootnote(_ mark: some StringProtocol, at line: Int) {
    report(
      line,
      "There are no footnotes here, and `\(mark)` would be shown as it is; say it in the text, or link to it; "
        + "put code in backticks.")
  }

  /// The text with which the first paragraph of a list item or a quote begins, and its line.
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
        line.number, "`~~` would be shown as it is; leave out what is crossed out, or put code in backticks.")
    }
    if text.prefixMatch(of: /#{2,6}[^#\s]|#{7,}/) != nil {
      report(
        line.number,
        "This heading would be shown with its marks; write one to six of them and a blank behind.")
    }
    if text.contains("`") {
      report(
        line.number,
        "There is a backtick here that would be shown, and nothing proves what was to be code; put the same "
          + "number of them at both ends.")
    }
    if text.contains("**") {
      report(
        line.number,
        "`**` would be shown as it is; put it at both ends, without a blank inside, or put code in backticks."
      )
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}
