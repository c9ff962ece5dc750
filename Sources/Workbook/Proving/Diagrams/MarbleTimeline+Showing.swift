import ReactiveTesting

extension MarbleTimeline {
  /// As much as is known before `horizon`.
  func shown(until horizon: Int) -> MarbleTimeline {
    guard let end = self.horizon, end > horizon else { return self }
    return MarbleTimeline(start: start, entries: entries.filter { $0.time < horizon }, horizon: horizon)
  }

  /// Without the subscription at its beginning, if `expected` speaks of none.
  func adapted(to expected: MarbleTimeline) -> MarbleTimeline {
    guard entries.first == .init(start, .subscription),
      !expected.entries.contains(where: { $0.signal == .subscription })
    else {
      return self
    }
    return MarbleTimeline(start: start, entries: Array(entries.dropFirst()), horizon: horizon)
  }
}
