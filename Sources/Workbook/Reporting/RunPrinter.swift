import Lesson

/// Writes what examples print as they print it, and in the end a line for each.
public final class RunPrinter {
  private let console: Console
  private var isFirst = true
  private var isAtLineStart = true

  public init(console: Console) {
    self.console = console
  }

  /// Writes what happens to an example.
  public func receive(_ example: Example, _ event: HostEvent) {
    switch event {
    case .began:
      if !isFirst { console.line() }
      isFirst = false
      console.line(console.paint(ExampleRun(example: example).header, .strong))
      isAtLineStart = true
    case .output(let bytes):
      console.write(bytes)
      isAtLineStart = bytes.last == UInt8(ascii: "\n")
    case .errors: break
    case .ended:
      if !isAtLineStart { console.line() }
    }
  }

  /// Writes the verdicts, the other findings about the chapter, and the total.
  public func close(
    _ runs: [JudgedRun], diagrams: [JudgedDiagram] = [], of chapter: BookChapter, findings: [Finding]
  ) {
    console.line()
    console.line(console.paint("Chapter \(chapter.number), \(chapter.title)", .strong))
    for run in runs { write(run) }
    for diagram in diagrams { write(diagram) }
    if !findings.isEmpty {
      console.line()
      for finding in findings { console.write(finding) }
    }
    console.line()
    console.line(total(runs))
  }

  private func write(_ run: JudgedRun) {
    let mark = run.verdict.isGood ? console.paint("✓", .good) : console.paint("✗", .bad)
    let text = TextWrapping.wrap("\(run.run.example.name): \(run.verdict.phrase)", first: "    ", indent: 6)
    console.line("  \(mark)" + text.dropFirst(3))
    for finding in run.findings {
      if finding.message.contains(run.verdict.phrase) {
        console.line(console.paint("      see \(finding.place)", .faint))
      } else {
        console.write(finding, indent: 6)
      }
    }
  }

  private func write(_ diagram: JudgedDiagram) {
    let mark = diagram.isGood ? console.paint("✓", .good) : console.paint("✗", .bad)
    let phrase = diagram.isGood ? "shows what happens" : "is not what the chapter shows"
    console.line("  \(mark) \(diagram.run.diagram.name) (diagram): \(phrase)")
    for finding in diagram.findings { console.write(finding, indent: 6) }
  }

  private func total(_ runs: [JudgedRun]) -> String {
    let good = runs.count { $0.verdict.isGood }
    if runs.isEmpty { return "This chapter has no examples." }
    if good == runs.count {
      let all = runs.count == 1 ? "The example prints" : "All \(runs.count) examples print"
      return console.paint("\(all) what the chapter prints.", .good)
    }
    return console.paint("\(good) of \(runs.count) examples print what the chapter prints.", .bad)
  }
}
