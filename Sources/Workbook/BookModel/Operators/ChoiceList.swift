import BookMarkdown
import TextSupport

/// The parsed body of a `choose` fence.
///
/// It contains questions, with the possible choices indented below them. Two spaces separate a choice from its answer.
package struct ChoiceList {
  /// The questions, in order.
  package let questions: [Choice]
  package private(set) var findings: [Finding] = []

  private let file: String

  /// The maximum nesting depth.
  ///
  /// This limit keeps recursive functions from overflowing the stack.
  private static let deepest = 6

  private struct Row {
    let depth: Int
    let words: String
    let answer: String?
    let line: Int
  }

  package init(_ fence: Fence, file: String) {
    self.file = file
    var findings: [Finding] = []
    func report(_ line: Int, _ message: String) {
      findings.append(Finding(file: file, line: line, message: message))
    }
    var rows: [Row] = []
    var margins: [Int] = []
    for (index, text) in fence.body.enumerated() where !text.allSatisfy(\.isWhitespace) {
      let line = fence.line + 1 + index
      if text.contains("\t") {
        report(line, "There is a tab in this line; indent with spaces, and put two spaces before the answer.")
      }
      let margin = text.prefix { $0 == " " }.count
      while let last = margins.last, last > margin { margins.removeLast() }
      if margins.last != margin {
        if let last = rows.last, last.depth >= margins.count {
          report(line, "The indentation matches no line above; indent this line like the choices next to it.")
        }
        margins.append(margin)
      }
      let (words, answer) = Self.columns(of: text)
      rows.append(
        Row(depth: min(margins.count, Self.deepest) - 1, words: words, answer: answer, line: line))
      if margins.count > Self.deepest {
        report(line, "These questions are nested \(margins.count) levels deep; use at most \(Self.deepest).")
      }
    }
    questions = Self.choices(from: rows[...], depth: 0)
    self.findings = findings
    inspect(questions, isTop: true)
    self.findings = self.findings.sortedByLine()
  }

  /// Splits a row at the first two spaces into the choice and its answer.
  private static func columns(of text: String) -> (words: String, answer: String?) {
    let row = text.drop { $0 == " " }
    guard let gap = row.firstRange(of: "  ") else { return (row.trimmed, nil) }
    let answer = row[gap.upperBound...].trimmed
    return (row[..<gap.lowerBound].trimmed, answer.isEmpty ? nil : answer)
  }

  private static func choices(from rows: ArraySlice<Row>, depth: Int) -> [Choice] {
    let starts = rows.indices.filter { rows[$0].depth <= depth }
    return zip(starts, starts.dropFirst() + [rows.endIndex]).map { start, end in
      let row = rows[start]
      return Choice(
        words: row.words, line: row.line,
        answers: row.answer?.split(separator: ",").map { Choice.Answer($0) } ?? [],
        choices: choices(from: rows[(start + 1)..<end], depth: row.depth + 1))
    }
  }

  private mutating func inspect(_ choices: [Choice], isTop: Bool) {
    var seen: [String: Int] = [:]
    for choice in choices {
      if let line = seen.updateValue(choice.line, forKey: choice.words) {
        report(
          choice.line,
          "This is on line \(line), too; say what is different here, or give both answers there.")
      }
      switch (choice.answers.isEmpty, choice.choices.isEmpty) {
      case (true, true):
        report(
          choice.line,
          "This has no answer; add two spaces and an operator, or indent choices below it."
        )
      case (false, false):
        report(
          choice.line,
          "This has an answer and choices below it; remove the answer, or indent the choices less.")
      case (false, true) where isTop:
        report(choice.line, "There is no question above this choice; add one, and indent this line.")
      default: break
      }
      inspect(choice.choices, isTop: false)
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}
