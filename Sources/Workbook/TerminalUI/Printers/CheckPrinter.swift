import Runner
import TextSupport

/// Writes the results of checking the reader's solutions.
package struct CheckPrinter {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  package func write(_ results: [Report.Result]) {
    for line in lines(results) { console.line(line) }
  }

  /// Returns the lines for all results and, if there are several, the number of solved challenges.
  func lines(_ results: [Report.Result]) -> [String] {
    let each = results.flatMap(lines)
    guard results.count > 1 else { return each }
    let good = results.count(where: \.isGood)
    let total = console.paint(
      "\(good) of \(results.count) solved.", good == results.count ? .good : .warning)
    return each + ["", total]
  }

  /// Returns the lines for one result.
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
    if result.verdict == .notStarted { lines.append("    To start it: ./rxbook start \(result.name)") }
    return lines.map(Self.harmless)
  }

  /// Replaces control characters that would move a terminal's cursor, but leaves colours.
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
