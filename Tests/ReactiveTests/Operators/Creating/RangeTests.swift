import ExitTesting
import Reactive
import ReactiveTesting
import Testing

struct RangeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `range counts, up to the greatest integer of its type`() {
    #expect(events(of: Observable.range(start: 5, count: 0)) == ["completed"])
    #expect(
      events(of: Observable.range(start: -1, count: 3)) == ["next(-1)", "next(0)", "next(1)", "completed"])
    #expect(events(of: Observable.range(start: UInt8.max, count: 1)) == ["next(255)", "completed"])
  }

  @Test(.exitTest) func `a negative count and an overflow trap`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: Int8.max, count: 2) }
  }

  @Test func `each event is emitted in a separate turn on the given scheduler, until disposal`() {
    #expect(
      TestScheduler.run { .range(start: 1, count: 2, scheduler: $0) } == [
        "201 next(1)", "202 next(2)", "203 completed",
      ])
    #expect(TestScheduler.run(disposed: 203) { .range(start: 1, count: 9, scheduler: $0) }.count == 2)
  }
}
