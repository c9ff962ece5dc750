import Reactive
import Testing

struct ImmediateSchedulerTypeTests {
  private let log = Log()

  @Test func `recursive work continues until it stops rescheduling itself or is disposed of`() {
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

  /// Otherwise a screen that is closed in the middle would be retained until the run loop turns.
  @Test @MainActor func `disposal immediately releases the objects of pending work`() {
    final class Owner {}
    weak var owner: Owner?
    let subscription: any Disposable
    do {
      let fresh = Owner()
      owner = fresh
      // A separate scheduler: while other tests use the shared one, it does not run work immediately.
      let scheduler = MainScheduler()
      subscription = Observable.just(1).flatMap { number in
        Observable.from([number], scheduler: scheduler).map { number in
          withExtendedLifetime(fresh) { number }
        }
      }.subscribe()
    }
    #expect(owner != nil)
    subscription.dispose()
    #expect(owner == nil)
  }
}
