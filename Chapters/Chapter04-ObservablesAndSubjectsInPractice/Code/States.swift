import Lesson
import Reactive

@ExampleListBuilder var states: ExampleList {
  example(of: "three variables and two handlers") {
    var photos: [Photo] = []
    var title = "Collage"
    var canSave = false

    func add(_ photo: Photo) {
      photos.append(photo)
      title = "Collage (\(photos.count))"
      canSave = photos.count.isMultiple(of: 2)
    }
    func clear() {
      photos = []
      title = "Collage"
    }

    add(.heron)
    add(.lake)
    clear()
    print(photos, title, "can save:", canSave)
  }

  example(of: "controls") {
    let bag = DisposeBag()
    let collage = Collage()
    collage.controls
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)

    for photo in Photo.all.prefix(7) { collage.add(photo) }
  }

  diagram("the save button", "count: 0---1---2---3---4---0-->") {
    (count: Observable<Int>) in
    count.map { Controls(count: $0).canSave ? "on" : "off" }
  }

  example(of: "a test of the rules") {
    let collage = Collage()
    var seen: [String] = []
    let watching = collage.controls
      .subscribe(onNext: { seen.append($0.buttons) })
    for photo in [Photo.cat, .lake] { collage.add(photo) }
    collage.clear()
    watching.dispose()
    print(seen == ["add", "add clear", "add clear save", "add"])
  }

  example(of: "why save went grey") {
    let panel = ProbePanel()
    let printing = panel.all.subscribe(onNext: { print($0) })
    let collage = Collage()
    collage.add(.cat)
    collage.add(.lake)
    let showing = collage.photos
      .probe("photos", on: panel) { "\($0.count)" }
      .map { Controls(count: $0.count) }
      .probe("controls", on: panel, as: \.buttons)
      .subscribe()

    panel.begin("choose hills")
    collage.add(.hills)
    printing.dispose()
    showing.dispose()
  }
}
