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
  // Yours to write.
  .never()
}
