/// What `watch` shows, as text, before anything is known about the terminal.
struct WatchScreen {
  var heading: [String] = []
  var body: [String] = []
  /// What the last key led to, if it led to nothing else.
  var message: String?
  var solved = 0
  var total = 0
  var keys: [(key: String, meaning: String)] = []

  /// The lines for a terminal of this size, with the progress and the keys at the bottom.
  func lines(columns: Int, rows: Int, console: Console) -> [String] {
    let above = heading + [""] + body + (message.map { ["", console.paint($0, .warning)] } ?? [])
    let below = [""] + footer(columns: columns, console: console)
    let used = (above + below).reduce(0) { $0 + Self.height(of: $1, columns: columns) }
    // One row stays free for the cursor.
    return above + [String](repeating: "", count: max(0, rows - 1 - used)) + below
  }

  /// The progress and the keys.
  func footer(columns: Int, console: Console) -> [String] {
    let legend = keys.map { "\($0.key)\u{A0}\($0.meaning)\u{A0}" }.joined(separator: " ")
    let lines = TextWrapping.wrap(legend, indent: 0, width: max(20, columns)).split(separator: "\n").map {
      console.paint(String($0.dropLast()).replacing("\u{A0}", with: " "), .faint)
    }
    return [progress(columns: columns, console: console)] + lines
  }

  /// A bar as long as there is room for.
  private func progress(columns: Int, console: Console) -> String {
    let count = "\(solved) of \(total) solved"
    let width = min(40, columns - count.count - 4)
    guard width >= 8 else { return count }
    let filled = total == 0 ? 0 : solved * width / total
    let bar = String(repeating: "#", count: filled)
    return "[\(console.paint(bar, .good))\(String(repeating: "-", count: width - filled))] \(count)"
  }

  /// How many rows a line takes, colour aside.
  private static func height(of line: String, columns: Int) -> Int {
    max(1, (PrintedLines.normalised(line).count + columns - 1) / max(1, columns))
  }
}
