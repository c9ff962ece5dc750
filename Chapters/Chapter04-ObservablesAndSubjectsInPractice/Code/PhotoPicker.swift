import Reactive

/// The second screen, where photos are chosen.
final class PhotoPicker {
  private let choices = PublishSubject<Photo>()

  /// Emits each chosen photo, and completes when the screen closes.
  var chosen: Observable<Photo> { choices.asObservable() }

  func choose(_ photo: Photo) {
    choices.onNext(photo)
  }

  func close() {
    choices.onCompleted()
  }
}
