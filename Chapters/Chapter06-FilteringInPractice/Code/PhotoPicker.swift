import Reactive

/// The second screen, on which the user chooses photos.
final class PhotoPicker {
  /// The row above the photos.
  let tray = Tray()
  private let choices = PublishSubject<Photo>()

  /// The photos that the user chooses here, until the screen closes.
  var chosen: Observable<Photo> { choices.asObservable() }

  func choose(_ photo: Photo) {
    choices.onNext(photo)
  }

  func close() {
    choices.onCompleted()
  }
}
