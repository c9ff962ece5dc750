import TextSupport

/// A table, which cmark parses as a paragraph: a head, a line of dashes, and rows.
///
/// The syntax is a subset of GitHub's: each row starts and ends with a pipe and has as many cells as the head, so that
/// the file looks like a table, too.
struct MarkdownTable {
  /// A problem with a line.
  struct Problem: Equatable {
    let line: Int
    let message: String
  }

  /// The line of the head, counted from 1.
  ///
  /// The first row is two lines below it.
  let line: Int
  let alignments: [MarkdownNode.ColumnAlignment?]
  /// The head and the rows, with one cell per column.
  let rows: [[String]]

  /// The maximum number of columns.
  ///
  /// Larger tables are unreadable, and padding their short rows could exhaust memory.
  static let mostColumns = 40

  /// Parses a paragraph whose lines have no markers of a surrounding quote or list.
  ///
  /// - Returns: Nil without problems for an ordinary paragraph; nil with problems for a malformed table.
  static func reading(_ lines: [Substring], from line: Int) -> (table: MarkdownTable?, problems: [Problem]) {
    let rows = lines.map(TableRow.init)
    func failure(_ offset: Int, _ message: String) -> (MarkdownTable?, [Problem]) {
      (nil, [Problem(line: line + offset, message: message)])
    }
    guard let rule = lines.firstIndex(where: isLikeRule) else {
      guard rows.count > 1, rows.allSatisfy({ $0 != nil }) else { return (nil, []) }
      return failure(0, "This table has no line of dashes; add one below its head, as in `|---|---|`.")
    }
    if rule == 0 { return failure(0, "This table has no head; add a row above the dashes.") }
    if rule > 1 {
      return failure(rule - 1, "A table starts here inside a paragraph; add an empty line before it.")
    }
    if let open = rows.firstIndex(where: { $0 == nil }) {
      let advice = open > 1 ? ", or add an empty line before text that is not part of the table" : ""
      return failure(open, "A table row must start and end with a pipe; write `| … |`\(advice).")
    }
    let all = rows.compactMap { $0 }
    let width = all[0].cells.count
    guard let alignments = all[1].alignments, alignments.count == width else {
      return failure(
        1,
        "There are dashes for \(counted(all[1].cells.count, "column")) here, but the header has \(width); "
          + "write the same number, and \\| for a pipe within a cell.")
    }
    if width > mostColumns {
      return failure(0, "This table has \(width) columns; at most \(mostColumns) are allowed.")
    }
    var problems = zip(all.indices, all).dropFirst(2).compactMap { index, row -> Problem? in
      if row.cells.count == width { return nil }
      return Problem(
        line: line + index,
        message:
          "This row has \(counted(row.cells.count, "cell")), but the header has \(width); write the same number, "
          + "and \\| for a pipe within a cell.")
    }
    if all.count == 2 {
      problems.append(Problem(line: line, message: "This table has no rows; add some or remove it."))
    }
    let cells = ([all[0]] + all[2...]).map { row in
      Array((row.cells + Array(repeating: "", count: max(0, width - row.cells.count))).prefix(width))
    }
    return (MarkdownTable(line: line, alignments: alignments, rows: cells), problems)
  }

  /// Whether the line is meant to be the line of dashes, with or without pipes at its ends.
  private static func isLikeRule(_ line: Substring) -> Bool {
    line.contains("|") && line.contains("-") && line.allSatisfy { "|:- \t".contains($0) }
  }

  /// Returns the line of a row, counted from 1; the head is row 0.
  func line(ofRow index: Int) -> Int { index == 0 ? line : line + index + 1 }

  /// Returns the table as events; `read` returns the events of the next cell.
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
