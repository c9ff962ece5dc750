import Lesson
import Reactive

/// Bindings in both directions.
@ExampleListBuilder
var forms: ExampleList {
  example(of: "a guest in a form") {
    let room = Room()
    let field = Field()
    let bag = DisposeBag()
    room.rx.observe(\.guest).bind(to: field.rx.text).disposed(by: bag)
    field.rx.observe(\.text)
      .do(onNext: { print("field:", $0) })
      .bind(to: room.rx.guest).disposed(by: bag)
    field.text = "Ada"
    room.guest = "Bo"
  }

  example(of: "two offers that follow each other") {
    let desk = Offer()
    let tablet = Offer()
    let bag = DisposeBag()
    desk.rx.observe(\.tariff).take(5)
      .do(onNext: { print("desk:", $0.euros) })
      .bind(to: tablet.rx.tariff).disposed(by: bag)
    tablet.rx.observe(\.tariff).bind(to: desk.rx.tariff)
      .disposed(by: bag)
    pause(for: .seconds(1))
  }

  example(of: "a field that follows while you type") {
    let room = Room()
    let field = Field()
    let bag = DisposeBag()
    room.rx.observe(\.degrees).map { "\($0)" }
      .bind(to: field.rx.text).disposed(by: bag)
    field.rx.observe(\.text).compactMap { Int($0) }
      .map { min(max($0, 16), 28) }
      .bind(to: room.rx.degrees).disposed(by: bag)

    field.text = ""
    for key in "21" {
      field.text.append(key)
      pause(for: .milliseconds(200))
      print("typed \(key): field \(field.text), room \(room.degrees)")
    }
  }

  example(of: "a field that is saved") {
    let room = Room()
    let field = Field()
    let saved = PublishSubject<Void>()
    let bag = DisposeBag()
    let entered = saved.withLatestFrom(field.rx.observe(\.text))
      .compactMap { Int($0) }
      .map { min(max($0, 16), 28) }
    entered.bind(to: room.rx.degrees).disposed(by: bag)
    Observable.merge(room.rx.observe(\.degrees), entered)
      .map { "\($0)" }
      .bind(to: field.rx.text).disposed(by: bag)

    for text in ["21", "99", "99"] {
      field.text = text
      saved.onNext(())
      print("saved \(text): field \(field.text), room \(room.degrees)")
    }
  }
}
