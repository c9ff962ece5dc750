import Dispatch
import Foundation
import Reactive
import ReactiveTesting
import Testing

struct SchedulerTypeDurationTests {
  private let log = Log()

  @Test func `schedulers accept durations`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRelative("once", dueTime: Duration.seconds(30)) { [log] in
      log("\($0) at \(scheduler.clock)")
      return Disposables.create()
    }
    let periodic = scheduler.schedulePeriodic(
      1, startAfter: Duration.seconds(10), period: Duration.seconds(15)
    ) { [log] in
      log("\($0) at \(scheduler.clock)")
      return $0 * 2
    }
    scheduler.advanceTo(40)
    periodic.dispose()
    #expect(log.lines == ["1 at 10", "2 at 25", "once at 30", "4 at 40"])
  }

  @Test func `a historical scheduler accepts durations`() {
    let scheduler = HistoricalScheduler()
    _ = scheduler.scheduleRelative((), dueTime: Duration.milliseconds(1500)) { [log] _ in
      log("\(scheduler.clock.timeIntervalSince1970)")
      return Disposables.create()
    }
    scheduler.start()
    #expect(log.lines == ["1.5"])
  }

  @Test func `a literal without a type is a time interval`() {
    let spans = SpanScheduler()
    func nothing(_: Void) -> any Disposable { Disposables.create() }
    _ = spans.scheduleRelative((), dueTime: .seconds(1), action: nothing)
    _ = spans.scheduleRelative((), dueTime: Duration.seconds(1), action: nothing)
    _ = spans.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(2)) { $0 }
    _ = spans.schedulePeriodic(0, startAfter: Duration.seconds(1), period: Duration.seconds(2)) { $0 }
    #expect(
      spans.spans == [
        "seconds(1)", "nanoseconds(1000000000)", "seconds(1), seconds(2)",
        "nanoseconds(1000000000), nanoseconds(2000000000)",
      ])
  }
}
