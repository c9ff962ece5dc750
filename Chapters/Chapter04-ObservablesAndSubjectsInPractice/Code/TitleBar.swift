import Reactive

/// A bar that shows the title of a collage.
final class TitleBar {
  private let bag = DisposeBag()

  deinit { print("the bar is gone") }

  private func show(_ title: String) { print("bar:", title) }
}

extension TitleBar {
  func followHolding(_ picker: PhotoPicker) {
    picker.chosen
      .subscribe(onNext: { photo in self.show(photo.name) })
      .disposed(by: bag)
  }

  func listen(to collage: Collage) -> any Disposable {
    collage.controls.subscribe(
      with: self, onNext: { bar, controls in bar.show(controls.title) })
  }

  func watch(_ collage: Collage) -> any Disposable {
    collage.controls
      .withUnretained(self)
      .subscribe(
        onNext: { bar, controls in bar.show(controls.title) },
        onCompleted: { print("completed") })
  }
}
