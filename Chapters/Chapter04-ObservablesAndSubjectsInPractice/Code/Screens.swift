import Lesson
import Reactive

/// The part of the main screen that opens the second one.
private final class MainScreen {
  let collage = Collage()
  private let bag = DisposeBag()

  func open(_ picker: PhotoPicker, as name: String) {
    picker.chosen
      .subscribe(
        onNext: { [collage] photo in collage.add(photo) },
        onDisposed: { print("\(name): disposed") }
      )
      .disposed(by: bag)
  }
}

@ExampleListBuilder var screens: ExampleList {
  example(of: "a picker that closes and one that does not") {
    var screen: MainScreen? = MainScreen()
    weak var last: PhotoPicker?
    for name in ["closed", "left"] {
      let picker = PhotoPicker()
      screen?.open(picker, as: name)
      picker.choose(.cat)
      if name == "closed" { picker.close() }
      last = picker
    }
    print("the last picker is", last == nil ? "gone" : "there")
    print("subscriptions:", Resources.total)
    screen = nil
  }

  example(of: "a picker that is shown again") {
    let bag = DisposeBag()
    let screen = MainScreen()
    screen.collage.photos
      .subscribe(onNext: { print("preview:", $0) })
      .disposed(by: bag)
    let picker = PhotoPicker()

    screen.open(picker, as: "Monday")
    picker.choose(.cat)
    screen.open(picker, as: "Tuesday")
    picker.choose(.lake)
    picker.close()
  }

  example(of: "a bag for each opening") {
    let collage = Collage()
    let picker = PhotoPicker()
    var visit = DisposeBag()
    for day in ["Monday", "Tuesday"] {
      picker.chosen
        .subscribe(onNext: { collage.add($0) })
        .disposed(by: visit)
      picker.choose(.cat)
      visit = DisposeBag()
      print(day, collage.allowed, Resources.total)
    }
  }
}
