import ReactiveTesting

/// Holds two performances against each other.
struct PerformanceComparison {
  let expected: Performance
  let found: Performance

  /// Whether there is anything to object to.
  ///
  /// Input that not even the right solution can be played makes no difference.
  var isDifferent: Bool { expected.failure == nil && expected != found }

  /// The objection to `what`, with the input that was played.
  func objection(to what: String, input: MarbleRows) -> Objection {
    if let failure = found.failure { return Objection(message: "\(what): \(failure)", details: input.lines) }
    let frame = TestScheduler.stepsPerColumn
    for (one, other) in zip(expected.observers, found.observers) {
      var rows = input
      guard rows.add(expected: one.timeline, found: other.timeline, of: one.name, frame: frame) else {
        continue
      }
      let reading = TimelineReading(expected: one.timeline, found: other.timeline, frame: frame)
      return Objection(
        message: "\(what) does something else than it should.", details: rows.lines,
        evidence: [reading.evidence].compactMap(\.self) + subscriptionEvidence.prefix(1))
    }
    if let evidence = subscriptionEvidence.first {
      return Objection(
        message: "What \(what) sends is right, but not how it listens.", details: input.lines,
        evidence: [evidence])
    }
    return Objection(
      message: "\(what): the events are right; what is printed, or when, is not.",
      expected: expected.log.joined(separator: "\n"), actual: found.log.joined(separator: "\n"),
      details: input.lines)
  }

  /// What is wrong with who is subscribed to what.
  private var subscriptionEvidence: [Evidence] {
    let names = Set((expected.subscriptions + found.subscriptions).map(\.name)).sorted()
    return names.flatMap { name -> [Evidence] in
      let needed = expected.subscriptions.filter { $0.name == name }.map(\.timeline)
      let made = found.subscriptions.filter { $0.name == name }.map(\.timeline)
      guard needed != made else { return [] }
      if let first = needed.first, let other = made.first, other.start < first.start {
        return [.subscribedTooEarly(to: name)]
      }
      if needed.count != made.count { return [.requests(to: name, count: made.count, needed: needed.count)] }
      return zip(needed, made).compactMap { one, other in
        let ends = [one, other].map {
          $0.entries.last?.signal == .disposal ? $0.entries.last?.time ?? .max : .max
        }
        if ends[1] > ends[0] { return .stillSubscribed(to: name) }
        return ends[1] < ends[0] ? .leftTooEarly(name) : nil
      }
    }
  }
}
