extension Report.Result {
  /// What is to be said about a file of the reader's that did what `outcome` says.
  public init(_ outcome: ScriptRunner.Outcome, of name: String) {
    switch outcome {
    case .doesNotCompile(let diagnostics):
      self.init(
        kind: .script, chapter: "", name: name, judgement: .doesNotCompile, details: diagnostics.map(\.text))
    case .compiled(_, let job):
      let failures = job.failures(of: name)
      self.init(
        kind: .script, chapter: "", name: name, judgement: failures.first?.judgement ?? .ran,
        findings: failures.compactMap { failure in
          failure.line.map { Finding(file: name, line: $0, message: failure.judgement.phrase) }
        },
        details: failures.dropFirst().filter { $0.line == nil }.map { "\(name): \($0.judgement.phrase)" }
          + [job.leftBehind.map { "\(name): \($0)" }].compactMap(\.self),
        output: String(decoding: job.output, as: UTF8.self),
        errors: LastWords.lines(job.errors).joined(separator: "\n"))
    }
  }
}

extension JobRun {
  /// What went wrong in a file of the reader's, and on which of its lines.
  fileprivate typealias Failure = (judgement: Judgement, line: Int?)

  /// What went wrong in the file `name`, which may leave when and leave behind what it likes: its own end, or those of
  /// its examples.
  fileprivate func failures(of name: String) -> [Failure] {
    if case .ran(let script) = ending {
      return script.examples.compactMap { example in
        guard let judgement = Judgement(onExampleEnding: example.ending, traps: example.traps, errors: [])
        else { return nil }
        let phrase = "the example \u{201C}\(example.name)\u{201D} \(judgement.phrase)"
        return (Judgement(judgement.verdict, phrase), example.trace.line)
      }
    }
    if case .leftEarly(status: 0) = ending { return [] }
    if let error = LastWords.uncaughtError(errors) { return [(.threw(error), trace.line)] }
    guard let judgement = Judgement(onEnding: ending, errors: errors) else { return [] }
    // Where the runtime says a place of its own, the reader's is said in front.
    let message = LastWords.fatalError(errors)
    guard let message, judgement.verdict == .trapped else { return [(judgement, trace.line)] }
    let line = LastWords.line(in: message, of: String(name.split(separator: "/").last ?? ""))
    return [(Judgement(.trapped, "trapped: \(LastWords.reason(in: message))"), line ?? trace.line)]
  }

  /// What a file that ran to its end has left behind, for people; nil if that is nothing.
  fileprivate var leftBehind: String? {
    guard case .ran(let ending) = ending else { return nil }
    return ending.undeclared.phrase(isOnRealTime: ending.isOnRealTime)
  }
}

extension ScriptEnding {
  /// What the file and its examples have left behind without saying so.
  fileprivate var undeclared: Remains {
    examples.reduce(into: remains) { sum, example in
      guard case .finished(let leaks, _, let pending, let breaches) = example.ending else { return }
      sum.leaks += max(0, leaks - example.leaks)
      // Work that waits belongs to the subscriptions that are left on purpose.
      if example.leaks == 0 { sum.pending += pending }
      if !example.breaks {
        sum.breaches.late += breaches.late
        sum.breaches.overlapping += breaches.overlapping
      }
    }
  }
}

extension Remains {
  /// What is to be said to somebody whose program ended like this; nil if that is nothing.
  fileprivate func phrase(isOnRealTime: Bool) -> String? {
    let alive = leaks > 0 ? "\(counted(leaks, "subscription")) \(leaks == 1 ? "is" : "are") still alive" : nil
    let work =
      pending > 0
      ? pending == 1 ? "1 piece of work waits for its time" : "\(pending) pieces of work wait for their time"
      : nil
    let sentence = [alive, work].compactMap(\.self).joined(separator: ", and ")
    let waiting =
      sentence.isEmpty
      ? nil
      : "it ended while \(sentence). To wait: pause(for: .seconds(5))"
        + (isOnRealTime ? "." : ", or --real-time, until Ctrl-C.")
    let broken = breaches.isEmpty ? nil : Judgement.broke(breaches).phrase + "."
    let all = [broken, waiting].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: " ")
  }
}
