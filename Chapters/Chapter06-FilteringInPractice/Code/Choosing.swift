import Lesson
import Reactive

@ExampleListBuilder var choosing: ExampleList {
  example(of: "wide photos only") {
    let bag = DisposeBag()
    let picker = PhotoPicker()
    picker.chosen
      .filter { $0.isLandscape }
      .subscribe(onNext: { print("added:", $0) })
      .disposed(by: bag)
    for photo in [Photo.bridge, .tower, .pier] {
      picker.choose(photo)
    }
  }

  example(of: "operators that stop asking") {
    let chosen = Observable.of(Photo.bridge, .tower, .pier)
    _ = chosen.skip(while: { !$0.isLandscape })
      .subscribe { print("skip(while:)", $0) }
    _ = chosen.take(while: { $0.isLandscape })
      .subscribe { print("take(while:)", $0) }
  }

  example(of: "neighbours of one size") {
    let chosen = Observable.of(
      Photo.ferry, .ferryAgain, .pier, .ferryAgain)
    _ =
      chosen
      .distinctUntilChanged { $0.bytes }
      .subscribe(onNext: { print("added:", $0) })
  }

  example(of: "sizes in a set") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    var sizes: Set<Int> = []
    picker.chosen
      .filter { sizes.insert($0.bytes).inserted }
      .subscribe(onNext: { collage.add($0) })
      .disposed(by: bag)

    for photo in [Photo.ferry, .pier, .ferryAgain] {
      picker.choose(photo)
    }
    print(collage.present)
    collage.clear()
    picker.choose(.ferry)
    print(collage.present)
  }

  example(of: "sizes in the collage") {
    let bag = DisposeBag()
    let collage = Collage()
    let picker = PhotoPicker()
    picker.chosen
      .filter { !collage.has($0) }
      .subscribe(onNext: { collage.add($0) })
      .disposed(by: bag)

    for photo in [Photo.ferry, .pier, .ferryAgain] {
      picker.choose(photo)
    }
    print(collage.present)
    collage.clear()
    picker.choose(.ferry)
    print(collage.present)
  }
}
