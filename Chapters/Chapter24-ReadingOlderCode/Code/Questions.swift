import Lesson
import Reactive

@ExampleListBuilder var questions: ExampleList {
  (OldQuestions() as any OldCode).examples
}

struct OldQuestions: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "a locker that is cleared") {
      let bag = DisposeBag()
      do {
        let locker = Variable("free")
        locker.asObservable().subscribe { event in print(event) }
          .addDisposableTo(bag)
        locker.value = "taken"
      }
      print("cleared")
    }

    example(of: "a log, after its fix-it") {
      _ = Observable.of(3, 4)
        .do { print("log \($0)") }
        .subscribe()
    }

    example(of: "prices for two screens") {
      let prices = Office().get("/prices")
        .shareReplayLatestWhileConnected()
      _ = prices.subscribeNext { print("one: \($0)") }
      _ = prices.subscribeNext { print("two: \($0)") }
    }

    example(of: "prices that failed") {
      let office = Office()
      office.isOnline = false
      let prices = office.get("/prices").shareReplay(1)
        .catchErrorJustReturn("no prices")
      _ = prices.subscribeNext { print($0) }
      office.isOnline = true
      _ = prices.subscribeNext { print($0) }
    }

    example(of: "until the pool is full") {
      let counts = Observable.of(298, 300, 299)
      _ = counts.takeUntil(.exclusive) { $0 >= 300 }
        .subscribeNext { print("A", $0) }
      _ = counts.take(until: { $0 >= 300 }, behavior: .inclusive)
        .subscribeNext { print("B", $0) }
    }

    example(of: "the last reading") {
      let bag = DisposeBag()
      do {
        let before = Variable(24.5)
        before.asObservable().takeLast(1)
          .subscribeNext { print("A", $0) }.addDisposableTo(bag)
        let after = BehaviorRelay(value: 24.5)
        after.takeLast(1)
          .subscribe(onNext: { print("B", $0) }).disposed(by: bag)
        before.value = 25
        after.accept(25)
      }
    }

    example(of: "two prices with numbers") {
      let prices = Observable.of(5, 9)
      _ = prices.mapWithIndex { price, index in price * 10 + index }
        .subscribeNext { print("A", $0) }
      _ = prices.enumerated().map { price, index in price * 10 + index }
        .subscribeNext { print("B", $0) }
    }
  }
}
