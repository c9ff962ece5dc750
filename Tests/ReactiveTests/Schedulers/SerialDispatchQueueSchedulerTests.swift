import Dispatch
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SerialDispatchQueueSchedulerTests {
  private let log = Log()

  @Test func `a serial queue performs work in order`() async throws {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
    try await awaited { done in
      for number in 1...100 {
        _ = scheduler.schedule(number) { [log] number in
          log("\(number)")
          if number == 100 { done() }
          return Disposables.create()
        }
      }
    }
    #expect(log.lines == (1...100).map(String.init))
  }

  @Test func `the configuration closure can set the target of the queue`() async throws {
    let label = DispatchSpecificKey<String>()
    let target = DispatchQueue(label: "target")
    target.setSpecific(key: label, value: "on the target queue")
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "test", serialQueueConfiguration: { $0.setTarget(queue: target) })
    try await awaited { done in
      _ = scheduler.schedule(()) { [log] _ in
        log(DispatchQueue.getSpecific(key: label) ?? "elsewhere")
        done()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["on the target queue"])
  }

  @Test func `work cancelled before its turn is not performed`() async throws {
    let queue = DispatchQueue(label: "test")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "inner")
    queue.suspend()
    let work = scheduler.schedule(()) { [log] _ in
      log("cancelled")
      return Disposables.create()
    }
    work.dispose()
    try await awaited { done in
      _ = scheduler.schedule(()) { _ in
        done()
        return Disposables.create()
      }
      queue.resume()
    }
    #expect(log.lines.isEmpty)
  }
}
