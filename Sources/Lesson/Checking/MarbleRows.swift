import ReactiveTesting

/// Rows of marbles for the reader, with aligned labels, followed by remarks.
struct MarbleRows {
  private var rows: [(label: String, text: String)]
  private let legend: MarbleLegend
  private var remarks: [String]

  /// - Parameters:
  ///   - legend: The legend of the marbles.
  ///   - remarks: The lines below the legend.
  init(
    _ rows: [(label: String, text: String)], legend: MarbleLegend = MarbleLegend(), remarks: [String] = []
  ) {
    self.rows = rows
    self.legend = legend
    self.remarks = legend.entries.map { "\($0.label) := \($0.text)" } + remarks
  }

  var lines: [String] {
    let width = rows.map(\.label.count).max() ?? 0
    return rows.map { label, text in
      let name = label.isEmpty ? "" : "\(label):"
      return name + String(repeating: " ", count: width + 3 - name.count) + text
    } + remarks
  }

  /// Adds lines below the rows.
  mutating func add(_ remarks: [String]) { self.remarks += remarks }

  /// Adds the first difference between two timelines, with a caret below it.
  ///
  /// - Returns: Whether there is a difference.
  mutating func add(expected: MarbleTimeline, found: MarbleTimeline, of name: String, frame: Int) -> Bool {
    let printer = MarblePrinter(frame: frame, legend: legend)
    // Both were observed for the same time, so the rows may end after the last event.
    var (expected, found) = (expected, found)
    expected.horizon = nil
    found.horizon = nil
    guard let difference = MarbleDifference(expected: expected, found: found, with: printer) else {
      return false
    }
    let who = name == "result" ? "" : ", \(name)"
    for (label, line) in zip(["expected\(who)", "yours\(who)", ""], difference.lines) {
      rows.append((label, String(line.dropFirst())))
    }
    remarks += difference.lines.dropFirst(3).map { String($0.dropFirst()) }
    return true
  }
}
