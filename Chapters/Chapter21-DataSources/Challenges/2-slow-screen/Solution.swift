import Reactive

/// What makes one word another one, such as `-A +B`.
///
/// Leave it as it is.
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

/// What a screen is told to play, which says when it is done.
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

  /// Takes a snapshot, or nothing, if the screen is done.
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
