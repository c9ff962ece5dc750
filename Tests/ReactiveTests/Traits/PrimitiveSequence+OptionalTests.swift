import Reactive
import Testing

struct PrimitiveSequenceOptionalTests {
  @Test func `compactMap completes without an element if its closure returns nil`() {
    #expect(events(of: Single.just("1").compactMap { Int($0) }.asObservable()) == ["next(1)", "completed"])
    #expect(events(of: Single.just("x").compactMap { Int($0) }.asObservable()) == ["completed"])
    #expect(events(of: Maybe.just("1").compactMap { Int($0) }.asObservable()) == ["next(1)", "completed"])
    #expect(
      events(of: Maybe.just("1").compactMap { _ -> Int? in throw Failure.first }.asObservable())
        == ["error(first)"])
  }

  @Test func `ifEmpty replaces an empty maybe`() {
    let empty = Maybe<Int>.empty()
    #expect(events(of: empty.ifEmpty(default: 4).asObservable()) == ["next(4)", "completed"])
    #expect(events(of: Maybe.just(1).ifEmpty(default: 4).asObservable()) == ["next(1)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: Single.just(5)).asObservable()) == ["next(5)", "completed"])
    #expect(events(of: empty.ifEmpty(switchTo: Maybe<Int>.empty()).asObservable()) == ["completed"])
    #expect(
      events(of: Maybe<Int>.error(Failure.first).ifEmpty(default: 4).asObservable()) == ["error(first)"])
  }
}
