import ExitTesting
import Reactive
import Testing

struct CompletableThenTests {
  private let log = Log()

  @Test func `completables are subscribed to one after the other`() {
    func step(_ name: String) -> Completable {
      .create { [log] completed in
        log(name)
        completed(.completed)
        return Disposables.create()
      }
    }
    #expect(events(of: Completable.concat(step("1"), step("2")).asObservable()) == ["completed"])
    #expect(events(of: Completable.concat([step("3"), step("4")]).asObservable()) == ["completed"])
    #expect(events(of: Completable.concat(AnySequence([step("5")])).asObservable()) == ["completed"])
    #expect(events(of: step("6").concat(step("7")).asObservable()) == ["completed"])
    #expect(log.lines == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(
      events(of: Completable.concat(.error(Failure.first), step("8")).asObservable()) == ["error(first)"])
    #expect(log.lines.count == 7)
  }

  @Test func `andThen continues with a sequence of any kind`() {
    let done = Completable.empty()
    #expect(events(of: done.andThen(Single.just(1)).asObservable()) == ["next(1)", "completed"])
    #expect(events(of: done.andThen(Maybe<Int>.empty()).asObservable()) == ["completed"])
    #expect(events(of: done.andThen(Completable.error(Failure.first)).asObservable()) == ["error(first)"])
    #expect(events(of: done.andThen(Observable.of(1, 2))) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: Completable.error(Failure.first).andThen(Single.just(1)).asObservable()) == ["error(first)"])
  }

  @Test func `andThen subscribes to the second source when the first has completed`() {
    let first = PublishSubject<Never>()
    let second = PublishSubject<Int>()
    let subscription = first.asCompletable().andThen(second.asObservable()).subscribe(log.observer())
    #expect(!second.hasObservers)
    first.onCompleted()
    #expect(second.hasObservers)
    second.onNext(1)
    subscription.dispose()
    #expect(!second.hasObservers)
    #expect(log.lines == ["next(1)"])
  }

  @Test func `andThen keeps a shared source connected between the first and the second`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    let first = shared.take(1).ignoreElements().asCompletable()
    _ = first.andThen(shared).subscribe(log.observer())
    subject.onNext(1)
    subject.onNext(2)
    #expect(log.lines == ["next(1)", "next(2)"])
  }

  @Test func `andThen during the subscription to a shared source does not restart the source`() {
    var requests = 0
    let page = Observable<Int>.create { observer in
      requests += 1
      observer.onNext(requests)
      return Disposables.create()
    }
    let shared = page.share(replay: 1)
    let first = shared.take(1).asSingle().flatMapCompletable { _ in .empty() }
    _ = first.andThen(shared).subscribe(log.observer())
    _ = first.andThen(first).andThen(Single.just(3)).asObservable().subscribe(log.observer())
    #expect(log.lines == ["next(1)", "next(3)", "completed"])
    #expect(requests == 1)
  }

  /// Runs in a process of its own, because a stack overflow ends the process.
  @Test(.exitTest) func `a hundred thousand completables do not overflow the stack`() async {
    await #expect(processExitsWith: .success) {
      let many = Completable.concat(repeatElement(Completable.empty(), count: 100_000))
      precondition(events(of: many.asObservable()) == ["completed"])
    }
  }
}
