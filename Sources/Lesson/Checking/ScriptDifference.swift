import ReactiveTesting

/// The first difference between what a script has led to and what it should have.
struct ScriptDifference {
  /// How many columns a step takes, so that there is room for several events.
  static let columns = 4

  private let expected: MarbleRecording.Track
  private let found: MarbleTimeline

  /// Nil if there is none.
  init?(expected: [MarbleRecording.Track], found: [MarbleRecording.Track]) {
    let pairs = expected.map { track in
      (
        track: track,
        timeline: found.first { $0.name == track.name }?.timeline
          ?? MarbleTimeline(start: track.timeline.start, entries: [])
      )
    }
    guard let pair = pairs.first(where: { $0.timeline != $0.track.timeline }) else { return nil }
    self.expected = pair.track
    self.found = pair.timeline
  }

  func objection(to what: String, script: [String]) -> Objection {
    let numbers = script.indices.map { "\($0 + 1)" }
    let marks = numbers.map { $0 + String(repeating: "-", count: Self.columns - $0.count) }.joined()
    var rows = MarbleRows(
      [("steps", marks)], remarks: [zip(numbers, script).map { "\($0) \($1)" }.joined(separator: ", ")])
    _ = rows.add(expected: expected.timeline, found: found, of: expected.name, frame: 1)
    let reading = TimelineReading(expected: expected.timeline, found: found, frame: Self.columns)
    return Objection(
      message: "\(what) does something else than it should.", details: rows.lines,
      evidence: [reading.evidence].compactMap(\.self))
  }
}
