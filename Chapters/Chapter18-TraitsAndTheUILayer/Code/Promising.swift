import Lesson
import Reactive

@ExampleListBuilder
var promising: ExampleList {
  example(of: "one script for all traits") {
    print(line("", "fails", "runs", "late", "arrives on"))
    row("Observable") { $0 }
    row("Single") { $0.asSingle() }
    row("Maybe") { $0.asMaybe() }
    row("Completable") { $0.ignoreElements().asCompletable() }
    row("Infallible") { $0.asInfallible(onErrorJustReturn: "?") }
    row("Driver") { $0.asDriver(onErrorJustReturn: "?") }
    row("Signal") { $0.asSignal(onErrorJustReturn: "?") }
    row("ControlEvent") { ControlEvent(events: $0) }
    row("ControlProperty") { source in
      ControlProperty(
        values: source.startWith("vi"),
        valueSink: PublishSubject<String>())
    }
  }

  example(of: "three ways to replace an error") {
    let hits = Observable.just("viola").concat(
      Observable.error(Offline()))
    let drivers = [
      hits.asDriver(onErrorJustReturn: "no hits"),
      hits.asDriver(onErrorDriveWith: .empty()),
      hits.asDriver(onErrorRecover: { .of("\($0)", "no hits") }),
    ]
    for (number, driver) in drivers.enumerated() {
      _ = driver.drive(
        onNext: { print("screen \(number):", $0) },
        onCompleted: { print("screen \(number) is complete") })
    }
  }

  example(of: "a setting with a default") {
    func pageSize(_ setting: String?) -> Infallible<Int> {
      .create { observer in
        observer(.next(setting.flatMap { Int($0) } ?? 20))
        observer(.completed)
        return Disposables.create()
      }
    }
    for setting in ["50", "many"] {
      _ = pageSize(setting).subscribe(
        onNext: { size in print("\(setting): \(size) on a page") })
    }
  }

  example(of: "a driver without observers") {
    let driver = Observable<String>
      .deferred {
        print("GET /hits")
        return .just("viola").concat(Observable.never())
      }
      .asDriver(onErrorJustReturn: "?")
    for screen in ["hall", "office"] {
      let showing = driver.drive(onNext: { print("\(screen): \($0)") })
      pause(for: .seconds(1))
      showing.dispose()
    }
  }

  diagram(
    "Driver",
    """
    loans:   --viola--aster------------X
    hall:    ^>
    office:  ---------------^>
    """, hot: ["loans"]
  ) { (loans: Observable<String>) in
    loans.asDriver(onErrorJustReturn: "none").asObservable()
  }

  diagram(
    "Signal",
    """
    loans:   --viola--aster------------X
    hall:    ^>
    office:  ---------------^>
    """, hot: ["loans"]
  ) { (loans: Observable<String>) in
    loans.asSignal(onErrorJustReturn: "none").asObservable()
  }

  example(of: "a message that is shown again") {
    let lent = PublishRelay<String>()
    let state = lent.asDriver(onErrorJustReturn: "")
    let news = lent.asSignal()
    let first = [state.drive(), news.emit()]
    lent.accept("viola is lent")
    pause(for: .seconds(1))
    let second = [
      state.drive(onNext: { print("driver:", $0) }),
      news.emit(onNext: { print("signal:", $0) }),
    ]
    pause(for: .seconds(1))
    for screen in first + second { screen.dispose() }
  }
}
