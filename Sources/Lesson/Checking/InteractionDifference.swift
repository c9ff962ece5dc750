import ReactiveTesting

/// The first difference between the actual and the expected recording of a script.
struct InteractionDifference {
  /// The number of columns per step, which leaves space for several events.
  static let columns = 4

  /// The recording of a script.
  struct Recording {
    let tracks: [MarbleRecording.Track]
    let subscriptions: [MarbleRecording.Track]
    let places: QueueLog.Queues

    init(_ rehearsal: Rehearsal) {
      tracks = rehearsal.tracks
      subscriptions = rehearsal.subscriptionTracks
      places = rehearsal.places.places
    }
  }

  /// The timelines of the first observer that received the wrong events, or nil.
  private let timelines: (name: String, expected: MarbleTimeline, found: MarbleTimeline)?
  private let place: FailureKind?
  private let listening: FailureKind?

  /// Creates the difference, or returns nil if the recordings are equal.
  init?(expected: Recording, found: Recording) {
    timelines = expected.tracks.lazy.map { track in
      (
        name: track.name, expected: track.timeline,
        found: found.tracks.first { $0.name == track.name }?.timeline
          ?? MarbleTimeline(start: track.timeline.start, entries: [])
      )
    }.first { $0.expected != $0.found }
    place = found.places.failureKind(expecting: expected.places)
    listening =
      SubscriptionDiagnosis(expected: expected.subscriptions, found: found.subscriptions).failureKind
    if timelines == nil, place == nil, listening == nil { return nil }
  }

  func objection<Step>(to what: String, script: InteractionScript<Step>) -> Objection {
    let reactions = script.reactions.map(\.sentence)
    let script = script.steps.map(\.description)
    let numbers = script.indices.map { "\($0 + 1)" }
    let marks = numbers.map { $0 + String(repeating: "-", count: Self.columns - $0.count) }.joined()
    var rows = MarbleRows(
      [("steps", marks)],
      remarks: [zip(numbers, script).map { "\($0) \($1)" }.joined(separator: ", ")] + reactions)
    guard let (name, expected, found) = timelines else {
      let fault = listening == nil ? "on the wrong queue" : "its subscriptions are wrong"
      return Objection(
        message: "\(what) emits the right events, but \(fault).", details: rows.lines,
        failureKinds: [listening ?? place].compactMap(\.self))
    }
    _ = rows.add(expected: expected, found: found, of: name, frame: 1)
    let diagnosis = TimelineDiagnosis(expected: expected, found: found, frame: 1)
    return Objection(
      message: "\(what) emitted the wrong events.", details: rows.lines,
      failureKinds: [place, diagnosis.failureKind, listening].compactMap(\.self))
  }
}
