import Dispatch
import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct ClockSchedulerTests {
  private let clock = ManualClock()
  private let log = Log()

  /// Waits until the log has `count` lines, and returns them.
  private func waitForLines(_ count: Int) async throws -> [String] {
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

  @Test func `work is performed at its time on the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    _ = schedule("tea", scheduler, .seconds(3))
    try await clock.advance(by: .seconds(2), whenSleeping: 1)
    #expect(log.lines == [])
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await waitForLines(1) == ["tea at 3.0 seconds"])
  }

  @Test func `work that becomes due together is performed in the order of its times`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    for number in 1...20 { _ = schedule("\(number)", scheduler, .seconds(number)) }
    // The clock wakes up the last sleeper first.
    try await clock.advance(by: .seconds(20), whenSleeping: 20)
    #expect(try await waitForLines(20) == (1...20).map { "\($0) at 20.0 seconds" })
  }

  @Test func `work for the same time is performed in the order of scheduling`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    for number in 1...50 { _ = schedule("\(number)", scheduler, .milliseconds(5)) }
    try await clock.advance(by: .milliseconds(5), whenSleeping: 50)
    #expect(try await waitForLines(50) == (1...50).map { "\($0) at 0.005 seconds" })
  }

  @Test func `immediate work is performed in the order of scheduling, one item at a time`()
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
    #expect(try await waitForLines(100) == (1...100).map { "\($0)" })
  }

  @Test func `pending work can be cancelled, which releases it`() async throws {
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
    #expect(try await waitForLines(1) == ["released"])
    while clock.sleeperCount > 1 { await Task.yield() }
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await waitForLines(2) == ["released", "other at 1.0 seconds"])
  }

  @Test func `disposal disposes of the disposable returned by the work`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let work = scheduler.scheduleRelative((), dueTime: .seconds(1)) { [log] _ in
      log("performed")
      return Disposables.create { log("disposed") }
    }
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    _ = try await waitForLines(1)
    work.dispose()
    #expect(try await waitForLines(2) == ["performed", "disposed"])
  }

  @Test func `work that is never due is not stored`() {
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
    _ = try await waitForLines(1)
    try await clock.advance(by: .seconds(6), whenSleeping: 1)
    _ = try await waitForLines(2)
    // The previous tick was a second late, but this one isn't.
    try await clock.advance(by: .seconds(4), whenSleeping: 1)
    #expect(try await waitForLines(3) == ["1 at 2.0 seconds", "2 at 8.0 seconds", "4 at 12.0 seconds"])
    while clock.sleeperCount < 1 { await Task.yield() }
    ticks.dispose()
    while clock.sleeperCount > 0 { await Task.yield() }
    #expect(log.lines.count == 3)
  }

  @Test func `missed ticks are skipped`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let ticks = scheduler.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) { [log, clock] in
      log("\(clock.now.offset)")
    }
    // The tick for second 1 is ten seconds late, so the next tick is the one for second 11.
    try await clock.advance(by: .seconds(11), whenSleeping: 1)
    _ = try await waitForLines(2)
    try await clock.advance(by: .seconds(1), whenSleeping: 1)
    #expect(try await waitForLines(3) == ["11.0 seconds", "11.0 seconds", "12.0 seconds"])
    ticks.dispose()
  }

  @Test func `timing operators use the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let typed = PublishSubject<String>()
    let subscription = typed.debounce(.milliseconds(300), scheduler: scheduler).subscribe(onNext: { [log] in
      log($0)
    })
    typed.onNext("f")
    typed.onNext("fe")
    try await clock.advance(by: .milliseconds(299), whenSleeping: 1)
    typed.onNext("fern")
    // The two replaced elements no longer sleep.
    try await clock.advance(by: .milliseconds(299), whenSleeping: 1)
    #expect(log.lines == [])
    try await clock.advance(by: .milliseconds(1), whenSleeping: 1)
    #expect(try await waitForLines(1) == ["fern"])
    subscription.dispose()
  }

  @Test func `now advances with the clock`() async throws {
    let scheduler = ClockScheduler(clock: clock)
    let start = scheduler.now
    try await clock.advance(by: .milliseconds(1500), whenSleeping: 0)
    #expect(scheduler.now.timeIntervalSince(start) == 1.5)
  }

  @Test func `system clocks work as well`() async throws {
    let scheduler = ClockScheduler(clock: .continuous)
    let ticks = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(3)
    #expect(try await lines(of: ticks) == ["next(0)", "next(1)", "next(2)", "completed"])
    let forever = ClockScheduler(clock: ContinuousClock()).scheduleRelative((), dueTime: .nanoseconds(.max)) {
      _ in
      fatalError("The time can't be over.")
    }
    forever.dispose()
  }
}
