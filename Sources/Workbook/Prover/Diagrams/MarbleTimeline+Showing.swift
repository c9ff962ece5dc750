import ReactiveTesting

extension MarbleTimeline {
  /// Returns the timeline up to `horizon`.
  func shown(until horizon: Int) -> MarbleTimeline {
    guard let end = self.horizon, end > horizon else { return self }
    return MarbleTimeline(start: start, entries: entries.filter { $0.time < horizon }, horizon: horizon)
  }

  /// Returns the timeline without the subscription at its start if `expected` contains none.
  func adapted(to expected: MarbleTimeline) -> MarbleTimeline {
    guard entries.first == .init(start, .subscription),
      !expected.entries.contains(where: { $0.signal == .subscription })
    else {
      return self
    }
    return MarbleTimeline(start: start, entries: Array(entries.dropFirst()), horizon: horizon)
  }
}
