import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var questions: ExampleList {
  example(of: "two labels for one price") {
    let price = Observable<Int>.deferred {
      print("GET /price")
      return .just(30)
    }
    .asInfallible(onErrorJustReturn: 0)
    for label in ["list", "total"] {
      _ = price.subscribe(onNext: { print("\(label): \($0)") })
    }
  }

  example(of: "a field that is cleared") {
    let field = TextField()
    let texts = field.rx.text.subscribe(onNext: { print("[\($0)]") })
    field.type("harp")
    field.text = ""
    texts.dispose()
    _ = field.rx.text.subscribe(onNext: { print("[\($0)]") })
  }

  example(of: "a draft and an empty field") {
    let field = TextField()
    let draft = BehaviorRelay(value: "viola")
    let bag = DisposeBag {
      field.rx.text.bind(to: draft)
      draft.bind(to: field.rx.text)
    }
    print("[\(field.text)]", "[\(draft.value)]")
    _ = bag
  }

  example(of: "two answers of a poor line") {
    let texts = PublishSubject<String>()
    let hits = texts.flatMapLatest { text in
      text == "v" ? .error(Offline()) : Observable.just(text)
    }
    .asDriver(onErrorJustReturn: "?")
    let screen = hits.drive(onNext: { hit in print(hit) })
    for text in ["v", "harp"] { texts.onNext(text) }
    pause(for: .seconds(1))
    screen.dispose()
  }

  example(of: "searching, twice") {
    let texts = PublishSubject<String>()
    let screen = texts.flatMapLatest { text in Observable.just(text) }
      .startWith("searching")
      .subscribe(onNext: { text in print(text) })
    for text in ["harp", "flute"] { texts.onNext(text) }
    screen.dispose()
  }

  example(of: "a retry around the field") {
    let field = TextField()
    field.text = "harp"
    let hits = field.rx.text
      .flatMapLatest { text -> Observable<String> in
        print("GET \(text)")
        return .error(Offline())
      }
    _ = hits.retry(2).subscribe(onError: { _ in print("given up") })
  }

  example(of: "a button for nobody") {
    let lend = Button("Lend")
    let isFree = BehaviorRelay(value: true)
    let binding = isFree.bind(to: lend.rx.isEnabled)
    let taps = lend.rx.tap.subscribe(onNext: { print("tap") })
    isFree.accept(false)
    binding.dispose()
    isFree.accept(true)
    lend.press()
    taps.dispose()
  }

  example(of: "a label and a driver") {
    let label = Label()
    label.redraw = { say("draws \(label.text)") }
    let name = Observable.just("harp").subscribe(on: server)
      .asDriver(onErrorJustReturn: "?")
    let drawing = name.do(onNext: { _ in say("hears") })
      .drive(label.rx.text)
    pause(for: .seconds(1))
    drawing.dispose()
    label.redraw = {}
  }

  example(of: "an observable of a driver") {
    let names = BehaviorRelay(value: "harp").asDriver()
    let hall = names.drive()
    pause(for: .seconds(1))
    onServer {
      _ = names.asObservable().take(1)
        .subscribe(onNext: { name in say(name) })
    }
    hall.dispose()
  }

  example(of: "news for a server", traps: true) {
    let news = PublishRelay<String>().asSignal()
    onServer {
      print("starts")
      _ = news.emit(onNext: { text in print(text) })
      print("listens")
    }
  }
}
