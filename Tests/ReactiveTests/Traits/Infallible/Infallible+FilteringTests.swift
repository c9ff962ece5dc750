import Reactive
import Testing

struct InfallibleFilteringTests {
  @Test func `filter and distinctUntilChanged filter infallibles`() {
    #expect(events(of: Infallible.of(1, 2).filter { $0 > 1 }) == ["next(2)", "completed"])
    let source = Infallible.of(1, 1, 2, 12)
    #expect(events(of: source.distinctUntilChanged()) == ["next(1)", "next(2)", "next(12)", "completed"])
    #expect(events(of: source.distinctUntilChanged { $0 % 10 }) == ["next(1)", "next(2)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged { abs($0 - $1) < 2 }) == ["next(1)", "next(12)", "completed"])
    #expect(
      events(of: source.distinctUntilChanged({ $0 % 10 }, comparer: ==)) == [
        "next(1)", "next(2)", "completed",
      ])
    #expect(
      events(of: Infallible.of("a", "b", "cc").distinctUntilChanged(at: \.count))
        == ["next(a)", "next(cc)", "completed"])
  }
}
