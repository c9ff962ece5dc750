import Foundation
import Lesson
import Reactive

@ExampleListBuilder var answers: ExampleList {
  example(of: "asSingle and asMaybe") {
    let bag = DisposeBag()
    let open = BehaviorRelay(value: "open")
    let sources = [
      Observable.just("one"), .empty(), .of("two", "names"),
      open.asObservable(),
    ]
    for source in sources {
      source.asSingle().subscribe { print($0) }.disposed(by: bag)
    }
    _ = sources[1].asMaybe().subscribe { print("maybe:", $0) }
  }

  example(of: "Maybe") {
    let album = Album(in: "Album")
    var known: AlbumID?
    func open(_ album: Album) {
      var isOver = false
      _ = album.open(known).subscribe(
        onSuccess: { id in
          print("success, a new name:", id != known)
          known = id
        },
        onError: { print("error:", $0) },
        onCompleted: { print("completed") },
        onDisposed: { isOver = true })
      pause(until: isOver)
    }
    open(album)
    open(album)
    try FileManager.default.removeItem(atPath: "Album")
    open(album)
    open(Album(in: "Photos/cat.svg"))
  }

  example(of: "andThen") {
    let save = Observable.deferred {
      print("writing")
      return Observable.just("collage-1.svg")
    }
    let opened = Completable.empty()
    let refused = Completable.error(AlbumError.inaccessible)

    _ = opened.andThen(save).subscribe { print("opened:", $0) }
    _ = refused.andThen(save).subscribe { print("refused:", $0) }
  }

  diagram(
    "andThen",
    """
    open:  ---|
    save:     --a|
    """
  ) { (open: Observable<String>, save: Observable<String>) in
    open.ignoreElements().asCompletable().andThen(save)
  }

  example(of: "an alert that is waited for") {
    let bag = DisposeBag()
    let alerts = Alerts()
    alerts.alert
      .subscribe(onNext: { print("on the screen:", $0?.title ?? "-") })
      .disposed(by: bag)

    alerts.show(
      Alert(title: "Saved", text: "It is called collage-1.svg.")
    )
    .subscribe(onCompleted: { print("now clear the collage") })
    .disposed(by: bag)
    print("waiting for a tap")
    alerts.dismiss()
  }

  example(of: "the program without its page") {
    let panel = ProbePanel()
    let printing = panel.all.subscribe(onNext: { report in
      if report.kind != .tapped { print(" ", report) }
    })
    let screen = CollageScreen(
      album: Album(in: "Album"),
      library: PhotoLibrary(folder: URL(filePath: "Photos")),
      panel: panel)
    var alert: Alert?
    let watching = screen.alerts.alert.subscribe(onNext: { alert = $0 })

    screen.openPicker()
    screen.choose(.cat)
    screen.choose(.lake)
    screen.closePicker()
    print(screen.collage.allowed)
    screen.save()
    pause(until: alert != nil)
    print(alert?.text ?? "no alert")
    screen.alerts.dismiss()
    print(screen.collage.allowed)
    printing.dispose()
    watching.dispose()
  }
}
