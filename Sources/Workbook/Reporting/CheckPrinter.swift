/// Writes what is to be said about the reader's solutions.
public struct CheckPrinter {
  private let console: Console

  public init(console: Console) {
    self.console = console
  }

  public func write(_ results: [Report.Result]) {
    for result in results { write(result) }
    guard results.count > 1 else { return }
    let good = results.count(where: \.isGood)
    console.line()
    console.line(
      console.paint("\(good) of \(results.count) solved.", good == results.count ? .good : .warning))
  }

  private func write(_ result: Report.Result) {
    let mark = result.isGood ? console.paint("✓", .good) : console.paint("✗", .bad)
    console.line("\(mark) \(result.name): \(result.message)")
    for detail in result.details { console.line(detail.isEmpty ? "" : "    \(detail)") }
    if !result.isGood, let output = result.output, !output.isEmpty {
      let lines = PrintedLines.lines(of: output)
      console.line("  Your code printed:")
      for line in lines.prefix(20) { console.line("    \(line)") }
      if lines.count > 20 { console.line("    … \(lines.count - 20) more lines") }
    }
    if result.verdict == "not-started" { console.line("    Start it with: ./rxbook start \(result.name)") }
  }
}
