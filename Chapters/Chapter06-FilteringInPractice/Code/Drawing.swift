import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var drawing: ExampleList {
  diagram(
    "throttle",
    "photos:  0---------1-2-3-----------4---->",
    frame: .milliseconds(100)
  ) { (photos: Observable<Int>) in
    photos.throttle(
      .milliseconds(500), scheduler: MainScheduler.instance)
  }

  diagram(
    "debounce in its place",
    "photos:  0---------1-2-3-----------4---->",
    frame: .milliseconds(100)
  ) { (photos: Observable<Int>) in
    photos.debounce(
      .milliseconds(500), scheduler: MainScheduler.instance)
  }

  diagram(
    "throttle without the latest",
    "photos:  0---------1-2-3-----------4---->",
    frame: .milliseconds(100)
  ) { (photos: Observable<Int>) in
    photos.throttle(
      .milliseconds(500), latest: false,
      scheduler: MainScheduler.instance)
  }

  example(of: "a fast series") {
    let bag = DisposeBag()
    let collage = Collage()
    collage.photos
      .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
      .subscribe(onNext: { print("drawing", $0.count) })
      .disposed(by: bag)
    pause(for: .seconds(1))

    for photo in Photo.landscapes.prefix(6) {
      print("choose", photo)
      collage.add(photo)
      pause(for: .milliseconds(80))
    }
    pause(for: .seconds(1))
  }
}
