import Lesson
import Reactive

/// The main screen, as it is without a page.
final class CollageScreen {
  let collage = Collage()
  let alerts = Alerts()
  let front = BehaviorRelay(value: Front.collage)
  private let album: Album
  private let library: PhotoLibrary
  let panel: ProbePanel
  /// What the album was called when it was last open.
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

  /// What the reader looks at.
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
          // In this order: whoever saves as soon as the front is free
          // finds nothing left to save.
          screen.collage.clear()
          screen.front.accept(.collage)
        },
        onError: { screen, error in screen.report(error) }
      )
      .disposed(by: bag)
  }

  /// Completes when the album is there, whichever it is.
  private func open() -> Completable {
    album.open(known)
      .do(onNext: { [weak self] id in self?.known = id })
      .asObservable()
      .probe("album", on: panel)
      .ignoreElements()
      .asCompletable()
  }

  private func report(_ error: any Error) {
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
