import Lesson
import Reactive

@ExampleListBuilder
var questions: ExampleList {
  example(of: "a field that is cleared") {
    let field = TextField()
    let texts = field.rx.text.subscribe(onNext: { print("[\($0)]") })
    field.type("harp")
    field.text = ""
    texts.dispose()
    _ = field.rx.text.subscribe(onNext: { print("[\($0)]") })
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

  example(of: "a binding that is over") {
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
    let drawing = name.do(onNext: { _ in say("receives") })
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
