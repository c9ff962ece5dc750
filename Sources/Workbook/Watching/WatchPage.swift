/// What `watch` shows between its heading and the keys.
enum WatchPage: Equatable {
  /// What came of the last check.
  case verdict
  /// The hint that is tied to what the last check found, by its name.
  case tiedHint(String)
  /// The last of the numbered hints that were asked for.
  case hint
  case solution
  case difference
  /// All challenges, of which one is marked.
  case list(marked: Int)
  /// What came of checking all challenges.
  case all
  case help
  /// The question whether to begin anew.
  case reset
}
