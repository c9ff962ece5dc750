import Reactive
import Testing

struct PrimitiveSequenceZipTests {
  private let log = Log()

  @Test func `zip of singles waits for all of them`() {
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

  @Test func `zip of eight singles passes their elements in order`() {
    let one = Single.just(1)
    let eight = Single.zip(one, one, one, one, one, one, one, Single.just("h")) {
      "\($0 + $1 + $2 + $3 + $4 + $5 + $6)\($7)"
    }
    #expect(events(of: eight.asObservable()) == ["next(7h)", "completed"])
  }

  @Test func `zip of a collection emits an array, which is empty for an empty collection`() {
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

  @Test func `zip fails with the first error and disposes of the others`() {
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

  @Test func `zip of maybes completes if one of them is empty`() {
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
}
