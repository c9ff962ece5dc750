import Dispatch
import Lesson
import Reactive

extension CollageScreen {
  func openPicker() {
    guard front.value.isCollage, collage.allowed.canAdd else { return }
    let picker = PhotoPicker()
    let verdicts = collage.verdicts(
      on: picker.chosen.probe("chosen", on: panel))
    picker.tray.follow(verdicts.probe("tray", on: panel))
    verdicts
      .filter { $0.isAccepted }
      .probe("collage", on: panel) { "\($0.photo)" }
      .subscribe(
        with: self,
        onNext: { screen, verdict in
          screen.collage.add(verdict.photo)
        },
        onCompleted: { screen in screen.closePicker() }
      )
      .disposed(by: bag)
    front.accept(.picker(picker))
  }
}

extension CollageScreen {
  /// The collage as the page draws it.
  var preview: Observable<Layout> {
    collage.photos
      .probe("photos", on: panel) { "\($0.count)" }
      .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
      .probe("preview", on: panel) { "\($0.count)" }
      .map(Layout.init)
  }

  /// The row above the photos while the picker is open.
  var tray: Observable<Tray.Row> {
    front.flatMapLatest { front in
      if case .picker(let picker) = front {
        picker.tray.shown
      } else {
        Observable.just(Tray.Row())
      }
    }
  }
}
