import Reactive
import ReactiveTesting
import Testing

struct RepeatElementTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `repeatElement emits until it is disposed of`() {
    #expect(events(of: Observable.repeatElement(7).take(2)) == ["next(7)", "next(7)", "completed"])
  }

  @Test func `each element is emitted in a separate turn on the given scheduler, until disposal`() {
    #expect(
      TestScheduler.run(disposed: 203) { .repeatElement(7, scheduler: $0) } == ["201 next(7)", "202 next(7)"])
  }
}
