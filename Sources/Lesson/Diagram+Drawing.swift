import ReactiveTesting

extension Diagram {
  /// Plays the diagram, and draws its sources with the results below them.
  package func drawn() throws(MarblePlayError) -> [String] {
    let (given, _) = MarbleDiagram.reading(
      rows.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init))
    let columns = given.rows.map(\.marbles.end).max() ?? 0
    let recording = try play(columns: columns)
    var printer = MarblePrinter(
      frame: max(recording.frame, 1), legend: given.legend, taken: Set(given.rows.map(\.name)))
    let sources = given.rows.filter { !$0.marbles.isSubscription }.map { ($0.name, $0.text) }
    let results = recording.observers.map { track in
      let end = columns * printer.frame
      var timeline = track.timeline
      // The rows show neither the observer's subscription nor later events, so these are omitted.
      if timeline.entries.first == .init(timeline.start, .subscription) { timeline.entries.removeFirst() }
      if let horizon = timeline.horizon, horizon > end {
        timeline = MarbleTimeline(
          start: timeline.start, entries: timeline.entries.filter { $0.time < end }, horizon: end)
      }
      return (track.name, printer.row(timeline) ?? "(events between two columns, or too close together)")
    }
    return MarbleRows(sources + results, legend: printer.legend).lines
  }
}
