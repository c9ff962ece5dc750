import Reactive

/// A screen that shows notices.
protocol Board: AnyObject {
  /// Pins up a notice, and calls `whenRead` when a person has read it.
  ///
  /// - Returns: The number of the notice, for `takeDown`.
  func pin(_ text: String, whenRead: @escaping () -> Void) -> Int

  /// Takes down the notice with this number.
  func takeDown(_ number: Int)
}

/// A notice on `board`, which completes when it has been read.
func notice(_ text: String, on board: any Board) -> Completable {
  Completable.create { completable in
    let number = board.pin(text) { completable(.completed) }
    return Disposables.create { board.takeDown(number) }
  }
}
