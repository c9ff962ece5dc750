import Reactive
import Testing

struct PrimitiveSequenceFlatMapTests {
  @Test func `flatMap continues with the sequence returned by its closure`() {
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

  @Test func `flatMap fails if either sequence fails or the closure throws`() {
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
}
