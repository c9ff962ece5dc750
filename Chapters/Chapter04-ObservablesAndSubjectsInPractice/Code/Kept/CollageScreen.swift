import Lesson
import Reactive

/// The view model of the main screen.
final class CollageScreen {
  let collage = Collage()
  let alerts = Alerts()
  let front = BehaviorRelay(value: Front.collage)
  private let album: Album
  private let library: PhotoLibrary
  let panel: ProbePanel
  /// The identifier of the album when it was last open.
  private var known: AlbumID?
  let bag = DisposeBag()

  init(
    album: Album, library: PhotoLibrary,
    panel: ProbePanel = ProbePanel()
  ) {
    self.album = album
    self.library = library
    self.panel = panel
  }

  /// The part of the program that the user can see and use.
  enum Front {
    case collage
    case picker(PhotoPicker)
    case saving
  }

  var isPicking: Observable<Bool> { front.map(\.isPicker) }
  var isSaving: Observable<Bool> { front.map(\.isSaving) }

  func clear() {
    if front.value.isCollage { collage.clear() }
  }
}

// The second screen.
extension CollageScreen {
  func choose(_ photo: Photo) {
    if case .picker(let picker) = front.value { picker.choose(photo) }
  }

  func closePicker() {
    guard case .picker(let picker) = front.value else { return }
    front.accept(.collage)
    picker.close()
  }
}

// Saving.
extension CollageScreen {
  func save() {
    guard front.value.isCollage, collage.allowed.canSave else { return }
    front.accept(.saving)
    let picture = collage.layout.svg(library.drawing)
    open()
      .andThen(
        PhotoWriter(album: album).save(picture)
          .probe("save", on: panel)
      )
      .asSingle()
      .flatMapCompletable { [alerts] id in
        alerts.show(
          Alert(
            title: "Saved", text: "It is called \(id).", picture: id))
      }
      .subscribe(
        with: self,
        onCompleted: { screen in
          // In this order, so that a save which starts as soon as the
          // collage is in front finds no photos.
          screen.collage.clear()
          screen.front.accept(.collage)
        },
        onError: { screen, error in screen.showError(error) }
      )
      .disposed(by: bag)
  }

  /// Opens the album, and completes when it can be used.
  private func open() -> Completable {
    album.open(known)
      .do(onNext: { [weak self] id in self?.known = id })
      .asObservable()
      .probe("album", on: panel)
      .ignoreElements()
      .asCompletable()
  }

  private func showError(_ error: any Error) {
    let alert = Alert(
      title: "Not saved", text: "The album is \(error).")
    alerts.show(alert)
      .subscribe(
        with: self,
        onCompleted: { screen in
          screen.front.accept(.collage)
        }
      )
      .disposed(by: bag)
  }
}

extension CollageScreen.Front {
  var isCollage: Bool {
    if case .collage = self { true } else { false }
  }
  var isPicker: Bool { if case .picker = self { true } else { false } }
  var isSaving: Bool { if case .saving = self { true } else { false } }
}
