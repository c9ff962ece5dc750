import Reactive
import Testing

struct ReplaceableDisposableTests {
  private let log = Log()
  private func one(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func `serial: the old one goes when a new one comes`() {
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

  @Test func `single assignment: what is set is disposed of, also when it comes late`() {
    let early = SingleAssignmentDisposable()
    early.setDisposable(one("early"))
    early.dispose()
    early.dispose()
    let late = SingleAssignmentDisposable()
    late.dispose()
    #expect(late.isDisposed)
    late.setDisposable(one("late"))
    #expect(log.lines == ["early", "late"])
  }

  @Test func `single assignment: setting it twice traps`() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }

  @Test func `counted: the primary goes after the last who retained it`() {
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

  @Test func `counted: not before it is disposed of itself`() {
    let counted = RefCountDisposable(disposable: one("primary"))
    counted.retain().dispose()
    #expect(!counted.isDisposed)
    counted.dispose()
    #expect(counted.isDisposed)
  }
}
