import Reactive

/// Plays one piece at a time.
final class StageBand {
  private let notes = PublishSubject<String>()
  private let playing = SerialDisposable()

  /// The notes of the piece that is being played.
  var heard: Observable<String> { notes.asObservable() }

  deinit { close() }

  func play(_ piece: Observable<String>) {
    if playing.isDisposed { return }
    stop()
    playing.disposable = piece.subscribe(
      onNext: { [notes] note in notes.onNext(note) },
      onError: { _ in })
  }

  func stop() {
    playing.disposable = Disposables.create()
  }

  func close() {
    playing.dispose()
    notes.onCompleted()
  }
}
