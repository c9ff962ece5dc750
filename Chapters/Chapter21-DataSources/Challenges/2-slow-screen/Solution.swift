import Reactive

/// The changes from one word to another, such as `-A +B`.
///
/// Don't change this function.
func difference(from old: String, to new: String) -> String {
  new.difference(from: old)
    .map { change in
      switch change {
      case .remove(_, let letter, _): "-\(letter)"
      case .insert(_, let letter, _): "+\(letter)"
      }
    }
    .joined(separator: " ")
}

/// Emits what the board plays, one difference after another.
func plays(
  _ snapshots: Observable<String>, done: Observable<Void>
) -> Observable<String> {
  Observable<String?>
    .merge(snapshots.map { word in word }, done.map { nil })
    .scan(Screen()) { screen, news in
      var screen = screen
      screen.take(news)
      return screen
    }
    .compactMap { screen in screen.steps }
}

private struct Screen {
  private var shown = ""
  private var kept: String?
  private var isBusy = false
  private(set) var steps: String?

  /// Handles a snapshot, or `nil` if the board is done.
  mutating func take(_ snapshot: String?) {
    steps = nil
    if let snapshot {
      kept = snapshot
    } else {
      isBusy = false
    }
    guard !isBusy, let next = kept else { return }
    kept = nil
    guard next != shown else { return }
    steps = difference(from: shown, to: next)
    shown = next
    isBusy = true
  }
}
