import TextSupport

/// The contents of the screen of `watch`, before they are laid out for the terminal.
struct WatchScreen {
  var heading: [String] = []
  var body: [String] = []
  /// The number of rows that are skipped at the start of the body.
  var skipped = 0
  /// The line of the body that must be visible.
  var marked: Int?
  /// A message about the last key, if it didn't open a page.
  var message: String?
  var solved = 0
  var total = 0
  var keys: [(key: String, meaning: String)] = []

  /// The contents as they are laid out for a terminal.
  struct Picture: Equatable {
    /// The rows, none of which is wider than the terminal.
    var lines: [String]
    /// The number of rows to skip to show the next part of the body, or 0 if this part is the last.
    var following: Int
  }

  /// Returns the picture for a terminal of this size, with the progress and the keys at the bottom.
  ///
  /// If it doesn't fit, the heading and the keys are shortened first, and then the end of the body is cut off.
  func picture(columns: Int, rows: Int, console: Console) -> Picture {
    let fitting = LineFitting(columns: columns, rows: rows)
    // One row is left for the cursor.
    let rows = max(1, rows - 1)
    let body = fitting.fit(body)
    let remark = message.map { fitting.fit(console.paint($0, .warning)) } ?? []
    var above = heading.flatMap(fitting.fit) + [""]
    var below = (remark.isEmpty ? [] : [""] + remark) + [""] + footer(fitting, console: console)
    if body.count + above.count + below.count > rows, above.count + below.count > rows - Self.fewRows {
      above = heading.prefix(1).map { TerminalLine($0).cut(to: fitting.columns).text }
      below = remark + footer(fitting, console: console).suffix(1)
    }
    let room = rows - above.count - below.count
    guard body.count > room else {
      let blanks = [String](repeating: "", count: room - body.count)
      return Picture(lines: above + body + blanks + below, following: 0)
    }
    guard room > 1 else {
      return Picture(lines: Array((above + body.prefix(max(0, room)) + below).prefix(rows)), following: 0)
    }
    let part = part(of: body, room: room - 1, fitting: fitting)
    let remainder = console.paint(note(on: part, of: body.count), .faint)
    let note = TerminalLine(remainder).cut(to: fitting.columns).text
    let blanks = [String](repeating: "", count: room - 1 - part.count)
    return Picture(
      lines: above + body[part] + [note] + blanks + below, following: part.upperBound % body.count)
  }

  /// The number of rows of the body that take precedence over the heading and the keys.
  private static let fewRows = 6

  /// Returns the rows of `body` that are shown.
  private func part(of body: [String], room: Int, fitting: LineFitting) -> Range<Int> {
    var start = skipped < body.count ? skipped : 0
    if let marked {
      let end = fitting.fit(Array(self.body.prefix(marked + 1))).count
      start = max(0, end - room)
    }
    return start..<min(body.count, start + room)
  }

  private func note(on part: Range<Int>, of count: Int) -> String {
    let rest = count - part.upperBound
    if marked != nil { return "… \(part.lowerBound) above, \(rest) below" }
    if rest == 0 { return "… press m to go back to the start" }
    return "… \(counted(rest, "more line")): press m to see \(rest == 1 ? "it" : "them")"
  }

  /// Returns the rows with the progress and the keys.
  private func footer(_ fitting: LineFitting, console: Console) -> [String] {
    let legend = keys.map { "\($0.key)\u{A0}\($0.meaning)\u{A0}" }.joined(separator: " ")
    let lines = TextWrapping.wrap(legend, indent: 0, width: fitting.columns).split(separator: "\n").map {
      let line = String($0.dropLast()).replacing("\u{A0}", with: " ")
      return TerminalLine(console.paint(line, .faint)).cut(to: fitting.columns).text
    }
    return [progress(fitting, console: console)] + lines
  }

  /// Returns a progress bar that fits the width.
  private func progress(_ fitting: LineFitting, console: Console) -> String {
    let count = "\(solved) of \(total) solved"
    let width = min(40, fitting.columns - count.count - 4)
    guard width >= 8 else { return TerminalLine(count).cut(to: fitting.columns).text }
    let filled = total == 0 ? 0 : solved * width / total
    let bar = String(repeating: "#", count: filled)
    return "[\(console.paint(bar, .good))\(String(repeating: "-", count: width - filled))] \(count)"
  }
}
