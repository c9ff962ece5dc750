extension Report.Result {
  /// What is to be said about a file of the reader's that did what `outcome` says.
  public init(_ outcome: ScriptRunner.Outcome, of name: String) {
    switch outcome {
    case .doesNotCompile(let diagnostics):
      self.init(
        kind: .script, chapter: "", name: name, judgement: .doesNotCompile, details: diagnostics.map(\.text))
    case .compiled(_, let job):
      self.init(
        kind: .script, chapter: "", name: name, judgement: Judgement(onScript: job),
        details: Self.remarks(on: job, named: name),
        output: String(decoding: job.output, as: UTF8.self),
        errors: LastWords.lines(job.errors).joined(separator: "\n"))
    }
  }
}

extension Report.Result {
  /// What else is to be said of a file that ran to its end: the further examples that failed, and what it has left
  /// behind.
  private static func remarks(on job: JobRun, named name: String) -> [String] {
    guard case .ran(let ending) = job.ending else { return [] }
    let others = ending.failures.dropFirst().map { "\(name): \($0.phrase)" }
    return others
      + [ending.undeclared.phrase(isOnRealTime: ending.isOnRealTime).map { "\(name): \($0)" }].compactMap(
        \.self)
  }
}

extension ScriptEnding {
  /// The judgements on the examples that did not end as they say.
  var failures: [Judgement] {
    examples.compactMap { example in
      let judgement = Judgement(onExampleEnding: example.ending, traps: example.traps, errors: [])
      return judgement.map {
        Judgement($0.verdict, "the example \u{201C}\(example.name)\u{201D} \($0.phrase)")
      }
    }
  }

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
