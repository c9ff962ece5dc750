import Foundation
import Lesson
import Reactive

@ExampleListBuilder var questions: ExampleList {
  example(of: "five photos, then none") {
    let collage = Collage()
    for photo in Photo.all.prefix(5) { collage.add(photo) }
    let printing = collage.controls
      .subscribe(onNext: { print($0.buttons) })
    collage.clear()
    printing.dispose()
  }

  example(of: "two probes in one chain") {
    let collage = Collage()
    let titles = collage.photos
      .do(onSubscribe: { print("photos") })
      .map { Controls(count: $0.count).title }
      .do(onSubscribe: { print("titles") })
      .subscribe(onNext: { print($0) })
    titles.dispose()
  }

  example(of: "a stranger at the picker") {
    func stranger(_ picker: PhotoPicker) {
      picker.choose(.cat)
      picker.close()
    }
    let bag = DisposeBag()
    let picker = PhotoPicker()
    picker.chosen.subscribe { print($0) }.disposed(by: bag)
    stranger(picker)
  }

  example(of: "a picker that is kept") {
    let bag = DisposeBag()
    let picker = PhotoPicker()
    picker.close()
    picker.chosen
      .subscribe { print("Tuesday:", $0) }
      .disposed(by: bag)
    picker.choose(.lake)
  }

  example(of: "a maybe of two") {
    _ = Observable.of("collage-1", "collage-2")
      .asMaybe()
      .subscribe { print($0) }
  }

  example(of: "an album with a new name") {
    let opened = Maybe.just("album-2")
    _ = opened.asObservable()
      .ignoreElements().asCompletable()
      .andThen(Single.just("collage-1.svg"))
      .subscribe { print($0) }
  }

  example(of: "on the screen at the end") {
    let alerts = Alerts()
    var title: String?
    let watching = alerts.alert.subscribe(onNext: { title = $0?.title })
    _ = alerts.show(Alert(title: "Saved", text: ""))
      .subscribe(onCompleted: { print("end:", title ?? "-") })
    alerts.dismiss()
    print("later:", title ?? "-")
    watching.dispose()
  }

  example(of: "a picker that is let go of") {
    var picker: PhotoPicker? = PhotoPicker()
    var bar: TitleBar? = TitleBar()
    if let picker { bar?.followHolding(picker) }
    bar = nil
    picker?.choose(.cat)
    picker = nil
    print("end")
  }

  example(of: "a save without an album") {
    let screen = CollageScreen(
      album: Album(in: "Photos/cat.svg"),
      library: PhotoLibrary(folder: URL(filePath: "Photos")))
    var alert: Alert?
    let watching = screen.alerts.alert.subscribe(onNext: { alert = $0 })
    for photo in [Photo.cat, .lake] { screen.collage.add(photo) }
    screen.save()
    pause(until: alert != nil)
    screen.clear()
    print("alert: \(screen.collage.allowed)")
    screen.alerts.dismiss()
    screen.clear()
    print("later: \(screen.collage.allowed)")
    watching.dispose()
  }

  example(of: "an owner that goes in silence") {
    let collage = Collage()
    var bar: TitleBar? = TitleBar()
    let watching = bar?.watch(collage)
    bar = nil
    print("subscriptions:", Resources.total)
    collage.clear()
    watching?.dispose()
  }
}
