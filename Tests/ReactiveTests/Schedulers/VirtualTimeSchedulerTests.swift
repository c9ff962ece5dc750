import Dispatch
import ExitTesting
import Foundation
import Reactive
import Testing

struct VirtualTimeSchedulerTests {
  let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Tens())
  let log = Log()

  /// One unit is ten seconds.
  struct Tens: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
      Date(timeIntervalSince1970: Double(virtualTime) * 10)
    }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 10) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
      Double(virtualTimeInterval) * 10
    }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval / 10) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
      lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
  }

  func note(_ name: String, at time: Int) -> any Disposable {
    scheduler.scheduleAbsoluteVirtual((), time: time) { [scheduler, log] _ in
      log("\(name)@\(scheduler.clock)")
      return Disposables.create()
    }
  }

  @Test func `the clock starts at its initial time, which the converter turns into a date`() {
    #expect(scheduler.clock == 10)
    #expect(scheduler.now == Date(timeIntervalSince1970: 100))
  }

  @Test func `work is performed in the order of its times, and of scheduling for equal times`() {
    for (name, time) in [("a", 30), ("b", 20), ("c", 30), ("d", 20), ("e", 15), ("f", 30)] {
      _ = note(name, at: time)
    }
    scheduler.start()
    #expect(log.lines == ["e@15", "b@20", "d@20", "a@30", "c@30", "f@30"])
    #expect(scheduler.clock == 30)
  }

  @Test func `ten thousand work items are performed in order`() {
    var generator = SystemRandomNumberGenerator()
    var performed: [[Int]] = []
    var expected: [[Int]] = []
    for number in 0..<10_000 {
      let time = Int.random(in: 20..<120, using: &generator)
      expected.append([time, number])
      _ = scheduler.scheduleAbsoluteVirtual((), time: time) { _ in
        performed.append([time, number])
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(performed == expected.sorted { $0[0] < $1[0] || $0[0] == $1[0] && $0[1] < $1[1] })
  }

  @Test func `late work is performed at the current time`() {
    _ = note("late", at: 3)
    scheduler.start()
    #expect(log.lines == ["late@10"])
  }

  @Test func `cancelled work is not performed and does not move the clock`() {
    let cancelled = note("a", at: 40)
    _ = note("b", at: 20)
    cancelled.dispose()
    scheduler.start()
    #expect(log.lines == ["b@20"])
    #expect(scheduler.clock == 20)
  }

  @Test func `the disposable returned by work is disposed of with the work`() {
    let inner = BooleanDisposable()
    let work = scheduler.schedule(()) { _ in inner }
    scheduler.start()
    #expect(!inner.isDisposed)
    work.dispose()
    #expect(inner.isDisposed)
  }

  @Test func `advanceTo performs work that is due up to and including the given time`() {
    for (name, time) in [("a", 20), ("b", 30), ("c", 31)] { _ = note(name, at: time) }
    scheduler.advanceTo(30)
    #expect(log.lines == ["a@20", "b@30"])
    scheduler.advanceTo(30)
    #expect(scheduler.clock == 30)
    scheduler.start()
    #expect(log.lines == ["a@20", "b@30", "c@31"])
  }

  @Test func `sleep moves the clock and makes work late`() {
    _ = note("a", at: 20)
    scheduler.sleep(50)
    #expect(scheduler.clock == 60)
    #expect(log.lines == [])
    scheduler.start()
    #expect(log.lines == ["a@60"])
  }

  @Test func `stop leaves pending work for the next start`() {
    _ = note("a", at: 20)
    _ = scheduler.scheduleAbsoluteVirtual((), time: 25) { [scheduler] _ in
      scheduler.stop()
      return Disposables.create()
    }
    _ = note("b", at: 30)
    scheduler.start()
    #expect(log.lines == ["a@20"])
    scheduler.start()
    #expect(log.lines == ["a@20", "b@30"])
  }

  @Test func `calling start during work has no effect`() {
    _ = scheduler.scheduleAbsoluteVirtual((), time: 15) { [scheduler] _ in
      scheduler.start()
      return Disposables.create()
    }
    _ = note("a", at: 20)
    scheduler.start()
    #expect(log.lines == ["a@20"])
  }

  @Test func `relative times count from the current time`() {
    _ = scheduler.scheduleRelative((), dueTime: .seconds(30)) { [scheduler, log] _ in
      log("real \(scheduler.clock)")
      _ = scheduler.scheduleRelativeVirtual((), dueTime: 7) { _ in
        log("virtual \(scheduler.clock)")
        return Disposables.create()
      }
      return Disposables.create()
    }
    scheduler.start()
    #expect(log.lines == ["real 13", "virtual 20"])
  }

  @Test func `the next tick is scheduled before the work of the current one runs`() {
    let periodic = scheduler.schedulePeriodic(0, startAfter: .seconds(10), period: .seconds(20)) {
      [scheduler, log] count in
      log("\(count)@\(scheduler.clock)")
      _ = scheduler.scheduleRelativeVirtual((), dueTime: 2) { _ in
        log("after \(count)@\(scheduler.clock)")
        return Disposables.create()
      }
      return count + 1
    }
    scheduler.advanceTo(14)
    #expect(log.lines == ["0@11", "1@13", "after 0@13"])
    periodic.dispose()
    scheduler.start()
    #expect(log.lines == ["0@11", "1@13", "after 0@13", "after 1@15"])
  }

  /// Runs in a process of its own, because a recursive lock traps.
  @Test(.exitTest) func `releasing cancelled work may use the scheduler`() async {
    await #expect(processExitsWith: .success) {
      let scheduler = VirtualTimeScheduler(initialClock: 10, converter: Tens())
      final class Captured {
        let scheduler: VirtualTimeScheduler<Tens>
        init(_ scheduler: VirtualTimeScheduler<Tens>) { self.scheduler = scheduler }
        deinit { _ = scheduler.clock }
      }
      var captured: Captured? = Captured(scheduler)
      let work = scheduler.schedule(()) { [captured] _ in
        _ = captured
        return Disposables.create()
      }
      captured = nil
      work.dispose()
      scheduler.start()
      precondition(scheduler.clock == 10)
    }
  }

  @Test func `the description lists the times of pending work`() {
    _ = note("a", at: 30)
    _ = note("b", at: 20)
    note("c", at: 25).dispose()
    #expect(scheduler.debugDescription == "work at [20, 30]")
  }
}
