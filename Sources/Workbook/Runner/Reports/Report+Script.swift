import TextSupport

extension Report.Result {
  /// Creates the result for the script `name`, which does not compile.
  init(ofScript name: String, doesNotCompile diagnostics: [Diagnostic]) {
    self.init(
      kind: .script, chapter: "", name: name, verdict: .doesNotCompile, details: diagnostics.map(\.text))
  }

  /// Creates the result for a run of the script `name`.
  init(ofScript name: String, _ result: RunResult) {
    let failures = result.failures(of: name)
    self.init(
      kind: .script, chapter: "", name: name, verdict: failures.first?.verdict ?? .ran,
      findings: failures.compactMap { failure in
        failure.line.map { Finding(file: name, line: $0, message: failure.verdict.explanation) }
      },
      details: failures.dropFirst().filter { $0.line == nil }.map { "\(name): \($0.verdict.explanation)" }
        + [result.leftBehind.map { "\(name): \($0)" }].compactMap(\.self),
      output: String(decoding: result.output, as: UTF8.self),
      errors: ErrorOutput.lines(result.errors).joined(separator: "\n"))
  }
}

extension RunResult {
  /// A failure of a script, with the line of the script.
  fileprivate typealias Failure = (verdict: ExplainedVerdict, line: Int?)

  /// The failures of the script `name` or its examples.
  ///
  /// A script may exit with status 0 at any time and leak anything.
  fileprivate func failures(of name: String) -> [Failure] {
    if case .ran(let summary) = termination {
      return summary.examples.compactMap { example in
        let failure = ExplainedVerdict(
          exampleTermination: example.termination, traps: example.traps, errors: [])
        guard let failure else { return nil }
        let explanation = "the example \u{201C}\(example.name)\u{201D} \(failure.explanation)"
        return (ExplainedVerdict(failure.verdict, explanation), example.trace.line)
      }
    }
    if case .exited(status: 0) = termination { return [] }
    if let error = ErrorOutput.uncaughtError(errors) { return [(.threw(error), trace.line)] }
    guard let failure = ExplainedVerdict(earlyTermination: termination, errors: errors) else { return [] }
    // The runtime's message may contain a location in another file. The script's line takes precedence.
    let message = ErrorOutput.fatalError(errors)
    guard let message, failure.verdict == .trapped else { return [(failure, trace.line)] }
    let line = ErrorOutput.line(in: message, of: String(name.split(separator: "/").last ?? ""))
    return [(ExplainedVerdict(.trapped, "trapped: \(ErrorOutput.reason(in: message))"), line ?? trace.line)]
  }

  /// A sentence about the leaks of a script that ran to completion, or nil.
  fileprivate var leftBehind: String? {
    guard case .ran(let summary) = termination else { return nil }
    return summary.undeclaredLeaks.explanation(isOnRealTime: summary.isOnRealTime)
  }
}

extension ScriptSummary {
  /// The leaks of the script and its examples that they do not declare.
  fileprivate var undeclaredLeaks: LeakReport {
    examples.reduce(into: leakReport) { sum, example in
      guard case .finished(let left, _) = example.termination else { return }
      sum.leaks += max(0, left.leaks - example.leaks)
      // Scheduled work belongs to the subscriptions that are leaked on purpose.
      if example.leaks == 0 { sum.pending += left.pending }
      if !example.breaks {
        sum.violations.late += left.violations.late
        sum.violations.overlapping += left.violations.overlapping
      }
    }
  }
}

extension LeakReport {
  /// A sentence about the leaks for the reader, or nil.
  fileprivate func explanation(isOnRealTime: Bool) -> String? {
    let alive = leaks > 0 ? counted(leaks, "active subscription") : nil
    let work = pending > 0 ? counted(pending, "pending work item") : nil
    let sentence = [alive, work].compactMap(\.self).joined(separator: " and ")
    let waiting =
      sentence.isEmpty
      ? nil
      : "ended with \(sentence). To wait, add pause(for: .seconds(5))"
        + (isOnRealTime ? "." : " or run with --real-time.")
    let broken = violations.isEmpty ? nil : ExplainedVerdict.brokeGrammar(violations).explanation + "."
    let all = [broken, waiting].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
