import ReactiveTesting

/// Holds two performances against each other.
struct PerformanceComparison {
  let expected: Performance
  let found: Performance
  /// Which rows have sent something in one column, in their order.
  let simultaneous: [(column: Int, rows: [String])]
  var visit: Visit?
  /// Whether what is expected is the same in whatever order rows send what has one time; nil where that does not matter.
  var isIndifferentToOrder: Bool?

  /// Whether there is anything to object to.
  ///
  /// Input that not even the right solution can be played makes no difference.
  var isDifferent: Bool {
    guard expected.failure == nil else { return false }
    guard visit?.sequence == .atOnce else { return expected != found }
    // Of what comes at once, in the middle of something else, the lines of several operators may mix.
    var (one, other) = (expected, found)
    one.log.sort()
    other.log.sort()
    return one != other
  }

  /// The objection to `what`, with the input that was played.
  func objection(to what: String, input: MarbleRows) -> Objection {
    var input = input
    if isIndifferentToOrder != nil { input.add(simultaneous.map(Self.words)) }
    if let visit { input.add([visit.words]) }
    if let failure = found.failure { return Objection(message: "\(what): \(failure)", details: input.lines) }
    let frame = TestScheduler.stepsPerColumn
    let order: [Evidence] = isIndifferentToOrder == true ? [.dependsOnOrder] : []
    let place = found.places.evidence(expecting: expected.places)
    let listening = SubscriptionReading(expected: expected.subscriptions, found: found.subscriptions).evidence
    for (one, other) in zip(expected.observers, found.observers) {
      var rows = input
      guard rows.add(expected: one.timeline, found: other.timeline, of: one.name, frame: frame) else {
        continue
      }
      let reading = TimelineReading(expected: one.timeline, found: other.timeline, frame: frame)
      return Objection(
        message: "\(what) does something else than it should.", details: rows.lines,
        evidence: order + [place, reading.evidence, listening].compactMap(\.self))
    }
    if expected.visitor != found.visitor {
      return Objection(
        message: "\(what): whoever subscribes while an event is being seen is told something else.",
        expected: Self.text(expected.visitor), actual: Self.text(found.visitor), details: input.lines)
    }
    if let evidence = listening ?? place {
      let fault = place == evidence ? "where" : "how it listens"
      return Objection(
        message: "What \(what) sends is right, but not \(fault).", details: input.lines,
        evidence: order + [evidence])
    }
    return Objection(
      message: "\(what): the events are right; what is printed, or when, is not.",
      expected: expected.log.joined(separator: "\n"), actual: found.log.joined(separator: "\n"),
      details: input.lines, evidence: order)
  }

  /// What a visitor was told, with columns in the place of times.
  private static func text(_ lines: [String]) -> String {
    lines.map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      let column = Int(parts[0]).map { $0 / TestScheduler.stepsPerColumn + 1 } ?? 0
      return "column \(column):\(parts.last ?? "")"
    }.joined(separator: "\n")
  }

  private static func words(_ moment: (column: Int, rows: [String])) -> String {
    let rows = moment.rows.joined(separator: " comes before that of ")
    return "Of what is sent in column \(moment.column + 1), that of \(rows)."
  }
}
