import Reactive
import Testing

struct SerialDisposableTests {
  private let log = Log()

  private func one(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func `assigning a disposable disposes of the previous one`() {
    let serial = SerialDisposable()
    serial.disposable = one("old")
    let new = one("new")
    serial.disposable = new
    #expect((serial.disposable as? any Cancelable)?.isDisposed == false)
    serial.dispose()
    serial.disposable = one("late")
    #expect(serial.isDisposed)
    #expect(log.lines == ["old", "new", "late"])
  }
}
