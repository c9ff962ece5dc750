import Reactive
import Testing

struct InfallibleLimitingTests {
  @Test func `take and skip limit infallibles`() {
    let source = Infallible.of(1, 2, 3)
    let now = PublishSubject<Void>()
    #expect(events(of: Infallible.of(1, 2).take(1)) == ["next(1)", "completed"])
    #expect(events(of: source.take(while: { $0 < 2 })) == ["next(1)", "completed"])
    #expect(
      events(of: source.take(until: { $0 == 2 }, behavior: .inclusive)) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(events(of: source.skip(while: { $0 < 3 })) == ["next(3)", "completed"])
    #expect(events(of: source.take(until: Observable.just(1))) == ["completed"])
    #expect(events(of: source.take(until: Infallible.just(1))) == ["completed"])
    #expect(events(of: source.skip(until: now)) == [])
  }
}
