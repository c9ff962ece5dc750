import Reactive
import Testing

struct ScheduledDisposableTests {
  @Test func `a scheduled disposal happens on its scheduler`() {
    let log = Log()
    let scheduled = ScheduledDisposable(
      scheduler: CurrentThreadScheduler.instance, disposable: Disposables.create { log("disposed") })
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      scheduled.dispose()
      log("later")
      #expect(!scheduled.isDisposed)
      return Disposables.create()
    }
    #expect(log.lines == ["later", "disposed"])
    #expect(scheduled.isDisposed)
    #expect(scheduled.scheduler is CurrentThreadScheduler)
  }
}
