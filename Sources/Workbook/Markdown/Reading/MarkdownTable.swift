/// A table, which cmark reads as a paragraph: a head, a line of dashes below it, and rows.
///
/// It is what GitHub reads as a table, and somewhat less: each row begins and ends with a stroke and has as many cells as
/// the head, so that it looks like a table in the file, too.
struct MarkdownTable {
  /// What is wrong with a line.
  struct Problem: Equatable {
    let line: Int
    let message: String
  }

  /// The line of the head, counted from 1; that of the first row is two lines below.
  let line: Int
  let alignments: [MarkdownNode.ColumnAlignment?]
  /// The head and the rows, with a cell for each column.
  let rows: [[String]]

  /// More are no table that anybody could read, and short rows of it would take all memory.
  static let mostColumns = 40

  /// Reads a paragraph of these lines, which are without the marks of the quote or list they stand in.
  ///
  /// - Returns: Nil with no problems for an ordinary paragraph; nil with some for what was meant as a table.
  static func reading(_ lines: [Substring], from line: Int) -> (table: MarkdownTable?, problems: [Problem]) {
    let rows = lines.map(TableRow.init)
    func failure(_ offset: Int, _ message: String) -> (MarkdownTable?, [Problem]) {
      (nil, [Problem(line: line + offset, message: message)])
    }
    guard let rule = lines.firstIndex(where: isLikeRule) else {
      guard rows.count > 1, rows.allSatisfy({ $0 != nil }) else { return (nil, []) }
      return failure(0, "This table has no line of dashes; put one below its head, as in `|---|---|`.")
    }
    if rule == 0 { return failure(0, "This table has no head; write a row of words above the dashes.") }
    if rule > 1 {
      return failure(rule - 1, "A table begins here, within a paragraph; put an empty line above it.")
    }
    if let open = rows.firstIndex(where: { $0 == nil }) {
      let advice = open > 1 ? ", or put an empty line above what is none" : ""
      return failure(open, "A row of a table begins and ends with a stroke; write `| … |`\(advice).")
    }
    let all = rows.compactMap { $0 }
    let width = all[0].cells.count
    guard let alignments = all[1].alignments, alignments.count == width else {
      return failure(
        1,
        "There are dashes for \(counted(all[1].cells.count, "column")) here, and the head has \(width); "
          + "write as many, and \\| for a stroke within a cell.")
    }
    if width > mostColumns {
      return failure(0, "This table has \(width) columns; \(mostColumns) are the most that can be read.")
    }
    var problems = zip(all.indices, all).dropFirst(2).compactMap { index, row -> Problem? in
      if row.cells.count == width { return nil }
      return Problem(
        line: line + index,
        message:
          "This row has \(counted(row.cells.count, "cell")), and the head has \(width); write as many, "
          + "and \\| for a stroke within a cell.")
    }
    if all.count == 2 {
      problems.append(Problem(line: line, message: "This table has no rows; write some, or take it out."))
    }
    let cells = ([all[0]] + all[2...]).map { row in
      Array((row.cells + Array(repeating: "", count: max(0, width - row.cells.count))).prefix(width))
    }
    return (MarkdownTable(line: line, alignments: alignments, rows: cells), problems)
  }

  /// Whether somebody meant this line to stand between a head and its rows, strokes at its ends or not.
  private static func isLikeRule(_ line: Substring) -> Bool {
    line.contains("|") && line.contains("-") && line.allSatisfy { "|:- \t".contains($0) }
  }

  /// The line of a row, counted from 1; the head is row 0.
  func line(ofRow index: Int) -> Int { index == 0 ? line : line + index + 1 }

  /// The table as events; `read` gives those of the next cell.
  func events(reading read: () -> [MarkdownEvent]) -> [MarkdownEvent] {
    let table = MarkdownNode(.table, line: line)
    var events: [MarkdownEvent] = [.enter(table)]
    for index in rows.indices {
      let line = line(ofRow: index)
      let row = MarkdownNode(.row(isHead: index == 0), line: line)
      events.append(.enter(row))
      for alignment in alignments {
        let cell = MarkdownNode(.cell(isHead: index == 0, alignment), line: line)
        events.append(.enter(cell))
        events += read()
        events.append(.exit(cell))
      }
      events.append(.exit(row))
    }
    return events + [.exit(table)]
  }
}
