import Runner
import TextSupport

/// Writes the problems that a proof has found, and a summary.
package struct ProofPrinter {
  private let console: Console

  package init(console: Console) {
    self.console = console
  }

  package func write(_ report: Report) {
    let findings = report.results.flatMap(\.findings)
    for finding in findings { console.write(finding) }
    if !findings.isEmpty { console.line() }
    console.line(TextWrapping.wrap(proven(report.results), indent: 0, width: console.width))
    if findings.isEmpty {
      console.line(console.paint("No problems found.", .good))
    } else {
      console.line(console.paint("\(counted(findings.count, "problem")) found.", .bad))
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
        counted(good.count { $0.kind == .fence } - sketches, "listing"),
        counted(good.count { $0.kind == .solution }, "challenge"),
      ]
    let all = results.filter { $0.kind == .chapter }
    let unchanged = all.count { $0.verdict == .unchanged }
    let unchangedChapters =
      switch unchanged {
      case 0: ""
      case 1: "1 chapter has not changed since it was proven."
      default: "\(unchanged) chapters have not changed since they were proven."
      }
    if unchanged > 0, unchanged == all.count { return unchangedChapters }
    let chapters = counted(all.count - unchanged, "chapter")
    let unproven = sketches == 0 ? "" : " \(counted(sketches, "sketch", "sketches")) skipped."
    return "\(chapters): \(parts.joined(separator: ", ")) proven.\(unproven)\(cached(results))"
      + (unchangedChapters.isEmpty ? "" : " " + unchangedChapters)
  }

  /// Returns a sentence about the challenges whose proofs were cached, so they were not proven this time.
  private func cached(_ results: [Report.Result]) -> String {
    switch results.count(where: { $0.kind == .solution && $0.verdict == .unchanged }) {
    case 0: ""
    case 1: " The result of 1 challenge came from the cache (--force proves it again)."
    case let count: " The results of \(count) challenges came from the cache (--force proves them again)."
    }
  }
}
