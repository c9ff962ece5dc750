import ReactiveTesting

extension MarbleDiagram.Row {
  /// The mark that belongs where the row says that it goes on, because `found` ends there; nil if it does not.
  func missedEnd(_ found: MarbleTimeline, frame: Int) -> String? {
    guard marbles.goesOn, let last = found.entries.last, last.time / frame == marbles.end else { return nil }
    switch last.signal {
    case .completed: return "|"
    case .error: return "X"
    case .disposal: return "!"
    default: return nil
    }
  }
}
