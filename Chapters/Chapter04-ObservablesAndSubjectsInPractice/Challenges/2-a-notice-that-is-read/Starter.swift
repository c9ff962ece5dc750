import Reactive

/// Something on which notices can be read.
protocol Board: AnyObject {
  /// Pins up a notice, and calls `whenRead` when somebody has read it.
  ///
  /// - Returns: Its number, by which it can be taken down.
  func pin(_ text: String, whenRead: @escaping () -> Void) -> Int

  /// Takes down the notice with this number.
  func takeDown(_ number: Int)
}

/// A notice on `board`, which completes when it has been read.
func notice(_ text: String, on board: any Board) -> Completable {
  // Yours to write.
  .never()
}
