import Lesson
import Reactive

/// A text for each tap.
@ExampleListBuilder
var pressing: ExampleList {
  diagram(
    "withLatestFrom a field",
    """
    field:  -------a------b-----------c----|
    taps:   --1-------2------3---4-------------5--|
    """
  ) { (field: Observable<String>, taps: Observable<String>) in
    taps.withLatestFrom(field) { tap, text in text + tap }
  }
}

/// Old texts, because `zip` pairs by position.
@ExampleListBuilder
var zippingTaps: ExampleList {
  example(of: "a message to the desk") {
    let bag = DisposeBag()
    let field = PublishRelay<String>()
    let send = PublishRelay<Void>()
    Observable.zip(field, send) { text, _ in text }
      .subscribe(onNext: { text in print("the desk reads:", text) })
      .disposed(by: bag)

    for text in ["t", "to", "tow", "towe", "towel", "towels"] {
      field.accept(text)
    }
    print("the guest taps Send")
    send.accept(())
    field.accept("towels please")
    print("the guest taps Send")
    send.accept(())
  }

  example(of: "a message that is read at the tap") {
    let bag = DisposeBag()
    let field = BehaviorRelay(value: "")
    let send = PublishRelay<Void>()
    send.withLatestFrom(field)
      .subscribe(onNext: { text in print("the desk reads:", text) })
      .disposed(by: bag)

    for text in ["t", "to", "tow", "towe", "towel", "towels"] {
      field.accept(text)
    }
    print("the guest taps Send")
    send.accept(())
    field.accept("towels please")
    print("the guest taps Send")
    send.accept(())
  }

  example(of: "the drafts that are kept") {
    let bag = DisposeBag()
    let send = PublishRelay<Void>()
    let zipped = PublishRelay<Draft>()
    let read = PublishRelay<Draft>()
    Observable.zip(zipped, send).subscribe().disposed(by: bag)
    send.withLatestFrom(read).subscribe().disposed(by: bag)

    let tallies = [Tally(), Tally()]
    for hour in 1...3 {
      for _ in 1...1_000 {
        zipped.accept(Draft("…", tallies[0]))
        read.accept(Draft("…", tallies[1]))
      }
      send.accept(())
      print(
        "hour \(hour): zip keeps \(tallies[0].drafts),",
        "withLatestFrom \(tallies[1].drafts)")
    }
  }
}
