import Runner
import TextSupport

/// Writes a table of the challenges that each learner of a class has solved.
package struct ClassPrinter {
  private let console: Console

  /// The gap between two columns, and the maximum width of a learner's name.
  private static let (gap, nameWidth) = (2, 28)

  package init(console: Console) {
    self.console = console
  }

  package func write(_ report: Report) {
    for line in lines(ClassTable(report.results)) { console.line(line) }
    if let limits = report.limits { console.sentences(limits) }
  }

  /// Returns the lines of `table`, followed by the number of learners who have solved each challenge.
  ///
  /// A table that is wider than the console is split into several tables below each other.
  func lines(_ table: ClassTable) -> [String] {
    let names = table.rows.map { TerminalLine($0.learner) }
    let nameWidth = min(names.map(\.columns).max() ?? 0, Self.nameWidth)
    var lines: [String] = []
    for columns in columns(of: table, beside: nameWidth) {
      lines.append(
        line(TerminalLine(""), nameWidth, columns.map { (table.challenges[$0.index], $0.width, nil) }))
      for (row, name) in zip(table.rows, names) {
        lines.append(
          line(
            name, nameWidth,
            columns.map { column in
              let verdict = row.verdicts[column.index]
              return (verdict.rawValue, column.width, Self.colour(of: verdict))
            }))
      }
      lines.append("")
    }
    lines.append(table.rows.count == 1 ? "1 learner." : "\(table.rows.count) learners.")
    for (index, challenge) in table.challenges.enumerated() {
      let solved = table.rows.count { $0.verdicts[index] == .solved }
      lines.append("\(challenge): solved by \(solved).")
    }
    return lines
  }

  /// Returns the columns of each of the tables below each other.
  private func columns(of table: ClassTable, beside nameWidth: Int) -> [[(index: Int, width: Int)]] {
    var tables: [[(index: Int, width: Int)]] = []
    var room = 0
    for (index, challenge) in table.challenges.enumerated() {
      let width = (table.rows.map(\.verdicts[index].rawValue.count) + [challenge.count]).max() ?? 0
      if tables.isEmpty || room < Self.gap + width {
        tables.append([])
        room = console.width - nameWidth
      }
      tables[tables.count - 1].append((index, width))
      room -= Self.gap + width
    }
    return tables
  }

  private func line(
    _ name: TerminalLine, _ nameWidth: Int, _ cells: [(text: String, width: Int, colour: Console.Colour?)]
  ) -> String {
    let shown = name.cut(to: nameWidth)
    var line = shown.plain + String(repeating: " ", count: nameWidth - shown.columns)
    for cell in cells {
      line +=
        String(repeating: " ", count: Self.gap)
        + (cell.colour.map { console.paint(cell.text, $0) } ?? cell.text)
      line += String(repeating: " ", count: cell.width - cell.text.count)
    }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private static func colour(of verdict: Verdict) -> Console.Colour {
    switch verdict {
    case .solved: .good
    case .notStarted: .faint
    default: .bad
    }
  }
}
