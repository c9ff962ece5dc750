import Reactive
import Testing

struct BooleanDisposableTests {
  @Test func `a flag is set by disposal`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }
}
