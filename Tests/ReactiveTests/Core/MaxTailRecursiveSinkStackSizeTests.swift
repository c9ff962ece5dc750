import Reactive
import Testing

/// The measure is the whole process's: one test, and no other, sets it.
struct MaxTailRecursiveSinkStackSizeTests {
  @Test func `the measure is set back by whoever measures`() {
    maxTailRecursiveSinkStackSize = 0
    _ = Observable.of(1).concat(Observable.of(2)).subscribe()
    #expect(maxTailRecursiveSinkStackSize >= 1)
  }
}
