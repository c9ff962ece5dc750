import Lesson
import Reactive

@ExampleListBuilder var telling: ExampleList {
  example(of: "accepted and refused") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    let chosen = picker.chosen.share()
    chosen
      .filter { !collage.has($0) }
      .subscribe(onNext: { collage.add($0) })
      .disposed(by: bag)
    chosen
      .filter { collage.has($0) }
      .subscribe(onNext: { print("\($0) is there already") })
      .disposed(by: bag)
    picker.choose(.pier)
    print(collage.present)
  }

  example(of: "one verdict for all") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    let verdicts = picker.chosen
      .map { collage.verdict(on: $0) }
      .share()
    verdicts
      .filter { $0.isAccepted }
      .subscribe(onNext: { collage.add($0.photo) })
      .disposed(by: bag)
    verdicts
      .filter { !$0.isAccepted }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)

    for photo in [Photo.ferry, .tower, .ferryAgain, .pier] {
      picker.choose(photo)
    }
    print(collage.present)
  }
}
