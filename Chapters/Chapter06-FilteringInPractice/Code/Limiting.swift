import Foundation
import Lesson
import Reactive

/// Chooses four photos for a collage that has four, and returns what
/// `rule` does: `.` a photo is chosen, `+` it passes, `|` completed.
private func visit(
  _ rule: (Observable<Photo>, Collage) -> Observable<Photo>
) -> String {
  let collage = Collage()
  for photo in Photo.landscapes.prefix(4) { collage.add(photo) }
  let picker = PhotoPicker()
  var marks = ""
  let subscription = rule(picker.chosen, collage).subscribe(
    onNext: { photo in
      marks += "+"
      collage.add(photo)
    },
    onCompleted: { marks += "|" })
  for photo in Photo.landscapes.suffix(4) {
    marks += " ."
    picker.choose(photo)
  }
  subscription.dispose()
  return marks
}

@ExampleListBuilder var limiting: ExampleList {
  example(of: "four ways to stop at six") {
    print("take(6)     ", visit { chosen, _ in chosen.take(6) })
    print(
      "filter      ",
      visit { chosen, collage in
        chosen.filter { _ in collage.allowed.canAdd }
      })
    print(
      "take(while:)",
      visit { chosen, collage in
        chosen.take(while: { _ in collage.allowed.canAdd })
      })
    print(
      "take(until:)",
      visit { chosen, collage in chosen.take(until: collage.isFull) })
  }

  diagram("take before filter", "chosen: --tower--pier--snow-->") {
    (chosen: Observable<String>) in
    chosen.take(2).filter { $0 != "tower" }
  }

  example(of: "the sixth photo") {
    let bag = DisposeBag()
    let collage = Collage()
    for photo in Photo.landscapes.prefix(5) { collage.add(photo) }
    let picker = PhotoPicker()
    let verdicts = collage.verdicts(on: picker.chosen)
    verdicts
      .filter { $0.isAccepted }
      .subscribe(
        onNext: { collage.add($0.photo) },
        onCompleted: { print("collage: completed") }
      )
      .disposed(by: bag)
    verdicts
      .subscribe { print("tray: \($0)") }
      .disposed(by: bag)
    picker.choose(.island)
    picker.choose(.meadow)
  }

  example(of: "an end for each") {
    let bag = DisposeBag()
    let collage = Collage()
    for photo in Photo.landscapes.prefix(5) { collage.add(photo) }
    let picker = PhotoPicker()
    let verdicts = picker.chosen
      .map { photo in collage.verdict(on: photo) }
      .share()
      .take(until: collage.isFull)
    verdicts
      .filter { $0.isAccepted }
      .subscribe(
        onNext: { collage.add($0.photo) },
        onCompleted: { print("collage: completed") }
      )
      .disposed(by: bag)
    verdicts
      .subscribe { print("tray: \($0)") }
      .disposed(by: bag)
    picker.choose(.island)
    picker.choose(.meadow)
  }

  example(of: "a picker that closes itself") {
    let bag = DisposeBag()
    let screen = CollageScreen(
      album: Album(in: "Album"),
      library: PhotoLibrary(folder: URL(filePath: "Photos")))
    screen.isPicking
      .subscribe(onNext: { print("picking:", $0) })
      .disposed(by: bag)
    screen.openPicker()
    for photo in Photo.all { screen.choose(photo) }
    print(screen.collage.present)
  }
}
