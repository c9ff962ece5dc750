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

  /// Else an app's screen that is closed in the middle lives until the run loop turns.
  @Test @MainActor func `disposal lets go at once of what a waiting round belongs to`() {
    final class Owner {}
    weak var owner: Owner?
    let subscription: any Disposable
    do {
      let fresh = Owner()
      owner = fresh
      // One of its own: while others wait for the one that all share, it does not work in place.
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
