import Reactive
import Testing

struct BooleanDisposableTests {
  @Test func `disposal sets isDisposed`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
