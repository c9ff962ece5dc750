import Dispatch
import ExitTesting
import Foundation
import Reactive
import Testing

/// Each test runs in a process of its own, with virtual time.
struct VirtualClockTests {
  @Test(.exitTest) func `the waiting thread performs the work of all schedulers in order`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      TimeSource.startVirtualClock()
      let clock = try #require(TimeSource.virtualClock)
      let log = Log()
      let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
      let schedulers: [any SchedulerType] = [
        MainScheduler.instance, serial, ConcurrentDispatchQueueScheduler(qos: .default),
        ConcurrentMainScheduler.instance,
      ]
      for (number, scheduler) in schedulers.enumerated() {
        _ = scheduler.scheduleRelative(number, dueTime: .seconds(3600)) { number in
          log("\(number) at \(scheduler.now.timeIntervalSinceReferenceDate)")
          return Disposables.create()
        }
      }
      _ = OperationQueueScheduler(operationQueue: OperationQueue()).schedule(()) { _ in
        log("operation")
        return Disposables.create()
      }
      clock.drive(until: 3_599_000_000_000) { false }
      precondition(log.lines == ["operation"], "\(log.lines)")
      clock.drive(until: 3_600_000_000_000) { false }
      precondition(
        log.lines == ["operation", "0 at 3600.0", "1 at 3600.0", "2 at 3600.0", "3 at 3600.0"],
        "\(log.lines)")
      precondition(clock.pendingCount == 0)
    }
  }

  @Test(.exitTest) func `missed ticks are skipped, as with a system timer`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      try missTicks(on: SerialDispatchQueueScheduler(internalSerialQueueName: "serial"))
    }
  }

  @Test(.exitTest) func `ticks of one timer never overlap, even on a concurrent queue`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      try missTicks(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }
  }

  @Test(.exitTest) func `several waiting threads continue in the order of their times`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      let (clock, log, ticks) = try startTicking()
      for (name, seconds) in [("late", 4), ("early", 2)] {
        // On a queue that the clock manages, so the clock knows when this thread is busy.
        _ = ConcurrentDispatchQueueScheduler(qos: .default).schedule(()) { _ in
          clock.drive(until: Int64(seconds) * 1_000_000_000 + 500_000_000) { false }
          log(name)
          return Disposables.create()
        }
      }
      clock.drive(until: 5_000_000_000) { false }
      ticks.dispose()
      precondition(log.lines == ["0", "1", "early", "2", "3", "late", "4"], "\(log.lines)")
    }
  }

  @Test(.exitTest) func `a condition is checked after each work item`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      let (clock, log, ticks) = try startTicking()
      let isDone = clock.drive(until: 60_000_000_000) { log.lines.count == 3 }
      precondition(isDone && log.lines == ["0", "1", "2"], "\(log.lines)")
      precondition(clock.nanoseconds == 3_000_000_000)
      let isDoneAgain = clock.drive(until: 4_500_000_000) { log.lines.count == 5 }
      precondition(!isDoneAgain && clock.nanoseconds == 4_500_000_000)
      ticks.dispose()
    }
  }

  @Test(.exitTest) func `an operation queue respects its limit, waiting operations included`() async {
    for (limit, ends) in [(1, [1, 2, 3]), (2, [1, 1, 2]), (-1, [1, 1, 1])] {
      await #expect(processExitsWith: .success) { [limit = limit as Int, ends = ends as [Int]] in
        limitProcess()
        TimeSource.startVirtualClock()
        let clock = try #require(TimeSource.virtualClock)
        let log = Log()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = limit
        for _ in 1...3 {
          _ = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
            clock.drive(until: clock.nanoseconds + 1_000_000_000) { false }
            log("\(clock.nanoseconds / 1_000_000_000)")
            return Disposables.create()
          }
        }
        clock.drive(until: 5_000_000_000) { false }
        precondition(log.lines == ends.map { "\($0)" }, "\(log.lines)")
        precondition(clock.pendingCount == 0)
      }
    }
  }

  @Test(.exitTest) func `work that is never due is not stored`() async {
    await #expect(processExitsWith: .success) {
      limitProcess()
      TimeSource.startVirtualClock()
      let clock = try #require(TimeSource.virtualClock)
      _ = MainScheduler.instance.scheduleRelative((), dueTime: .never) { _ in Disposables.create() }
      precondition(clock.pendingCount == 0)
      _ = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(.max)) { _ in Disposables.create() }
      precondition(clock.pendingCount == 1)
    }
  }
}

/// Starts a virtual clock in this process, with a log of its seconds.
private func startTicking() throws -> (clock: VirtualClock, log: Log, ticks: any Disposable) {
  TimeSource.startVirtualClock()
  let log = Log()
  let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
  let ticks = Observable<Int>.interval(.seconds(1), scheduler: serial).subscribe(onNext: { log("\($0)") })
  return (try #require(TimeSource.virtualClock), log, ticks)
}

/// Makes a tick wait while other ticks become due.
private func missTicks(on scheduler: any SchedulerType) throws {
  TimeSource.startVirtualClock()
  let clock = try #require(TimeSource.virtualClock)
  let log = Log()
  let ticks = scheduler.schedulePeriodic(0, startAfter: .seconds(1), period: .seconds(1)) { number in
    log("\(number) at \(clock.nanoseconds / 1_000_000)")
    if number == 0 { clock.drive(until: 3_500_000_000) { false } }
    return number + 1
  }
  clock.drive(until: 5_000_000_000) { false }
  ticks.dispose()
  precondition(log.lines == ["0 at 1000", "1 at 3500", "2 at 4000", "3 at 5000"], "\(log.lines)")
}
