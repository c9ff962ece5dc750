import BookModel
import Lesson
import Runner
import TextSupport

/// Writes the output of examples as they run, and then the result of each.
package final class RunPrinter {
  private let console: Console
  private var isFirst = true
  private var isAtLineStart = true

  package init(console: Console) {
    self.console = console
  }

  /// Writes an event of an example's job.
  package func receive(_ example: Example, _ event: JobEvent) {
    switch event {
    case .began:
      if !isFirst { console.line() }
      isFirst = false
      console.line(console.paint(example.header, .strong))
      isAtLineStart = true
    case .output(let bytes):
      console.write(bytes)
      isAtLineStart = bytes.last == UInt8(ascii: "\n")
    case .errors, .traced: break
    case .terminated:
      if !isAtLineStart { console.line() }
    }
  }

  /// Writes the results of the chapter's examples and diagrams, the other problems, and the total.
  package func close(_ report: Report, of chapter: BookChapter) {
    console.line()
    console.line(console.paint("Chapter \(chapter.number), \(chapter.title)", .strong))
    for result in report.results where [.example, .diagram].contains(result.kind) { write(result) }
    let findings = report.results.filter { $0.kind == .chapter }.flatMap(\.findings)
    if !findings.isEmpty {
      console.line()
      for finding in findings { console.write(finding) }
    }
    console.line()
    console.line(total(report.results.filter { $0.kind == .example }))
  }

  /// Writes that the chapter has questions, whose examples were not run.
  package func mention(questions: Int, of chapter: BookChapter) {
    console.line("This chapter has \(counted(questions, "question")): ./rxbook quiz \(chapter.identifier)")
  }

  private func write(_ result: Report.Result) {
    let mark = result.isGood ? console.paint("✓", .good) : console.paint("✗", .bad)
    let name = result.kind == .diagram ? "\(result.name) (diagram)" : result.name
    let text = TextWrapping.wrap("\(name): \(result.message)", first: "    ", indent: 6, width: console.width)
    console.line("  \(mark)" + text.dropFirst(3))
    for finding in result.findings {
      if Self.isExplainedByFindings(result.verdict) {
        console.write(finding, indent: 6)
      } else {
        console.line(console.paint("      see \(finding.place)", .faint))
        for detail in finding.details where !result.message.contains(detail.dropFirst()) {
          console.difference(detail, indent: 6)
        }
      }
    }
  }

  /// Whether the findings describe the problem; after a failed run, the result's message does, and they only have the
  /// place.
  private static func isExplainedByFindings(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .different, .noOutputFence, .noMarbleFence, .notPlayed: true
    default: false
    }
  }

  private func total(_ examples: [Report.Result]) -> String {
    let good = examples.count(where: \.isGood)
    if examples.isEmpty { return "This chapter has no examples." }
    if good == examples.count {
      let all = examples.count == 1 ? "The example prints" : "All \(examples.count) examples print"
      return console.paint("\(all) the expected output.", .good)
    }
    return console.paint(
      "\(good) of \(counted(examples.count, "example")) print the expected output.", .bad)
  }
}
