import Reactive
import Testing

struct DisposableTests {
  @Test func `an action is performed once`() {
    let log = Log()
    let action = Disposables.create { log("done") }
    #expect(!action.isDisposed)
    action.dispose()
    action.dispose()
    #expect(action.isDisposed)
    #expect(log.lines == ["done"])
  }

  @Test func `several are disposed of together, in order`() {
    let log = Log()
    let four = (1...4).map { number in Disposables.create { log("\(number)") } }
    Disposables.create(four[0], four[1]).dispose()
    Disposables.create(four[0], four[1], four[2]).dispose()
    Disposables.create(four[0], four[1], four[2], four[3]).dispose()
    Disposables.create().dispose()
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test func `a flag is set by disposal`() {
    let flag = BooleanDisposable()
    #expect(!flag.isDisposed)
    flag.dispose()
    #expect(flag.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

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
