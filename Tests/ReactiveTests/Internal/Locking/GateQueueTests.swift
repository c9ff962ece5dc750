import Dispatch
import Testing

@testable import Reactive

struct GateQueueTests {
  private let queue = GateQueue()

  @Test func `threads wait for a shorter time after a wait has timed out`() {
    var waits = [queue.shortened(1_024)]
    for _ in 0..<4 {
      queue.waitGivenUp()
      waits.append(queue.shortened(1_024))
    }
    #expect(waits == [1_024, 128, 16, 8, 8])
  }

  @Test func `several successful waits make up for one that has timed out`() {
    queue.waitGivenUp()
    for _ in 0..<47 { queue.waitEnded() }
    #expect(queue.shortened(1_024) == 1_024)
    queue.waitGivenUp()
    #expect(queue.shortened(1_024) == 128)
    for _ in 0..<1_000 { queue.waitEnded() }
    #expect(queue.shortened(1_024) == 1_024)
  }

  @Test func `a thread waits longer while the queue exceeds the soft limit`() {
    var timeout = WaitTimeout(WaitTimeout.usual)
    var answers = [timeout.extend(queue)]
    for _ in 0..<WaitTimeout.softLimit { queue.steps.append(GateQueue.WorkItem({}, from: 0)) }
    answers.append(timeout.extend(queue))
    _ = queue.steps.popFirst()
    answers.append(timeout.extend(queue))
    #expect(answers == [false, true, false])
  }

  @Test func `above the soft limit a thread waits for 0.1 s, and less if other waits have timed out`() {
    func extensions() -> Int {
      var timeout = WaitTimeout(WaitTimeout.usual)
      var count = 0
      while timeout.extend(queue) { count += 1 }
      return count
    }
    for _ in 0..<WaitTimeout.softLimit { queue.steps.append(GateQueue.WorkItem({}, from: 0)) }
    #expect([extensions(), extensions(), extensions(), extensions()] == [100, 12, 1, 1])
  }

  @Test func `a thread that joins twice is woken once`() {
    let gate = Gate()
    let waiters = (0..<2).map { Waiter(UInt($0) * 2 + 2, gate) }
    for waiter in [waiters[0], waiters[1], waiters[0]] { queue.join(waiter) }
    #expect(queue.waiters.map(\.thread) == [2, 4])
    #expect(queue.leave(waiters[0]))
    // The thread has already been woken, so it must take its turn.
    #expect(!queue.leave(waiters[0]))
    #expect(queue.waiters.map(\.thread) == [4])
  }
}
