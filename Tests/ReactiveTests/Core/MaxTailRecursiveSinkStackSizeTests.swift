import Reactive
import Testing

/// The measured size is global, so no other test may set it.
struct MaxTailRecursiveSinkStackSizeTests {
  @Test func `the stack size is measured again after a program has reset it`() {
    maxTailRecursiveSinkStackSize = 0
    _ = Observable.of(1).concat(Observable.of(2)).subscribe()
    #expect(maxTailRecursiveSinkStackSize >= 1)
  }
}
