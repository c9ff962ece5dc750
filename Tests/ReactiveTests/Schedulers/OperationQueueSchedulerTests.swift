import Foundation
import Reactive
import Testing

@Suite(.timeLimit(.minutes(5)))
struct OperationQueueSchedulerTests {
  let queue = OperationQueue()

  @Test func `work is performed as an operation of the queue, with its priority`() async throws {
    queue.isSuspended = true
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .high)
    let log = Log()
    _ = scheduler.schedule("state") { state in
      log(state)
      return Disposables.create()
    }
    #expect(queue.operations.map(\.queuePriority) == [.high])
    queue.isSuspended = false
    try await awaited { done in queue.addBarrierBlock { done() } }
    #expect(log.lines == ["state"])
  }

  @Test func `cancelled work is not performed`() async throws {
    queue.isSuspended = true
    let log = Log()
    OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      log("performed")
      return Disposables.create()
    }.dispose()
    queue.isSuspended = false
    try await awaited { done in queue.addBarrierBlock { done() } }
    #expect(log.lines == [])
  }
}
