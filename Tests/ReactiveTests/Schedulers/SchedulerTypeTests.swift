import Dispatch
import Foundation
import Reactive
import Testing

/// Periodic work on a scheduler that only implements single work items.
struct SchedulerTypeTests {
  private let log = Log()

  @Test func `periodic work runs before work that it scheduled for the same time`() {
    let scheduler = ManualTimeScheduler()
    let subscription = Observable<Int>.interval(.seconds(2), scheduler: scheduler).subscribe(onNext: {
      [log] in
      log("tick \($0) at \(scheduler.time)")
      _ = scheduler.scheduleRelative($0, dueTime: .seconds(2)) { number in
        log("echo \(number) at \(scheduler.time)")
        return Disposables.create()
      }
    })
    scheduler.advance(to: 6)
    #expect(
      log.lines == [
        "tick 0 at 2", "tick 1 at 4", "echo 0 at 4", "tick 2 at 6", "echo 1 at 6",
      ])
    subscription.dispose()
    scheduler.advance(to: 20)
    #expect(log.lines.suffix(2) == ["echo 1 at 6", "echo 2 at 8"])
  }

  @Test func `periodic work does not fall behind when it takes time`() {
    let scheduler = ManualTimeScheduler()
    let subscription = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(5)) { [log] in
      log("\($0) at \(scheduler.time)")
      scheduler.time += 3
      return $0 + 1
    }
    scheduler.advance(to: 16)
    subscription.dispose()
    #expect(log.lines == ["0 at 1", "1 at 6", "2 at 11", "3 at 16"])
  }

  @Test func `periodic work continues if the first tick runs before the scheduling call returns`() {
    let scheduler = ManualTimeScheduler(runsImmediately: true)
    let subscription = scheduler.schedulePeriodic(0, startAfter: .seconds(0), period: .seconds(2)) { [log] in
      log("\($0) at \(scheduler.time)")
      return $0 + 1
    }
    scheduler.advance(to: 4)
    #expect(log.lines == ["0 at 0", "1 at 2", "2 at 4"])
    subscription.dispose()
    scheduler.advance(to: 9)
    #expect(log.lines.count == 3)
  }

  @Test func `periodic work can dispose of itself`() {
    let scheduler = ManualTimeScheduler()
    let own = SerialDisposable()
    own.disposable = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { [log] in
      log("\($0)")
      if $0 == 1 { own.dispose() }
      return $0 + 1
    }
    scheduler.advance(to: 9)
    #expect(log.lines == ["0", "1"])
  }
}

/// A scheduler whose time is set manually; work that is due in the same second runs in the order of scheduling.
private final class ManualTimeScheduler: SchedulerType, @unchecked Sendable {
  var time = 0
  private let runsImmediately: Bool
  private var work: [(due: Int, perform: () -> Void)] = []

  init(runsImmediately: Bool = false) { self.runsImmediately = runsImmediately }

  var now: RxTime { Date(timeIntervalSince1970: TimeInterval(time)) }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable)
    -> any Disposable
  {
    scheduleRelative(state, dueTime: .seconds(0), action: action)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let cancelled = BooleanDisposable()
    guard case .seconds(let seconds) = dueTime else { preconditionFailure("Whole seconds only.") }
    if seconds == 0, runsImmediately { return action(state) }
    work.append((time + seconds, { if !cancelled.isDisposed { _ = action(state) } }))
    return cancelled
  }

  func advance(to end: Int) {
    while let next = work.indices.min(by: { (work[$0].due, $0) < (work[$1].due, $1) }), work[next].due <= end
    {
      let (due, perform) = work.remove(at: next)
      time = max(time, due)
      perform()
    }
    time = max(time, end)
  }
}
