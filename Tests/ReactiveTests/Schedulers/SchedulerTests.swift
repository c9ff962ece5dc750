import Dispatch
import Foundation
import Reactive
import Testing

struct SchedulerTests {
  private let log = Log()

  @Test func `the current thread does first what is under way, then what was scheduled meanwhile`() {
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule("outer") { [log] name in
      log("begin \(name)")
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      _ = scheduler.schedule("first") {
        log($0)
        return Disposables.create()
      }
      let cancelled = scheduler.schedule("cancelled") {
        log($0)
        return Disposables.create()
      }
      cancelled.dispose()
      log("end \(name)")
      return Disposables.create()
    }
    #expect(log.lines == ["begin outer", "end outer", "first"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

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

  @Test func `work that was done later is let go of, whether or not it is disposed of`() {
    final class Captured: Sendable {
      let gone: DispatchSemaphore
      init(_ gone: DispatchSemaphore) { self.gone = gone }
      deinit { gone.signal() }
    }
    let gone = DispatchSemaphore(value: 0)
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    var captured: Captured? = Captured(gone)
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { [captured] _ in
      _ = captured
      return Disposables.create()
    }
    captured = nil
    #expect(gone.wait(timeout: .now() + 10) == .success)
  }

  @Test func `a serial queue keeps the order`() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    await withCheckedContinuation { continuation in
      for number in 1...100 {
        _ = scheduler.schedule(number) { [log] number in
          log("\(number)")
          if number == 100 { continuation.resume() }
          return Disposables.create()
        }
      }
    }
    #expect(log.lines == (1...100).map(String.init))
  }

  @Test func `the configuration of a queue may set its target`() async {
    let label = DispatchSpecificKey<String>()
    let target = DispatchQueue(label: "target")
    target.setSpecific(key: label, value: "on the target")
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "test", serialQueueConfiguration: { $0.setTarget(queue: target) })
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { [log] _ in
        log(DispatchQueue.getSpecific(key: label) ?? "elsewhere")
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["on the target"])
  }

  @Test func `work that is cancelled before its turn is not done`() async {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    queue.suspend()
    let work = scheduler.schedule(()) { [log] _ in
      log("cancelled")
      return Disposables.create()
    }
    work.dispose()
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        continuation.resume()
        return Disposables.create()
      }
      queue.resume()
    }
    #expect(log.lines.isEmpty)
  }

  @Test(arguments: ["serial", "concurrent"])
  func `a queue does work later, and periodically until it is disposed of`(kind: String) async {
    let queue = DispatchQueue(label: "test")
    let scheduler: any SchedulerType =
      kind == "serial"
      ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
      : ConcurrentDispatchQueueScheduler(queue: queue)
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative("later", dueTime: .milliseconds(1)) { [log] text in
        log(text)
        continuation.resume()
        return Disposables.create()
      }
    }
    let holder = SerialDisposable()
    await withCheckedContinuation { continuation in
      // Suspended until the holder has something to dispose of.
      queue.suspend()
      holder.disposable = scheduler.schedulePeriodic(1, startAfter: .nanoseconds(0), period: .milliseconds(1))
      {
        [log] count in
        log("\(count)")
        if count == 3 {
          holder.dispose()
          continuation.resume()
        }
        return count + 1
      }
      queue.resume()
    }
    #expect(log.lines == ["later", "1", "2", "3"])
    #expect(abs(scheduler.now.timeIntervalSinceNow) < 60)
  }

  @Test(arguments: [0, -1])
  func `a period of nothing, or less, is as short as can be`(period: Int) async throws {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let ticks = Observable<Int>.interval(.milliseconds(period), scheduler: scheduler).take(3).toArray()
    #expect(try await ticks.value == [0, 1, 2])
  }

  @Test func `the main scheduler works in place on the main thread`() async {
    let log = log
    await MainActor.run {
      _ = MainScheduler.instance.schedule(()) { _ in
        log("in place")
        _ = MainScheduler.instance.schedule(()) { _ in
          log("nested waits")
          return Disposables.create()
        }
        return Disposables.create()
      }
      _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
        log("concurrent")
        return Disposables.create()
      }
      MainScheduler.ensureExecutingOnScheduler()
      MainScheduler.ensureRunningOnMainThread()
      log("scheduled")
    }
    await withCheckedContinuation { continuation in
      _ = MainScheduler.asyncInstance.schedule(()) { _ in
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["in place", "concurrent", "scheduled", "nested waits"])
  }

  @Test func `being elsewhere than on the main thread traps where it was asked for`() async {
    await #expect(processExitsWith: .failure) {
      Thread.detachNewThread {
        MainScheduler.ensureRunningOnMainThread()
        exit(EXIT_SUCCESS)
      }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}
