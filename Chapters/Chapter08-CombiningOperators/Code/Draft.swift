/// Counts the drafts that somebody still holds.
final class Tally {
  var drafts = 0
}

/// What a guest has typed so far.
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
