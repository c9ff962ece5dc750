/// A page that `watch` shows between the heading and the keys.
enum WatchPage: Equatable {
  /// The result of the last check.
  case verdict
  /// The hint, by its name, for the problem that the last check found.
  case specificHint(String)
  /// The latest numbered hint that the reader requested.
  case hint
  case solution
  case difference
  /// A list of all challenges, one of which is marked.
  case list(marked: Int)
  /// The results of checking all challenges.
  case all
  case help
  /// The question whether to start over.
  case reset
}
