import Reactive
import Testing

struct SingleAssignmentDisposableTests {
  private let log = Log()

  private func one(_ name: String) -> any Cancelable { Disposables.create { [log] in log(name) } }

  @Test func `what is set is disposed of, also when it comes late`() {
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

  @Test func `setting it twice traps`() async {
    await #expect(processExitsWith: .failure) {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
  }
}
