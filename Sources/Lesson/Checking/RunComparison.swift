import ReactiveTesting

/// Compares the run of a solution with the run of the correct solution.
struct RunComparison {
  let expected: RecordedRun
  let found: RecordedRun
  /// The columns in which several rows emit, with those rows in the order of delivery.
  let simultaneous: [(column: Int, rows: [String])]
  var visit: ReentrantSubscription?
  /// Whether the expected result is independent of the order of simultaneous events; nil if it was played in one order
  /// only.
  var isIndifferentToOrder: Bool?

  /// Whether there is a difference.
  ///
  /// Input that cannot be played even into the correct solution is ignored.
  var isDifferent: Bool {
    guard expected.failure == nil else { return false }
    guard visit?.sequence == .atOnce else { return expected != found }
    // The output of operators that subscribe to each other during an event may be interleaved differently.
    var (one, other) = (expected, found)
    one.log.sort()
    other.log.sort()
    return one != other
  }

  /// Returns the objection to `what`, with the input that was played.
  func objection(to what: String, input: MarbleRows) -> Objection {
    var input = input
    if isIndifferentToOrder != nil { input.add(simultaneous.map(Self.words)) }
    if let visit { input.add([visit.sentence]) }
    if let failure = found.failure { return Objection(message: "\(what): \(failure)", details: input.lines) }
    let frame = TestScheduler.stepsPerColumn
    let order: [FailureKind] = isIndifferentToOrder == true ? [.dependsOnOrder] : []
    let place = found.places.failureKind(expecting: expected.places)
    let listening = SubscriptionDiagnosis(expected: expected.subscriptions, found: found.subscriptions)
      .failureKind
    for (one, other) in zip(expected.observers, found.observers) {
      var rows = input
      guard rows.add(expected: one.timeline, found: other.timeline, of: one.name, frame: frame) else {
        continue
      }
      let diagnosis = TimelineDiagnosis(expected: one.timeline, found: other.timeline, frame: frame)
      return Objection(
        message: "\(what) emitted the wrong events.", details: rows.lines,
        failureKinds: order + [place, diagnosis.failureKind, listening].compactMap(\.self))
    }
    if expected.visitor != found.visitor {
      return Objection(
        message: "\(what): an observer that subscribes during an event receives the wrong events.",
        expected: Self.text(expected.visitor), actual: Self.text(found.visitor), details: input.lines)
    }
    if let failureKind = listening ?? place {
      let fault = place == failureKind ? "on the wrong queue" : "its subscriptions are wrong"
      return Objection(
        message: "\(what) emits the right events, but \(fault).", details: input.lines,
        failureKinds: order + [failureKind])
    }
    return Objection(
      message: "\(what): the events are right, but the printed output or its timing is wrong.",
      expected: expected.log.joined(separator: "\n"), actual: found.log.joined(separator: "\n"),
      details: input.lines, failureKinds: order)
  }

  /// Returns the events of the re-entrant subscriber with columns instead of times.
  private static func text(_ lines: [String]) -> String {
    lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let column = Int(parts[0]).map { $0 / TestScheduler.stepsPerColumn + 1 } ?? 0
      return "column \(column):\(parts.last ?? "")"
    }.joined(separator: "\n")
  }

  private static func words(_ moment: (column: Int, rows: [String])) -> String {
    "In column \(moment.column + 1), the rows send in this order: \(moment.rows.joined(separator: ", "))."
  }
}
