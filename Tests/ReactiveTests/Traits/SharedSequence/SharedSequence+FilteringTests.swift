import Reactive
import Testing

@MainActor
struct SharedSequenceFilteringTests {
  @Test func `filter, skip and distinctUntilChanged filter signals`() {
    var source: Signal<Int> { .of(1, 1, 12, 3) }
    #expect(events(of: source.filter { $0 > 2 }) == ["next(12)", "next(3)", "completed"])
    #expect(events(of: source.skip(3)) == ["next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged()) == ["next(1)", "next(12)", "next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { $0 % 2 }) == ["next(1)", "next(12)", "next(3)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { $0 < 10 && $1 < 10 }) == [
        "next(1)", "next(12)", "next(3)", "completed",
      ])
    #expect(
      events(of: source.distinctUntilChanged({ $0 % 2 }, comparer: ==))
        == ["next(1)", "next(12)", "next(3)", "completed"])
  }
}
