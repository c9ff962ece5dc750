import Reactive
import Testing

struct TraitCombiningTests {
  private let log = Log()

  @Test func `flatMap goes on with what is made of the element`() {
    #expect(
      events(of: Single.just(2).flatMap { .just($0 * 10) }.asObservable()) == ["next(20)", "completed"])
    #expect(
      events(of: Single.just(2).flatMapMaybe { Maybe.just($0 + 1) }.asObservable())
        == ["next(3)", "completed"])
    #expect(
      events(of: Single.just(2).flatMapMaybe { _ in Maybe<Int>.empty() }.asObservable()) == ["completed"])
    #expect(
      events(of: Single.just(2).flatMapCompletable { _ in .empty() }.asObservable()) == ["completed"])
    #expect(
      events(of: Maybe.just(2).flatMap { Maybe.just("\($0)") }.asObservable()) == ["next(2)", "completed"])
    #expect(events(of: Maybe<Int>.empty().flatMap { Maybe.just($0) }.asObservable()) == ["completed"])
  }

  @Test func `flatMap fails with the first, the second, or what is thrown`() {
    let failed = Single<Int>.error(Failure.first)
    #expect(events(of: failed.flatMap { .just($0) }.asObservable()) == ["error(first)"])
    #expect(events(of: Single.just(1).flatMap { _ in failed }.asObservable()) == ["error(first)"])
    #expect(
      events(of: Single.just(1).flatMap { _ -> Single<Int> in throw Failure.second }.asObservable())
        == ["error(second)"])
    #expect(
      events(of: Single.just(1).flatMapCompletable { _ in throw Failure.second }.asObservable())
        == ["error(second)"])
  }

  @Test func `zip of singles waits for all`() {
    #expect(
      events(of: Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }.asObservable())
        == ["next(1a)", "completed"])
    #expect(
      events(of: Single.zip(Single.just(1), Single.just("a"), Single.just(true)).asObservable())
        == ["next((1, \"a\", true))", "completed"])
    let subject = PublishSubject<Int>()
    _ = Single.zip(Single.just(1), subject.asSingle()) { $0 + $1 }.subscribe { [log] in log("\($0)") }
    subject.onNext(2)
    #expect(log.lines == [])
    subject.onCompleted()
    #expect(log.lines == ["success(3)"])
    #expect(!subject.hasObservers)
  }

  @Test func `zip of eight keeps the order`() {
    let one = Single.just(1)
    let eight = Single.zip(one, one, one, one, one, one, one, Single.just("h")) {
      "\($0 + $1 + $2 + $3 + $4 + $5 + $6)\($7)"
    }
    #expect(events(of: eight.asObservable()) == ["next(7h)", "completed"])
  }

  @Test func `zip of a collection gathers an array, of an empty one an empty array`() {
    #expect(
      events(of: Single.zip([Single.just(1), Single.just(2)]).asObservable()) == [
        "next([1, 2])", "completed",
      ])
    #expect(
      events(of: Single.zip([Single.just(1), Single.just(2)]) { $0.reduce(0, +) }.asObservable())
        == ["next(3)", "completed"])
    #expect(events(of: Single.zip([Single<Int>]()).asObservable()) == ["next([])", "completed"])
    #expect(
      events(of: Single.zip([Single<Int>]()) { _ -> Int in throw Failure.first }.asObservable())
        == ["error(first)"])
  }

  @Test func `zip fails with the first that fails, and lets go of the others`() {
    let subject = PublishSubject<Int>()
    #expect(
      events(of: Single.zip(subject.asSingle(), Single<Int>.error(Failure.first)) { $0 + $1 }.asObservable())
        == ["error(first)"])
    #expect(!subject.hasObservers)
    #expect(
      events(
        of: Single.zip(Single.just(1), Single.just(1)) { _, _ -> Int in throw Failure.second }
          .asObservable()) == ["error(second)"])
  }

  @Test func `zip of maybes completes with an empty one`() {
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe.just("a")) { "\($0)\($1)" }.asObservable())
        == ["next(1a)", "completed"])
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe.just("a")).asObservable())
        == ["next((1, \"a\"))", "completed"])
    #expect(
      events(of: Maybe.zip(Maybe.just(1), Maybe<Int>.empty()) { $0 + $1 }.asObservable()) == ["completed"])
  }

  @Test func `zip of completables completes with the last of them`() {
    let subject = PublishSubject<Never>()
    _ = Completable.zip(.empty(), subject.asCompletable()).subscribe { [log] in log("\($0)") }
    #expect(log.lines == [])
    subject.onCompleted()
    #expect(log.lines == ["completed"])
    #expect(events(of: Completable.zip([Completable]()).asObservable()) == ["completed"])
    #expect(
      events(of: Completable.zip(Set([1]).map { _ in .error(Failure.first) }).asObservable())
        == ["error(first)"])
  }

  @Test func `completables run one after the other`() {
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

  @Test func `andThen goes on with a sequence of any kind`() {
    let done = Completable.empty()
    #expect(events(of: done.andThen(Single.just(1)).asObservable()) == ["next(1)", "completed"])
    #expect(events(of: done.andThen(Maybe<Int>.empty()).asObservable()) == ["completed"])
    #expect(events(of: done.andThen(Completable.error(Failure.first)).asObservable()) == ["error(first)"])
    #expect(events(of: done.andThen(Observable.of(1, 2))) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: Completable.error(Failure.first).andThen(Single.just(1)).asObservable()) == ["error(first)"])
  }

  @Test func `andThen subscribes to the second when the first has completed`() {
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

  @Test func `a hundred thousand completables do not overflow the stack`() {
    let many = Completable.concat(repeatElement(Completable.empty(), count: 100_000))
    #expect(events(of: many.asObservable()) == ["completed"])
  }
}
