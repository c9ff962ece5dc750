import TextSupport

/// A parsed Markdown document: a flat list of events, its fences and its problems.
///
/// It is a list instead of a tree, so deeply nested documents cannot cause a stack overflow.
package struct MarkdownDocument: Sendable {
  package let file: String
  package let events: [MarkdownEvent]
  /// The valid fences, in order: closed ones with a language and well-formed attributes.
  package let fences: [Fence]
  /// The problems, ordered by line.
  package let findings: [Finding]
  /// The anchors of the headings, in order, as on the page of the document.
  package let anchors: [String]
  /// The links and images, in order.
  package let links: [MarkdownLink]

  /// Whether the document has no content or could not be read.
  package var isEmpty: Bool { events.count <= 2 }

  /// Parses `text`.
  ///
  /// - Parameter file: The name of the file in findings.
  package init(text: String, file: String) { self.init(text: text, file: file, problem: nil) }

  /// - Parameter problem: A problem with the file as a whole.
  init(text: String, file: String, problem: Finding?) {
    let source = MarkdownSource(text)
    let parser = MarkdownParser(reading: source)
    let validation = FenceValidation(of: parser.codeBlocks, in: source, file: file)
    self.file = file
    events = parser.events
    anchors = Self.anchors(in: parser.events)
    links = Self.links(in: parser.events)
    fences = validation.fences
    // Output may contain invisible characters.
    let outputs = validation.fences.filter { $0.language == "output" }.flatMap { fence in
      (fence.line + 1)..<(fence.line + 1 + fence.body.count)
    }
    findings = [
      [problem].compactMap(\.self), validation.findings,
      parser.problems.map { Finding(file: file, line: $0.line, message: $0.message) },
      RawHTML.findings(in: events, file: file),
      Self.conflicts(in: source, parser.codeBlocks, file: file),
      InvisibleCharacters.findings(
        in: source, references: CharacterReferences.invisible(in: source, parser.codeBlocks, parser.events),
        exempt: Set(outputs), file: file),
    ].joined().sortedByLine()
  }

  /// The languages of fences that may show a single conflict marker.
  private static let shownLanguages: Set = ["output", "text", "console"]

  private static func conflicts(
    in source: MarkdownSource, _ blocks: [CodeBlock], file: String
  ) -> [Finding] {
    let shown = blocks.filter { $0.fence.map { shownLanguages.contains($0.0.language) } ?? true }
    return ConflictMarkers.findings(
      in: (1...max(source.lineCount, 1)).lazy.map { String(decoding: source.line($0) ?? [], as: UTF8.self) },
      of: file, tolerant: Set(shown.flatMap { $0.line..<($0.line + $0.lineCount) }))
  }
}

extension Sequence<Finding> {
  /// The findings of one file ordered by line; findings of the same line stay in their order.
  package func sortedByLine() -> [Finding] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
  }
}
