import BookMarkdown
import BookModel
import Foundation
import Lesson
import Runner
import TextSupport

/// Verifies that an example terminates as declared and prints what the chapter shows.
struct OutputProof {
  private let parsed: ParsedChapter

  init(_ parsed: ParsedChapter) { self.parsed = parsed }

  /// Judges the result of `example`.
  func judge(_ example: Example, _ result: RunResult) -> Report.Result {
    var (verdict, findings) = verdict(on: example, result)
    // A missing text is reported once for the chapter, not for each example.
    if verdict == .noOutputFence, parsed.text.document.isEmpty { findings = [] }
    if !findings.isEmpty { findings[0].details += remark(on: example) }
    return Report.Result(
      kind: .example, chapter: parsed.chapter.name, name: example.name, verdict: verdict,
      findings: findings, output: String(decoding: result.output, as: UTF8.self),
      errors: ErrorOutput.lines(result.errors).joined(separator: "\n"))
  }

  private func verdict(on example: Example, _ result: RunResult) -> (ExplainedVerdict, [Finding]) {
    let failure = ExplainedVerdict(
      exampleTermination: result.termination, traps: example.traps, errors: result.errors)
    if let failure { return (failure, [finding(example, failure, result)]) }
    let outputs = parsed.fences.outputs(of: example.name)
    let question = parsed.chapterQuestions.question(about: example.name)
    if outputs.isEmpty, question == nil {
      let finding = Finding(
        file: parsed.file, line: parsed.fences.lastLine(showing: example.name) ?? 1,
        message:
          "The example \u{201C}\(example.name)\u{201D} has no output fence; show its output, or ask "
          + "the reader to predict it.",
        related: [parsed.sources.place(of: example)])
      return (.noOutputFence, [finding])
    }
    let differences =
      if outputs.isEmpty, let question {
        wrongAnswers(to: question, example, result)
      } else {
        outputs.compactMap { difference($0, example, result) }
      }
    if !differences.isEmpty { return (.differs, differences) }
    if let trace = trace(example, result) { return (trace, [finding(example, trace, result)]) }
    return (.matchesChapter, [])
  }

  /// Returns the problems with the answers about an example whose output is asked for and not shown.
  private func wrongAnswers(to question: Question, _ example: Example, _ result: RunResult) -> [Finding] {
    AnswersProof(question, file: parsed.file).findings(
      printed: PrintedLines.lines(of: String(decoding: result.output, as: UTF8.self)),
      trapped: example.traps, example: parsed.sources.place(of: example))
  }

  /// Returns advice for an example that sleeps and fails.
  private func remark(on example: Example) -> [String] {
    guard let source = parsed.sources.text(of: example),
      let lines = source.exampleRange(at: example.line).map({ source.lines[$0] }),
      let call = ["Task.sleep", "Thread.sleep"].first(where: { call in lines.contains { $0.contains(call) } })
    else { return [] }
    let advice = call == "Task.sleep" ? "await pause(for:)" : "pause(for:)"
    return [" \(call) takes real time and ignores the virtual clock; write `\(advice)`."]
  }

  /// Creates a finding about the behaviour of an example, at its place in the source.
  private func finding(_ example: Example, _ verdict: ExplainedVerdict, _ result: RunResult) -> Finding {
    let place = parsed.sources.place(of: example)
    return Finding(
      file: place.file, line: place.line,
      message: "The example \u{201C}\(example.name)\u{201D} \(verdict.explanation).",
      details: ErrorOutput.lines(result.errors).suffix(10).map { " " + $0 })
  }

  /// Returns the verdict on leaks and grammar violations that the example does not declare.
  private func trace(_ example: Example, _ result: RunResult) -> ExplainedVerdict? {
    guard case .finished(let left, _) = result.termination else { return nil }
    if left.leaks != example.leaks { return .leaked(left.leaks, declared: example.leaks) }
    // Scheduled work belongs to the subscriptions that are leaked on purpose.
    if left.pending > 0, left.leaks == 0 { return .leftPending(left.pending) }
    if left.violations.isEmpty == example.breaks {
      return example.breaks ? .didNotBreakGrammar : .brokeGrammar(left.violations)
    }
    return nil
  }

  private func difference(
    _ output: ExampleFences.Output, _ example: Example, _ result: RunResult
  ) -> Finding? {
    let printed = PrintedLines.lines(of: result.transcript(of: example))
    let pattern = OutputPattern(output.fence.body, match: output.match)
    if pattern.isVacuous(below: example.header) {
      return Finding(
        file: parsed.file, line: output.fence.line,
        message:
          "This output matches anything; write at least one line that the example prints.")
    }
    if pattern.matches(printed) { return nil }
    let diff = pattern.difference(from: printed)
    let isReordered =
      output.match == .exact && UnorderedLines(expected: pattern.lines, printed: printed).isSame
    let what =
      isReordered
      ? "prints these lines in a different order; correct it, or add match=unordered if any order is right"
      : "prints something else"
    return Finding(
      file: parsed.file, line: output.fence.line + 1 + min(diff.line, max(0, output.fence.body.count - 1)),
      message: "The example \u{201C}\(example.name)\u{201D} \(what) (- chapter, + example).",
      details: diff.lines, related: [parsed.sources.place(of: example)])
  }
}
