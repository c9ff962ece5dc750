/// Counts the drafts that are still in memory.
final class Tally {
  var drafts = 0
}

/// The text that a guest has typed so far.
final class Draft {
  let text: String
  private let tally: Tally

  init(_ text: String, _ tally: Tally) {
    self.text = text
    self.tally = tally
    tally.drafts += 1
  }

  deinit { tally.drafts -= 1 }
}
