import BookMarkdown
import Lesson
import TextSupport

/// The parsed body of the cover's `demo` fence: a field for text that is played into diagrams of a chapter.
///
/// A line has one of these forms, in which two or more spaces separate names:
///
/// - `field` and the label of the field
/// - `row`, the name of a row, and the diagram whose result it shows
/// - `answers`, the words of a choice, and the diagram whose result the last row shows if it is chosen
/// - `agrees` and `differs`, the messages if the last answer belongs, or doesn't belong, to the text in the field
package struct CoverDemo: Sendable, Equatable {
  /// A row, or a choice for the last row.
  package struct Track: Sendable, Equatable {
    package let name: String
    package let diagram: String
    let line: Int
  }

  /// The identifier of the chapter with the diagrams, such as `chapter18`.
  package let chapter: String
  package private(set) var field = ""
  package private(set) var rows: [Track] = []
  package private(set) var answers: [Track] = []
  package private(set) var agrees = ""
  package private(set) var differs = ""
  /// The lines that can't be parsed, and diagrams that don't exist.
  package private(set) var findings: [Finding] = []
  private let file: String
  private let line: Int

  fileprivate init(_ fence: Fence, of chapter: String, file: String) {
    self.chapter = chapter
    self.file = file
    line = fence.line
    for (index, text) in fence.body.enumerated() where !text.allSatisfy(\.isWhitespace) {
      if let problem = read(text, at: fence.line + 1 + index) { report(problem, at: fence.line + 1 + index) }
    }
    if field.isEmpty {
      report("This demo has no `field` line; add one with the label of the field.", at: line)
    }
    if answers.isEmpty {
      report("This demo has no `answers` line; add one with the diagram whose result it shows.", at: line)
    }
  }

  /// Parses a line.
  ///
  /// - Returns: The problem with the line.
  private mutating func read(_ text: String, at line: Int) -> String? {
    let parts = text.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
    guard parts.count == 2 else { return "`\(parts[0])` needs a value after it." }
    let value = parts[1].drop(while: \.isWhitespace)
    switch parts[0] {
    case "field": field = String(value)
    case "agrees": agrees = String(value)
    case "differs": differs = String(value)
    case "row", "answers":
      guard let gap = value.firstRange(of: "  ") else {
        return "`\(parts[0])` needs a name, two spaces, and the name of a diagram."
      }
      let track = Track(
        name: String(value[..<gap.lowerBound]),
        diagram: String(value[gap.upperBound...].drop(while: \.isWhitespace)), line: line)
      if parts[0] == "row" { rows.append(track) } else { answers.append(track) }
    default:
      let meant = nearest(to: parts[0], in: ["field", "row", "answers", "agrees", "differs"])
      return "A line of a demo can't start with `\(parts[0])`"
        + (meant.map { "; did you mean `\($0)`?" } ?? "; use field, row, answers, agrees or differs.")
    }
    return nil
  }

  fileprivate mutating func report(_ message: String, at line: Int) {
    findings.append(Finding(file: file, line: line, message: message))
  }

  /// Reports diagrams that don't exist, or whose rows differ from those of the others.
  fileprivate mutating func check(in book: Book) {
    guard let owner = book.chapters.first(where: { $0.identifier == chapter }) else {
      return report("The attribute `of` names \(chapter), but the book has no such chapter.", at: line)
    }
    let diagrams = owner.code.diagrams
    let found = (rows + answers).compactMap { track -> Diagram? in
      if let diagram = diagrams.first(where: { $0.name == track.diagram }) { return diagram }
      let meant = nearest(to: track.diagram, in: diagrams.map(\.name))
      report(
        "There is no diagram `\(track.diagram)` in \(chapter)"
          + (meant.map { "; did you mean `\($0)`?" } ?? "."), at: track.line)
      return nil
    }
    if let first = found.first,
      let other = found.first(where: { ($0.rows, $0.frame) != (first.rows, first.frame) })
    {
      report(
        "The diagrams `\(first.name)` and `\(other.name)` have different rows or frames, so one text can't be played into both.",
        at: line)
    }
  }
}

extension ParsedBook {
  /// The demo on the cover, if it has one.
  package var coverDemo: CoverDemo? {
    guard let text = cover?.text else { return nil }
    let demos = text.fences.compactMap { fence in
      if case .demo(let chapter) = fence.role { (fence.markdown, chapter) } else { nil }
    }
    guard let (fence, chapter) = demos.first else { return nil }
    var demo = CoverDemo(fence, of: chapter, file: text.document.file)
    demo.check(in: book)
    for (other, _) in demos.dropFirst() {
      demo.report("The cover already has a demo; remove this one.", at: other.line)
    }
    return demo
  }
}
