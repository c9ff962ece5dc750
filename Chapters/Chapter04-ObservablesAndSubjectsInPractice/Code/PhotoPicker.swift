import Reactive

/// The second screen, where photos are chosen.
final class PhotoPicker {
  private let choices = PublishSubject<Photo>()

  /// The photos that are chosen here, until the screen closes.
  var chosen: Observable<Photo> { choices.asObservable() }

  func choose(_ photo: Photo) {
    choices.onNext(photo)
  }

  func close() {
    choices.onCompleted()
  }
}
