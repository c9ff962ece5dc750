import ReactiveTesting

extension MarbleDiagram.Row {
  /// Returns the mark that should be written at the end of the row, where `found` ends although the row continues; nil
  /// if it doesn't end.
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
