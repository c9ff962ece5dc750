import Lesson
import Reactive

/// Forms and models that follow each other.
@ExampleListBuilder
var forms: ExampleList {
  example(of: "which side wins") {
    for isRoomFirst in [true, false] {
      let room = Room()
      let field = Field()
      let bag = DisposeBag()
      func show() {
        room.rx.observe(\.guest).bind(to: field.rx.text)
          .disposed(by: bag)
      }
      func store() {
        field.rx.observe(\.text).bind(to: room.rx.guest)
          .disposed(by: bag)
      }
      if isRoomFirst { show() }
      store()
      if !isRoomFirst { show() }
      print("room first: \(isRoomFirst), guest: '\(room.guest)'")
    }
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
