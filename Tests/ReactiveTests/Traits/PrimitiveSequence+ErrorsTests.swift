import Reactive
import Testing

struct PrimitiveSequenceErrorsTests {
  private let failed = Single<Int>.error(Failure.first)

  @Test func `catch continues with another sequence`() {
    #expect(events(of: failed.catch { _ in .just(1) }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: failed.catch { _ in throw Failure.second }.asObservable()) == ["error(second)"])
    #expect(events(of: failed.catchAndReturn(2).asObservable()) == ["next(2)", "completed"])
    #expect(
      events(of: Maybe<Int>.error(Failure.first).catchAndReturn(2).asObservable()) == [
        "next(2)", "completed",
      ])
    #expect(
      events(of: Completable.error(Failure.first).catch { _ in .empty() }.asObservable()) == ["completed"])
  }

  @Test func `retry subscribes again`() {
    var attempts = 0
    let flaky = Single<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Failure.first) : .just(attempts)
    }
    #expect(events(of: flaky.retry(2).asObservable()) == ["error(first)"])
    attempts = 0
    #expect(events(of: flaky.retry(3).asObservable()) == ["next(3)", "completed"])
    attempts = 0
    #expect(
      events(of: flaky.retry(when: { (errors: Observable<any Error>) in errors }).asObservable())
        == ["next(3)", "completed"])
    attempts = 0
    #expect(
      events(of: flaky.retry(when: { (errors: Observable<Failure>) in errors.take(1) }).asObservable())
        == ["completed"])
  }
}
