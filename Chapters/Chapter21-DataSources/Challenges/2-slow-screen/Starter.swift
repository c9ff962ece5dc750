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
  // This version ignores `done`.
  snapshots
    .scan((old: "", new: "")) { pair, word in (pair.new, word) }
    .map { pair in difference(from: pair.old, to: pair.new) }
}
