import Reactive
import Testing

struct RefCountDisposableTests {
  private let log = Log()

  private func one(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func `the primary disposable is disposed of after the last retained one`() {
    let counted = RefCountDisposable(disposable: one("primary"))
    let first = counted.retain()
    let second = counted.retain()
    first.dispose()
    first.dispose()
    counted.dispose()
    counted.dispose()
    #expect(!counted.isDisposed)
    second.dispose()
    #expect(counted.isDisposed)
    #expect(log.lines == ["primary"])
    counted.retain().dispose()
    #expect(log.lines == ["primary"])
  }

  @Test func `the primary disposable is not disposed of before the counting one itself`() {
    let counted = RefCountDisposable(disposable: one("primary"))
    counted.retain().dispose()
    #expect(!counted.isDisposed)
    counted.dispose()
    #expect(counted.isDisposed)
  }
}
