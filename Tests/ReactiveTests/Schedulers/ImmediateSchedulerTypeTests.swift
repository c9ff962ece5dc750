import Reactive
import Testing

struct ImmediateSchedulerTypeTests {
  private let log = Log()

  @Test func `recursive work goes on until it stops asking, or is disposed of`() {
    let scheduler = CurrentThreadScheduler.instance
    _ = scheduler.scheduleRecursive(3) { [log] count, again in
      log("\(count)")
      if count > 1 { again(count - 1) }
    }
    let holder = SerialDisposable()
    var rounds = 0
    _ = scheduler.schedule(()) { _ in
      holder.disposable = scheduler.scheduleRecursive(()) { _, again in
        rounds += 1
        if rounds == 5 { holder.dispose() }
        again(())
      }
      return Disposables.create()
    }
    #expect(log.lines == ["3", "2", "1"])
    #expect(rounds == 5)
  }
}
