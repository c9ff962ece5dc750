/// Writes what is to be said about the reader's solutions.
public struct CheckPrinter {
  private let console: Console

  public init(console: Console) {
    self.console = console
  }

  public func write(_ results: [Report.Result]) {
    for line in lines(results) { console.line(line) }
  }

  /// All results, and how many of several are good.
  func lines(_ results: [Report.Result]) -> [String] {
    let each = results.flatMap(lines)
    guard results.count > 1 else { return each }
    let good = results.count(where: \.isGood)
    let total = console.paint(
      "\(good) of \(results.count) solved.", good == results.count ? .good : .warning)
    return each + ["", total]
  }

  /// One result.
  func lines(_ result: Report.Result) -> [String] {
    let mark = result.isGood ? console.paint("✓", .good) : console.paint("✗", .bad)
    let verdict = TextWrapping.wrap(
      "\(result.name): \(result.message)", first: "  ", indent: 4, width: console.width)
    var lines = "\(mark) \(verdict.dropFirst(2))".split(separator: "\n").map(String.init)
    lines += result.details.map { $0.isEmpty ? "" : "    \($0)" }
    if !result.isGood, let output = result.output, !output.isEmpty {
      let printed = PrintedLines.lines(of: output)
      lines.append("  Your code printed:")
      lines += printed.prefix(20).map { "    \($0)" }
      if printed.count > 20 { lines.append("    … \(printed.count - 20) more lines") }
    }
    if result.verdict == .notStarted { lines.append("    Start it with: ./rxbook start \(result.name)") }
    return lines.map(Self.harmless)
  }

  /// The line without what would move a terminal's cursor; colour is left alone.
  private static func harmless(_ line: String) -> String {
    guard line.utf8.contains(where: { $0 < 0x20 && $0 != 0x1B && $0 != 0x09 || $0 == 0x7F }) else {
      return line
    }
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { scalar in
          scalar.value < 0x20 && scalar.value != 0x1B && scalar.value != 0x09 || scalar.value == 0x7F
            ? "\u{FFFD}" : scalar
        }))
  }
}
