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
  // This one does not ask whether the screen is done.
  snapshots
    .scan((old: "", new: "")) { pair, word in (pair.new, word) }
    .map { pair in difference(from: pair.old, to: pair.new) }
}
