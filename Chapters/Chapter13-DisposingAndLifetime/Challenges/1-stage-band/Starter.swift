import Reactive

/// Plays one piece at a time.
final class StageBand {
  /// The notes of the piece that is being played.
  var heard: Observable<String> {
    // Yours to write.
    .never()
  }

  func play(_ piece: Observable<String>) {
  }

  func stop() {
  }

  func close() {
  }
}
