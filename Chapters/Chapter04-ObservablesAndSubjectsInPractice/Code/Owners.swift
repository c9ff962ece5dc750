import Lesson
import Reactive

/// An editor that never goes away.
private final class SmallEditor {
  let collage = Collage()
  private let bag = DisposeBag()

  init() {
    collage.controls
      .subscribe(onNext: { controls in self.show(controls.title) })
      .disposed(by: bag)
  }

  deinit { print("the editor is gone") }

  private func show(_ title: String) { print("editor:", title) }
}

/// An editor that goes away.
private final class WeakEditor {
  let collage = Collage()
  private let bag = DisposeBag()

  init() {
    collage.controls
      .subscribe(onNext: { [weak self] controls in
        self?.show(controls.title)
      })
      .disposed(by: bag)
  }

  deinit { print("the editor is gone") }

  private func show(_ title: String) { print("editor:", title) }
}

@ExampleListBuilder var owners: ExampleList {
  example(of: "an editor with a title", leaks: 1) {
    _ = SmallEditor()
    print("subscriptions:", Resources.total)
  }

  example(of: "an editor with a weak self") {
    _ = WeakEditor()
    print("subscriptions:", Resources.total)
  }

  example(of: "a bar that holds itself") {
    let picker = PhotoPicker()
    var bar: TitleBar? = TitleBar()
    bar?.followHolding(picker)
    bar = nil
    picker.choose(.cat)
    print("closing")
    picker.close()
    print("closed")
  }

  example(of: "when the owner has gone") {
    let collage = Collage()
    var weakly: TitleBar? = TitleBar()
    let asking = collage.photos.subscribe(onNext: { [weak weakly] _ in
      print("asking, is there:", weakly != nil)
    })
    weakly = nil
    collage.clear()
    print("asking, subscriptions:", Resources.total)
    asking.dispose()

    var first: TitleBar? = TitleBar()
    let listening = first?.listen(to: collage)
    first = nil
    collage.clear()
    print("listening, subscriptions:", Resources.total)
    listening?.dispose()

    var second: TitleBar? = TitleBar()
    let watching = second?.watch(collage)
    second = nil
    collage.clear()
    print("watching, subscriptions:", Resources.total)
    watching?.dispose()
  }
}
