import Lesson
import Reactive

extension CollageScreen {
  func openPicker() {
    guard front.value.isCollage, collage.allowed.canAdd else { return }
    let picker = PhotoPicker()
    picker.chosen
      .probe("chosen", on: panel)
      .subscribe(
        with: self,
        onNext: { screen, photo in
          screen.collage.add(photo)
        }
      )
      .disposed(by: bag)
    front.accept(.picker(picker))
  }
}
