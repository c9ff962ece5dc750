/// Parses the lines of a diagram, and continues after a mistake.
struct MarbleDiagramReader {
  private(set) var problems: [MarbleSyntaxError] = []
  private var operatorLines: [MarbleDiagram.Line] = []
  private var legend = MarbleLegend()
  private var legendLines: [(label: String, line: Int)] = []
  private var drafts: [Draft] = []
  /// True if there are rows below the operator, so it can't have more lines.
  private var hasRowsBelow = false

  /// A row whose first column isn't known yet.
  private struct Draft {
    let name: String
    let line: Int
    let characters: [Character]
    /// The position of its first marble, counted from 0.
    let begin: Int
    let isAbove: Bool
  }

  private(set) var diagram = MarbleDiagram(rows: [], operatorLines: [], legend: MarbleLegend())

  init(_ lines: [String]) {
    for (index, line) in lines.enumerated() { read(Array(line), index + 1) }
    let margin = drafts.map(\.begin).min() ?? 0
    let rows = drafts.compactMap { row($0, margin: margin) }
    inspectLegend(rows)
    diagram = MarbleDiagram(rows: rows, operatorLines: operatorLines, legend: legend)
    problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func read(_ line: [Character], _ number: Int) {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    guard let first = line.first else { return }
    if first == "\t" {
      return report(number, 0, "There is a tab, whose width depends on the editor; use spaces.")
    }
    if first == " " {
      guard !hasRowsBelow else {
        return report(
          number, line.prefix { $0 == " " }.count,
          "An indented line belongs to the operator, whose lines must all be between the sources and the result."
        )
      }
      return operatorLines.append(.init(text: String(line), line: number))
    }
    guard let colon = line.firstIndex(of: ":") else {
      return report(
        number, 0,
        "This is neither a row, as in `name:  --1--|`, nor a definition, as in `a := text`. Indent the source "
          + "of the operator.")
    }
    let name = String(line[..<colon]).trimmingBlanks
    if name.isEmpty { return report(number, 0, "This row has no name; write one before the colon.") }
    if line.dropFirst(colon + 1).first == "=" {
      readLegend(name, text: String(line[(colon + 2)...]).trimmingBlanks, number)
    } else {
      readRow(name, line, after: colon, number)
    }
  }

  private mutating func readLegend(_ label: String, text: String, _ number: Int) {
    guard MarbleMark(label) == .element(label) || label == "X" else {
      return report(
        number, 0, "`\(label)` is not a marble; write a letter, a digit or a name before `:=`."
      )
    }
    guard legend[label] == nil else {
      return report(number, 0, "`\(label)` is defined twice; remove one of the lines.")
    }
    legend[label] = text
    legendLines.append((label, number))
  }

  private mutating func readRow(_ name: String, _ line: [Character], after colon: Int, _ number: Int) {
    guard let begin = line[(colon + 1)...].firstIndex(where: { $0 != " " }) else {
      return report(
        number, colon,
        "There are no marbles in the row `\(name)`; write `-` for each column in which nothing happens.")
    }
    if let other = drafts.first(where: { $0.name == name }), name.last != "^" {
      return report(
        number, 0,
        "There is a row `\(name)` on line \(other.line) of the diagram already; give this one another name.")
    }
    let isAbove = operatorLines.isEmpty
    hasRowsBelow = !isAbove
    drafts.append(Draft(name: name, line: number, characters: line, begin: begin, isAbove: isAbove))
  }

  private mutating func row(_ draft: Draft, margin: Int) -> MarbleDiagram.Row? {
    // The name, and everything else before the first column, counts as spaces.
    let shown = draft.characters[draft.begin...]
    let blanks = [Character](repeating: " ", count: draft.begin - margin)
    do {
      var reader = MarbleRowReader(blanks + shown)
      let row = try reader.row()
      if draft.name.last == "^", !row.isSubscription {
        report(
          draft.line, draft.begin,
          "The row `\(draft.name)` shows subscriptions, so it can only contain `^`, `-`, and `!` or `>`.")
      }
      return MarbleDiagram.Row(
        name: draft.name, marbles: row, text: String(blanks + shown), line: draft.line,
        margin: margin + 1, isAbove: draft.isAbove)
    } catch {
      report(draft.line, margin + error.column - 1, error.message)
      return nil
    }
  }

  private mutating func inspectLegend(_ rows: [MarbleDiagram.Row]) {
    guard problems.isEmpty else { return }
    let marks = rows.flatMap(\.marbles.moments).flatMap(\.marks).map(\.text)
    for (label, line) in legendLines where !marks.contains(label) {
      report(line, 0, "`\(label)` is not in any row; remove its definition.")
    }
  }

  private mutating func report(_ line: Int, _ position: Int, _ message: String) {
    problems.append(MarbleSyntaxError(line: line, column: position + 1, message: message))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
