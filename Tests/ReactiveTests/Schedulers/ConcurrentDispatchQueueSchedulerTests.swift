import Dispatch
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ConcurrentDispatchQueueSchedulerTests {
  private let log = Log()

  @Test func `work runs concurrently`() async throws {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let second = DispatchSemaphore(value: 0)
    try await awaited { done in
      _ = scheduler.schedule("first") { [log] name in
        log(second.wait(timeout: .now() + 300) == .success ? name : "alone")
        done()
        return Disposables.create()
      }
      _ = scheduler.schedule("second") { [log] name in
        log(name)
        second.signal()
        return Disposables.create()
      }
    }
    #expect(log.lines == ["second", "first"])
  }
}
