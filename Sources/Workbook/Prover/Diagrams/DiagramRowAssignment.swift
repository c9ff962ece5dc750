import ReactiveTesting

/// An assignment of the rows of a fence to the parts of a recording.
///
/// A row below the operator represents an observer, a sequence that was an element, or a subscription to a source. If
/// there is only one observer, its row may have any name.
struct DiagramRowAssignment {
  /// An observer and its row, if there is one.
  ///
  /// Sequences that were elements have the names of their rows.
  struct Result {
    var track: MarbleRecording.Track
    let row: MarbleDiagram.Row?
    /// The labels of sequences without a row.
    var unnamed: [String] = []
  }

  /// A sequence that was an element, with its row.
  struct Inner {
    let row: MarbleDiagram.Row
    var timeline: MarbleTimeline
  }

  private(set) var results: [Result] = []
  private(set) var inner: [Inner] = []
  /// The rows of subscriptions to sources.
  let subscriptions: [MarbleDiagram.Row]
  /// The rows that represent nothing in the recording.
  private(set) var unmatchedRows: [MarbleDiagram.Row] = []

  let diagram: MarbleDiagram
  let recording: MarbleRecording
  /// The rows of sequences, by number.
  private var rows: [Int: MarbleDiagram.Row] = [:]

  init(_ diagram: MarbleDiagram, _ recording: MarbleRecording) {
    self.diagram = diagram
    self.recording = recording
    subscriptions = diagram.rows.filter { $0.subscribedName != nil }
    let below = diagram.rows.filter { !$0.isAbove && $0.subscribedName == nil }
    let sources = Set(recording.sources.map(\.name))
    var free = below.filter { row in !recording.observers.contains { $0.name == row.name } }
    for observer in recording.observers {
      var row = below.first { $0.name == observer.name }
      // The only observer may have any name; its row is the first row below the operator.
      if row == nil, recording.observers.count == 1, recording.observers[0].name == "result" {
        row = free.first { !sources.contains($0.name) }
        free.removeAll { $0 == row }
      }
      results.append(Result(track: observer, row: row))
    }
    for index in results.indices {
      var result = results[index]
      name(&result, among: &free)
      results[index] = result
    }
    nameInner(&free)
    unmatchedRows =
      free.filter { !sources.contains($0.name) }
      + diagram.rows.filter { $0.isAbove && $0.subscribedName == nil && !sources.contains($0.name) }
  }

  private mutating func name(_ result: inout Result, among free: inout [MarbleDiagram.Row]) {
    guard let row = result.row else { return }
    let expected = row.marbles.timeline(frame: recording.frame).entries
    result.unnamed = name(&result.track.timeline, after: expected, among: &free)
  }

  private mutating func nameInner(_ free: inout [MarbleDiagram.Row]) {
    for number in recording.inner.indices {
      guard let row = rows[number] else { continue }
      var timeline = recording.inner[number].timeline
      _ = name(&timeline, after: row.marbles.timeline(frame: recording.frame).entries, among: &free)
      inner.append(Inner(row: row, timeline: timeline))
    }
  }

  /// Names the sequences among the elements of `found` after the elements at the same positions of `expected`.
  ///
  /// - Returns: The labels that are not names of rows.
  private mutating func name(
    _ found: inout MarbleTimeline, after expected: [MarbleTimeline.Entry],
    among free: inout [MarbleDiagram.Row]
  ) -> [String] {
    var unnamed: [String] = []
    let labels = expected.compactMap { entry in
      if case .element(let label) = entry.signal { label } else { nil }
    }
    var position = 0
    for index in found.entries.indices {
      switch found.entries[index].signal {
      case .element: position += 1
      case .sequence(let number):
        let key = recording.inner[number].key
        let label = labels.indices.contains(position) ? labels[position] : key ?? "sequence \(number + 1)"
        position += 1
        if let row = free.first(where: { $0.name == label }) {
          rows[number] = row
          free.removeAll { $0 == row }
        } else if labels.contains(label) {
          unnamed.append(label)
        }
        found.entries[index].signal = .element(key ?? diagram.legend[label] ?? label)
      default: break
      }
    }
    return unnamed
  }
}

extension DiagramRowAssignment {
  /// The recorded timelines, by the rows of the fence.
  var timelines: [MarbleDiagram.Row: MarbleTimeline] {
    var timelines: [MarbleDiagram.Row: MarbleTimeline] = [:]
    for track in recording.sources {
      if let row = diagram[track.name] { timelines[row] = track.timeline }
    }
    for result in results {
      if let row = result.row { timelines[row] = result.track.timeline }
    }
    for inner in inner { timelines[inner.row] = inner.timeline }
    var left = recording.subscriptions
    for row in subscriptions {
      if let index = left.firstIndex(where: { $0.name == row.subscribedName }) {
        timelines[row] = left.remove(at: index).timeline
      }
    }
    return timelines
  }
}
