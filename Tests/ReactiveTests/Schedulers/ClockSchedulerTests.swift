import Dispatch
import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct ClockSchedulerTests {
  private let clock = ManualClock()
  private let log = Log()

  /// Waits until something has written so many lines.
  private func written(_ count: Int) async throws -> [String] {
    while log.lines.count < count {
      try Task.checkCancellation()
      await Task.yield()
    }
    return log.lines
  }

  private func schedule(_ name: String, _ scheduler: ClockScheduler<ManualClock>, _ span: RxTimeInterval)
    -> any Disposable
  {
    scheduler.scheduleRelative(name, dueTime: span) { [log, clock] name in
      log("\(name) at \(clock.now.offset)")
      return Disposables.create()
    }
  }

  @Test func `work waits for its time on the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    _ = schedule("tea", scheduler, .seconds(3))
    try await clock.advance(by: .seconds(2), whenSleeping: 1)
    #expect(log.lines == [])
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await written(1) == ["tea at 3.0 seconds"])
  }

  @Test func `work that becomes due at once is performed in the order of its times`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    for number in 1...20 { _ = schedule("\(number)", scheduler, .seconds(number)) }
    // The clock wakes up the last first.
    try await clock.advance(by: .seconds(20), whenSleeping: 20)
    #expect(try await written(20) == (1...20).map { "\($0) at 20.0 seconds" })
  }

  @Test func `work of one time is performed in the order of scheduling`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    for number in 1...50 { _ = schedule("\(number)", scheduler, .milliseconds(5)) }
    try await clock.advance(by: .milliseconds(5), whenSleeping: 50)
    #expect(try await written(50) == (1...50).map { "\($0) at 0.005 seconds" })
  }

  @Test func `work that is due at once is performed in the order of scheduling, one piece at a time`()
    async throws
  {
    let scheduler = ClockScheduler(clock: clock)
    let isBusy = NSLock()
    for number in 1...100 {
      _ = scheduler.schedule(number) { [log] number in
        log(isBusy.try() ? "\(number)" : "\(number) overlaps")
        isBusy.unlock()
        return Disposables.create()
      }
      if number.isMultiple(of: 2) {
        _ = scheduler.scheduleRelative((), dueTime: .seconds(0)) { _ in Disposables.create() }
      }
    }
    #expect(try await written(100) == (1...100).map { "\($0)" })
  }

  @Test func `work can be cancelled while it waits, and is let go of`() async throws {
    final class Load {
      let log: Log
      init(_ log: Log) { self.log = log }
      deinit { log("released") }
    }
    let scheduler = ClockScheduler(clock: clock)
    let wait = scheduler.scheduleRelative(Load(log), dueTime: .seconds(1)) {
      $0.log("performed"); return Disposables.create()
    }
    _ = schedule("other", scheduler, .seconds(1))
    while clock.sleeperCount < 2 { await Task.yield() }
    wait.dispose()
    #expect(try await written(1) == ["released"])
    while clock.sleeperCount > 1 { await Task.yield() }
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await written(2) == ["released", "other at 1.0 seconds"])
  }

  @Test func `disposal reaches what the work has returned`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let work = scheduler.scheduleRelative((), dueTime: .seconds(1)) { [log] _ in
      log("performed")
      return Disposables.create { log("disposed") }
    }
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    _ = try await written(1)
    work.dispose()
    #expect(try await written(2) == ["performed", "disposed"])
  }

  @Test func `work that is never due is not kept`() {
    let scheduler = ClockScheduler(clock: clock)
    _ = schedule("never", scheduler, .never)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `periodic work is due at multiples of its period`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let ticks = scheduler.schedulePeriodic(1, startAfter: .seconds(2), period: .seconds(5)) { [log, clock] in
      log("\($0) at \(clock.now.offset)")
      return $0 * 2
    }
    try await clock.advance(by: .seconds(2), whenSleeping: 1)
    _ = try await written(1)
    try await clock.advance(by: .seconds(6), whenSleeping: 1)
    _ = try await written(2)
    // The tick before came a second late, and this one does not.
    try await clock.advance(by: .seconds(4), whenSleeping: 1)
    #expect(try await written(3) == ["1 at 2.0 seconds", "2 at 8.0 seconds", "4 at 12.0 seconds"])
    while clock.sleeperCount < 1 { await Task.yield() }
    ticks.dispose()
    while clock.sleeperCount > 0 { await Task.yield() }
    #expect(log.lines.count == 3)
  }

  @Test func `missed ticks are left out`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { [log, clock] in
      log("\(clock.now.offset)")
    }
    // The tick of second 1 is ten seconds late: the next one is that of second 11.
    try await clock.advance(by: .seconds(11), whenSleeping: 1)
    _ = try await written(2)
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await written(3) == ["11.0 seconds", "11.0 seconds", "12.0 seconds"])
    ticks.dispose()
  }

  @Test func `operators take their time from the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let typed = PublishSubject<String>()
    let subscription = typed.debounce(.milliseconds(300), scheduler: scheduler).subscribe(onNext: { [log] in
      log($0)
    })
    typed.onNext("f")
    typed.onNext("fe")
    try await clock.advance(by: .milliseconds(299), whenSleeping: 1)
    typed.onNext("fern")
    // The two that were replaced sleep no more.
    try await clock.advance(by: .milliseconds(299), whenSleeping: 1)
    #expect(log.lines == [])
    try await clock.advance(by: .milliseconds(1), whenSleeping: 1)
    #expect(try await written(1) == ["fern"])
    subscription.dispose()
  }

  @Test func `now moves with the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let start = scheduler.now
    try await clock.advance(by: .milliseconds(1500), whenSleeping: 0)
    #expect(scheduler.now.timeIntervalSince(start) == 1.5)
  }

  @Test func `the clocks of the system work, too`() async throws {
    let scheduler = ClockScheduler(clock: .continuous)
    let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
    #expect(try await lines(of: ticks) == ["next(0)", "next(1)", "next(2)", "completed"])
    let forever = ClockScheduler(clock: ContinuousClock()).scheduleRelative((), dueTime: .nanoseconds(.max)) {
      _ in
      fatalError("It cannot be over.")
    }
    forever.dispose()
  }
}
