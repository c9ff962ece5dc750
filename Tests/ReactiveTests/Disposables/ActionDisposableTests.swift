import Reactive
import Testing

struct ActionDisposableTests {
  @Test func `an action is performed once`() {
    let log = Log()
    let action = Disposables.create { log("done") }
    #expect(!action.isDisposed)
    action.dispose()
    action.dispose()
    #expect(action.isDisposed)
    #expect(log.lines == ["done"])
  }
}
