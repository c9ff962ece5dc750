import Dispatch
import Foundation
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct DispatchWorkTests {
  private let log = Log()

  @Test func `delayed work is released after it was performed, even if it is not disposed of`() {
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
    #expect(gone.wait(timeout: .now() + 300) == .success)
  }

  @Test(arguments: ["serial", "concurrent"])
  func `a queue performs work later, and periodically until it is disposed of`(kind: String) async throws {
    let queue = DispatchQueue(label: "test")
    let scheduler: any SchedulerType =
      kind == "serial"
      ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
      : ConcurrentDispatchQueueScheduler(queue: queue)
    try await awaited { done in
      _ = scheduler.scheduleRelative("later", dueTime: .milliseconds(1)) { [log] text in
        log(text)
        done()
        return Disposables.create()
      }
    }
    let holder = SerialDisposable()
    try await awaited { done in
      // Suspended until the holder has a disposable to dispose of.
      queue.suspend()
      holder.disposable = scheduler.schedulePeriodic(1, startAfter: .nanoseconds(0), period: .milliseconds(1))
      {
        [log] count in
        log("\(count)")
        if count == 3 {
          holder.dispose()
          done()
        }
        return count + 1
      }
      queue.resume()
    }
    #expect(log.lines == ["later", "1", "2", "3"])
    #expect(abs(scheduler.now.timeIntervalSinceNow) < 60)
  }

  @Test(arguments: [0, -1])
  func `a period of 0 or less is as short as possible`(period: Int) async throws {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    let ticks = Observable<Int>.interval(.milliseconds(period), scheduler: scheduler).take(3).toArray()
    #expect(try await ticks.value == [0, 1, 2])
  }
}
