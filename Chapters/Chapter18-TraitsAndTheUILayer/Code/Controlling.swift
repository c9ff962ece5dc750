import Lesson
import Reactive

@ExampleListBuilder
var controlling: ExampleList {
  example(of: "a label and a button") {
    let label = Label()
    let lend = Button("Lend")
    let name = BehaviorRelay(value: "viola")
    let isThere = BehaviorRelay(value: false)
    let bag = DisposeBag {
      name.bind(to: label.rx.text)
      isThere.bind(to: lend.rx.isEnabled)
    }
    print(label.text, lend.isEnabled)
    name.accept("cello")
    isThere.accept(true)
    print(label.text, lend.isEnabled)
    _ = bag
  }

  example(of: "a label without an owner") {
    var page = [Label()]
    let isThere = { [weak label = page[0]] in label != nil }
    let name = BehaviorRelay(value: "viola")
    let binding = name.bind(to: page[0].rx.text)
    page = []
    print("is there:", isThere())
    name.accept("cello")
    binding.dispose()
  }

  example(of: "two ways to a label") {
    let label = Label()
    label.redraw = { say("draws \(label.text)") }
    let name = Observable.just("viola").subscribe(on: server)
    _ = name.bind(onNext: { name in label.text = name })
    _ = name.bind(to: label.rx.text)
    pause(for: .seconds(1))
    label.redraw = {}
  }

  example(of: "a binder of your own") {
    let label = Label()
    let notices = PublishSubject<String?>()
    let binding = notices.bind(to: label.rx.notice)
    for notice in ["overdue", nil] {
      notices.onNext(notice)
      print("[\(label.text)]", label.isHidden ? "hidden" : "shown")
    }
    binding.dispose()
  }

  example(of: "three presses of a button") {
    let lend = Button("Lend")
    lend.press()
    let taps = lend.rx.tap.subscribe { event in print(event) }
    print("listeners:", lend.listenerCount)
    lend.press()
    lend.isEnabled = false
    lend.press()
    taps.dispose()
    print("listeners:", lend.listenerCount)
  }

  example(of: "a text that the user and the program set") {
    let field = TextField()
    field.text = "vi"
    let texts = field.rx.text.subscribe(onNext: { print("text:", $0) })
    let edits = field.rx.text.changed
      .subscribe(onNext: { print("changed:", $0) })
    field.type("vio")
    field.text = "cello"
    field.rx.text.onNext("harp")
    print("in the field:", field.text)
    field.type("harps")
    texts.dispose()
    edits.dispose()
  }

  example(of: "a field and a relay") {
    let field = TextField()
    let draft = BehaviorRelay(value: "viola")
    let bag = DisposeBag {
      draft.bind(to: field.rx.text)
      field.rx.text.bind(to: draft)
    }
    print("[\(field.text)]", "[\(draft.value)]")
    field.type("violin")
    print("[\(field.text)]", "[\(draft.value)]")
    draft.accept("")
    print("[\(field.text)]", "[\(draft.value)]")
    _ = bag
  }
}
