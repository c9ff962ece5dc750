import ExitTesting
import Reactive
import Testing

struct SingleAssignmentDisposableTests {
  private let log = Log()

  private func one(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func `the assigned disposable is disposed of, even if it is assigned after disposal`() {
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

  @Test(.exitTest) func `assigning a second disposable traps`() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }
}
