import Foundation
import Lesson

/// Proves that an example ends as it should and prints what the chapter shows.
struct OutputProof {
  private let evidence: ChapterEvidence

  init(_ evidence: ChapterEvidence) { self.evidence = evidence }

  /// Judges what an example did.
  func judge(_ run: ExampleRun) -> JudgedExample {
    var judged = judgeWithoutRemark(run)
    // That there is no text to hold an output is one finding of the chapter's, not one of each example.
    if judged.judgement == .unprinted, evidence.text.document.isEmpty { judged.findings = [] }
    if !judged.findings.isEmpty { judged.findings[0].details += remark(on: run) }
    return judged
  }

  private func judgeWithoutRemark(_ run: ExampleRun) -> JudgedExample {
    let ending = Judgement(
      onExampleEnding: run.job.ending, traps: run.example.traps, errors: run.job.errors)
    if let ending { return failed(run, ending) }
    let outputs = evidence.fences.outputs(of: run.example.name)
    if outputs.isEmpty, let question = evidence.asking.question(about: run.example.name) {
      return judge(run, by: question)
    }
    if outputs.isEmpty {
      let finding = Finding(
        file: evidence.file, line: evidence.fences.lastLine(showing: run.example.name) ?? 1,
        message:
          "The example \u{201C}\(run.example.name)\u{201D} has no output fence; show what it prints, or ask.",
        related: [evidence.sources.place(of: run.example)])
      return JudgedExample(run: run, judgement: .unprinted, findings: [finding])
    }
    let printed = PrintedLines.lines(of: run.transcript)
    let differences = outputs.compactMap { difference($0, printed, run) }
    if !differences.isEmpty { return JudgedExample(run: run, judgement: .differs, findings: differences) }
    if let trace = trace(run) { return failed(run, trace) }
    return JudgedExample(run: run, judgement: .asPrinted, findings: [])
  }

  /// The judgement on an example whose output the chapter asks for, and does not show.
  private func judge(_ run: ExampleRun, by question: Question) -> JudgedExample {
    let printed = PrintedLines.lines(of: String(decoding: run.job.output, as: UTF8.self))
    let findings = AnswersProof(question, file: evidence.file)
      .findings(
        printed: printed, trapped: run.example.traps, example: evidence.sources.place(of: run.example))
    if !findings.isEmpty { return JudgedExample(run: run, judgement: .differs, findings: findings) }
    if let trace = trace(run) { return failed(run, trace) }
    return JudgedExample(run: run, judgement: .asPrinted, findings: [])
  }

  /// What an example that sleeps, and does not do what it should, had better do.
  private func remark(on run: ExampleRun) -> [String] {
    guard let source = evidence.sources.text(of: run.example),
      let lines = source.exampleRange(at: run.example.line).map({ source.lines[$0] }),
      let call = ["Task.sleep", "Thread.sleep"].first(where: { call in lines.contains { $0.contains(call) } })
    else { return [] }
    let advice = call == "Task.sleep" ? "await pause(for:)" : "pause(for:)"
    return [" \(call) takes real time, beside the virtual clock; write `\(advice)`."]
  }

  /// The judgement on an example that did something it should not; the place is where it is written.
  private func failed(_ run: ExampleRun, _ judgement: Judgement) -> JudgedExample {
    let place = evidence.sources.place(of: run.example)
    let message = "The example \u{201C}\(run.example.name)\u{201D} \(judgement.phrase)."
    let finding = Finding(
      file: place.file, line: place.line, message: message,
      details: LastWords.lines(run.job.errors).suffix(10).map { " " + $0 })
    return JudgedExample(run: run, judgement: judgement, findings: [finding])
  }

  /// The judgement on what an example has left behind, or sent against the grammar, and does not declare.
  private func trace(_ run: ExampleRun) -> Judgement? {
    guard case .finished(let leaks, _, let pending, let breaches) = run.job.ending else { return nil }
    let example = run.example
    if leaks != example.leaks { return .leaked(leaks, declared: example.leaks) }
    // Work that waits belongs to the subscriptions that are left on purpose.
    if pending > 0, leaks == 0 { return .leftPending(pending) }
    if breaches.isEmpty == example.breaks { return example.breaks ? .didNotBreak : .broke(breaches) }
    return nil
  }

  private func difference(_ output: ChapterFences.Output, _ printed: [String], _ run: ExampleRun) -> Finding?
  {
    let pattern = OutputPattern(output.fence.body, match: output.match)
    if pattern.isVacuous(below: run.header) {
      return Finding(
        file: evidence.file, line: output.fence.line,
        message:
          "This output is the same whatever is printed; write at least one line that the example prints.")
    }
    if pattern.matches(printed) { return nil }
    let diff = pattern.difference(from: printed)
    let isReordered =
      output.match == .exact && UnorderedLines(expected: pattern.lines, printed: printed).isSame
    let what =
      isReordered
      ? "prints these lines in another order; correct it, or add match=unordered if none is promised"
      : "prints something else"
    return Finding(
      file: evidence.file, line: output.fence.line + 1 + min(diff.line, max(0, output.fence.body.count - 1)),
      message: "The example \u{201C}\(run.example.name)\u{201D} \(what) (- chapter, + example).",
      details: diff.lines, related: [evidence.sources.place(of: run.example)])
  }
}
