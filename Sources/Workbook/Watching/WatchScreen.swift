/// What `watch` shows, as text, before anything is known about the terminal.
struct WatchScreen {
  var heading: [String] = []
  var body: [String] = []
  /// How many rows of the body are left out at its beginning.
  var skipped = 0
  /// The line of the body that has to be seen, whatever does not fit.
  var marked: Int?
  /// What the last key led to, if it led to nothing else.
  var message: String?
  var solved = 0
  var total = 0
  var keys: [(key: String, meaning: String)] = []

  /// What fits a terminal.
  struct Picture: Equatable {
    /// One per row; none is wider than the terminal.
    var lines: [String]
    /// How many rows of the body are to be left out to see more of it; 0 where nothing follows.
    var following: Int
  }

  /// The picture for a terminal of this size, with the progress and the keys at the bottom.
  ///
  /// Where it does not all fit, the heading and the keys give way first, and then the end of the body.
  func picture(columns: Int, rows: Int, console: Console) -> Picture {
    let fitting = LineFitting(columns: columns, rows: rows)
    // One row stays free for the cursor.
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

  /// How many rows of the body have to be seen before the heading and the keys get theirs.
  private static let fewRows = 6

  /// What of `body` is shown.
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
    if rest == 0 { return "… m goes back to the beginning" }
    return "… \(counted(rest, "more line")): m shows \(rest == 1 ? "it" : "them")"
  }

  /// The progress and the keys.
  private func footer(_ fitting: LineFitting, console: Console) -> [String] {
    let legend = keys.map { "\($0.key)\u{A0}\($0.meaning)\u{A0}" }.joined(separator: " ")
    let lines = TextWrapping.wrap(legend, indent: 0, width: fitting.columns).split(separator: "\n").map {
      let line = String($0.dropLast()).replacing("\u{A0}", with: " ")
      return TerminalLine(console.paint(line, .faint)).cut(to: fitting.columns).text
    }
    return [progress(fitting, console: console)] + lines
  }

  /// A bar as long as there is room for.
  private func progress(_ fitting: LineFitting, console: Console) -> String {
    let count = "\(solved) of \(total) solved"
    let width = min(40, fitting.columns - count.count - 4)
    guard width >= 8 else { return TerminalLine(count).cut(to: fitting.columns).text }
    let filled = total == 0 ? 0 : solved * width / total
    let bar = String(repeating: "#", count: filled)
    return "[\(console.paint(bar, .good))\(String(repeating: "-", count: width - filled))] \(count)"
  }
}
