import ReactiveTesting

extension Examiner {
  /// Performs the steps of scripts on what the reader wrote and on what is right, and objects to the first difference,
  /// shown on the shortest script that shows it.
  ///
  ///     examiner.rehearse("the ferry", scripts: [[.watch, .load(2), .tieUp]], steps: [.watch, .load(1), .tieUp]) {
  ///       rehearsal in
  ///       let ferry = Ferry(quay: Quay(seed: 1))
  ///       return { step in … }
  ///     } expected: { rehearsal in … }
  ///
  /// A step takes as long as four columns of marbles. Compared are what observers see, when, and on which queue, and who
  /// subscribes to a rehearsal's sources.
  ///
  /// - Parameters:
  ///   - what: What the reader was to write, for the message.
  ///   - scripts: The steps to perform.
  ///   - steps: Those of which further scripts are made.
  ///   - yours: Makes a new one of what the reader wrote, and returns what performs a step on it.
  ///   - expected: The same with what is right.
  /// - Returns: Whether there was no difference.
  @discardableResult
  public func rehearse<Step: CustomStringConvertible & SendableMetatype>(
    _ what: String, scripts: [[Step]], steps: [Step] = [],
    yours: (Rehearsal) -> (Step) -> Void, expected: (Rehearsal) -> (Step) -> Void
  ) -> Bool {
    func difference(_ script: [Step]) -> ScriptDifference? {
      ScriptDifference(
        expected: Self.rehearsal(of: script, with: expected), found: Self.rehearsal(of: script, with: yours))
    }
    var dice = Dice(seed: scripts.count)
    let varied = (0..<(steps.isEmpty ? 0 : 150)).map { number in
      (0..<(2 + number / 15)).compactMap { _ in steps.randomElement(using: &dice) }
    }
    guard let failing = (scripts + varied).first(where: { difference($0) != nil }) else { return true }
    let smallest = Shrinking.smallest(failing, smaller: Self.shorter) { difference($0) != nil }
    if let objection = difference(smallest)?.objection(to: what, script: smallest.map { $0.description }) {
      add(objection)
    }
    return false
  }

  private static func rehearsal<Step>(
    of script: [Step], with make: (Rehearsal) -> (Step) -> Void
  ) -> ScriptDifference.Rehearsed {
    var capture = OutputCapture()
    defer { capture.end() }
    let rehearsal = Rehearsal()
    let perform = make(rehearsal)
    for (count, step) in script.enumerated() {
      Underway.during(script[...count].map { "\($0)" }) {
        perform(step)
        rehearsal.passStep()
      }
    }
    let rehearsed = ScriptDifference.Rehearsed(rehearsal)
    rehearsal.close()
    return rehearsed
  }

  private static func shorter<Step>(_ script: [Step]) -> [[Step]] {
    script.indices.map { index in
      var shorter = script
      shorter.remove(at: index)
      return shorter
    }
  }
}
