/// A Markdown text as a flat list of events, with its fences and what is wrong with it.
///
/// Nothing here is a tree, so that no depth of nesting can exhaust the stack of whoever reads it.
public struct MarkdownDocument: Sendable {
  public let file: String
  public let events: [MarkdownEvent]
  /// The fences that can be relied on, in order: closed ones, with a language and readable attributes.
  public let fences: [Fence]
  /// What is wrong, by line.
  public let findings: [Finding]
  /// The anchors of the headings, in order, as a page that shows the file has them.
  let anchors: [String]

  /// Whether there is nothing in it, or it could not be read.
  var isEmpty: Bool { events.count <= 2 }

  /// Reads `text`; `file` is the name that findings carry.
  public init(text: String, file: String) { self.init(text: text, file: file, problem: nil) }

  /// - Parameter problem: What is wrong with the file as such.
  init(text: String, file: String, problem: Finding?) {
    let source = MarkdownSource(text)
    let reader = MarkdownReader(reading: source)
    let inspection = FenceInspection(of: reader.codeBlocks, in: source, file: file)
    self.file = file
    events = reader.events
    anchors = Self.anchors(in: reader.events)
    fences = inspection.fences
    // What is printed may well have them.
    let outputs = inspection.fences.filter { $0.language == "output" }.flatMap { fence in
      (fence.line + 1)..<(fence.line + 1 + fence.body.count)
    }
    findings = [
      [problem].compactMap(\.self), inspection.findings,
      reader.problems.map { Finding(file: file, line: $0.line, message: $0.message) },
      RawHTML.findings(in: events, file: file),
      InvisibleCharacters.findings(in: source, exempt: Set(outputs), file: file),
    ].joined().sortedByLine()
  }
}

extension Sequence<Finding> {
  /// The findings of one file by line, those of one line in the order in which they were made.
  func sortedByLine() -> [Finding] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
