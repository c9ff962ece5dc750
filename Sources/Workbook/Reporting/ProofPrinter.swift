/// Writes what could not be proven, and a summary.
public struct ProofPrinter {
  private let console: Console

  public init(console: Console) {
    self.console = console
  }

  public func write(_ report: Report) {
    let findings = report.results.flatMap(\.findings)
    for finding in findings { console.write(finding) }
    if !findings.isEmpty { console.line() }
    console.line(TextWrapping.wrap(proven(report.results), indent: 0, width: console.width))
    if findings.isEmpty {
      console.line(console.paint("Nothing is wrong.", .good))
    } else {
      let are = findings.count == 1 ? "is" : "are"
      console.line(console.paint("\(counted(findings.count, "thing")) \(are) wrong.", .bad))
    }
  }

  private func proven(_ results: [Report.Result]) -> String {
    let good = results.filter(\.isGood)
    let sketches = good.count { $0.verdict == .sketch }
    let diagrams =
      results.contains { $0.kind == .diagram }
      ? [counted(good.count { $0.kind == .diagram }, "diagram")] : []
    let parts =
      [counted(good.count { $0.kind == .example }, "example")] + diagrams + [
        counted(good.count { $0.kind == .fence } - sketches, "piece of code", "pieces of code"),
        counted(good.count { $0.kind == .solution }, "challenge"),
      ]
    let all = results.filter { $0.kind == .chapter }
    let unchanged = all.count { $0.verdict == .unchanged }
    let passedOver =
      switch unchanged {
      case 0: ""
      case 1: "1 chapter is as it was when it was proven."
      default: "\(unchanged) chapters are as they were when they were proven."
      }
    if unchanged > 0, unchanged == all.count { return passedOver }
    let chapters = counted(all.count - unchanged, "chapter")
    let unproven = sketches == 0 ? "" : " \(counted(sketches, "sketch", "sketches")) cannot be."
    return "\(chapters): \(parts.joined(separator: ", ")) proven.\(unproven)"
      + (passedOver.isEmpty ? "" : " " + passedOver)
  }
}
