/// The body of a `choose` fence: questions, and below each, deeper, what one may want, with two blanks before the answer.
struct ChoiceList {
  /// The questions, in order.
  let questions: [Choice]
  private(set) var findings: [Finding] = []

  private let file: String

  /// So that whoever walks through it may call themselves.
  private static let deepest = 6

  private struct Row {
    let depth: Int
    let words: String
    let answer: String?
    let line: Int
  }

  init(_ fence: Fence, file: String) {
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
        report(line, "There is a tab in this line; indent with blanks, and put two before the answer.")
      }
      let margin = text.prefix { $0 == " " }.count
      while let last = margins.last, last > margin { margins.removeLast() }
      if margins.last != margin {
        if let last = rows.last, last.depth >= margins.count {
          report(line, "This line is indented like none above it; indent it like what it belongs beside.")
        }
        margins.append(margin)
      }
      let (words, answer) = Self.columns(of: text)
      rows.append(
        Row(depth: min(margins.count, Self.deepest) - 1, words: words, answer: answer, line: line))
      if margins.count > Self.deepest {
        report(line, "This is the \(margins.count)th question in a row; ask fewer of them.")
      }
    }
    questions = Self.choices(from: rows[...], depth: 0)
    self.findings = findings
    inspect(questions, isTop: true)
    self.findings = self.findings.sortedByLine()
  }

  /// What stands before the first two blanks, and what behind.
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
          "This stands in line \(line), too; say what is different here, or give both answers there.")
      }
      switch (choice.answers.isEmpty, choice.choices.isEmpty) {
      case (true, true):
        report(
          choice.line,
          "Nothing is said to take here; put two blanks and an operator behind it, or indent what one may want."
        )
      case (false, false):
        report(
          choice.line,
          "This has an answer, and choices below it; leave the answer out, or indent them less.")
      case (false, true) where isTop:
        report(choice.line, "No question stands above this; put one there, and indent this.")
      default: break
      }
      inspect(choice.choices, isTop: false)
    }
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let rest = drop { $0 == " " }
    return String(rest.prefix(rest.count - rest.reversed().prefix { $0 == " " }.count))
  }
}
