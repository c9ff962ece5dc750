import Lesson

/// Proves that an example ends as it should and prints what the chapter shows.
struct OutputProof {
  private let file: String
  private let fences: ChapterFences
  private let source: (Example) -> Place

  /// Makes the proof for the chapter whose text is `file`; `source` says where an example is written.
  init(file: String, fences: ChapterFences, source: @escaping (Example) -> Place) {
    self.file = file
    self.fences = fences
    self.source = source
  }

  /// Judges what an example did.
  func judge(_ run: ExampleRun) -> JudgedRun {
    if let verdict = verdict(onEndingOf: run) { return failed(run, verdict) }
    let outputs = fences.outputs(of: run.example.name)
    if outputs.isEmpty {
      let finding = Finding(
        file: file, line: fences.lastLine(showing: run.example.name) ?? 1,
        message: "The example \u{201C}\(run.example.name)\u{201D} has no output fence; show what it prints.",
        related: [source(run.example)])
      return JudgedRun(run: run, verdict: .unprinted, findings: [finding])
    }
    let printed = PrintedLines.lines(of: run.transcript)
    let differences = outputs.compactMap { difference($0, printed, run.example) }
    if !differences.isEmpty { return JudgedRun(run: run, verdict: .differs, findings: differences) }
    if let trace = trace(run) { return failed(run, trace) }
    return JudgedRun(run: run, verdict: .asPrinted, findings: [])
  }

  /// The judgement on an example that did something it should not; the place is where it is written.
  private func failed(_ run: ExampleRun, _ verdict: Verdict) -> JudgedRun {
    let place = source(run.example)
    let message = "The example \u{201C}\(run.example.name)\u{201D} \(verdict.phrase)."
    let finding = Finding(
      file: place.file, line: place.line, message: message,
      details: LastWords.lines(run.errors).suffix(10).map { " " + $0 })
    return JudgedRun(run: run, verdict: verdict, findings: [finding])
  }

  /// The verdict on an example that did not end as it says; nil for one that did.
  private func verdict(onEndingOf run: ExampleRun) -> Verdict? {
    switch run.ending {
    case .finished, .played: run.example.traps ? .didNotTrap : nil
    case .trapped(let signal) where run.example.traps && signal != 9: nil
    case .trapped(let signal): .trapped(signal: signal, message: LastWords.fatalError(run.errors))
    case .threw(let error): .threw(error)
    case .leftEarly(let status): .leftEarly(status: status)
    case .timedOut(let seconds): .timedOut(seconds: seconds)
    case .flooded(let bytes): .flooded(bytes: bytes)
    case .crowded(let tasks): .crowded(tasks: tasks)
    case .notStarted(let reason): .notStarted(reason)
    }
  }

  /// The verdict on what an example has left behind, or sent against the grammar, and does not declare.
  private func trace(_ run: ExampleRun) -> Verdict? {
    guard case .finished(let leaks, _, let pending, let breaches) = run.ending else { return nil }
    let example = run.example
    if leaks != example.leaks { return .leaked(leaks, declared: example.leaks) }
    // Work that waits belongs to the subscriptions that are left on purpose.
    if pending > 0, leaks == 0 { return .leftPending(pending) }
    if breaches.isEmpty == example.breaks { return example.breaks ? .didNotBreak : .broke(breaches) }
    return nil
  }

  private func difference(_ output: ChapterFences.Output, _ printed: [String], _ example: Example) -> Finding?
  {
    let pattern = OutputPattern(output.fence.body, match: output.match)
    if pattern.isVacuous {
      return Finding(
        file: file, line: output.fence.line,
        message: "This output is the same whatever is printed; write at least one line that has to be there.")
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
      file: file, line: output.fence.line + 1 + min(diff.line, max(0, output.fence.body.count - 1)),
      message: "The example \u{201C}\(example.name)\u{201D} \(what) (- chapter, + example).",
      details: diff.lines, related: [source(example)])
  }
}

/// What an example did, and what is to be said about it.
public struct JudgedRun: Sendable {
  public let run: ExampleRun
  public let verdict: Verdict
  public let findings: [Finding]
}
