import ReactiveTesting

/// The first difference between what a script has led to and what it should have.
struct ScriptDifference {
  /// How many columns a step takes, so that there is room for several events.
  static let columns = 4

  /// What a script has led to.
  struct Rehearsed {
    let tracks: [MarbleRecording.Track]
    let subscriptions: [MarbleRecording.Track]
    let places: PlaceLog.Places

    init(_ rehearsal: Rehearsal) {
      tracks = rehearsal.tracks
      subscriptions = rehearsal.subscriptionTracks
      places = rehearsal.places.places
    }
  }

  /// What observers were sent; nil if that is right.
  private let timelines: (name: String, expected: MarbleTimeline, found: MarbleTimeline)?
  private let place: Evidence?
  private let listening: Evidence?

  /// Nil if there is none.
  init?(expected: Rehearsed, found: Rehearsed) {
    timelines = expected.tracks.lazy.map { track in
      (
        name: track.name, expected: track.timeline,
        found: found.tracks.first { $0.name == track.name }?.timeline
          ?? MarbleTimeline(start: track.timeline.start, entries: [])
      )
    }.first { $0.expected != $0.found }
    place = found.places.evidence(expecting: expected.places)
    listening = SubscriptionReading(expected: expected.subscriptions, found: found.subscriptions).evidence
    if timelines == nil, place == nil, listening == nil { return nil }
  }

  func objection<Step>(to what: String, script: Script<Step>) -> Objection {
    let reactions = script.reactions.map(\.words)
    let script = script.steps.map(\.description)
    let numbers = script.indices.map { "\($0 + 1)" }
    let marks = numbers.map { $0 + String(repeating: "-", count: Self.columns - $0.count) }.joined()
    var rows = MarbleRows(
      [("steps", marks)],
      remarks: [zip(numbers, script).map { "\($0) \($1)" }.joined(separator: ", ")] + reactions)
    guard let (name, expected, found) = timelines else {
      let fault = listening == nil ? "where" : "how it listens"
      return Objection(
        message: "What \(what) sends is right, but not \(fault).", details: rows.lines,
        evidence: [listening ?? place].compactMap(\.self))
    }
    _ = rows.add(expected: expected, found: found, of: name, frame: 1)
    let reading = TimelineReading(expected: expected, found: found, frame: 1)
    return Objection(
      message: "\(what) does something else than it should.", details: rows.lines,
      evidence: [place, reading.evidence, listening].compactMap(\.self))
  }
}
