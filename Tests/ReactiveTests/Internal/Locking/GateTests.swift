import Foundation
import Testing

@testable import Reactive

@Suite(.timeLimit(.minutes(5)))
struct GateTests {
  private let log = Log()
  private let gate = Gate()

  /// Starts `body` on a new thread, and returns a closure that waits until it has finished.
  private func detached(_ body: @escaping @Sendable () -> Void) -> () -> Void {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      isDone.signal()
    }
    return { isDone.wait() }
  }

  /// Waits until a thread is waiting for `gate`.
  private func waitForWaiter(_ gate: Gate) {
    while !WaitingThreads.waiters.read({ all in all.contains { $0.gate === gate } }) { giveWay() }
  }

  @Test func `steps queued while the gate is busy are performed when the thread leaves it`() {
    #expect(gate.enter())
    #expect(!gate.enter())
    #expect(!gate.waitForTurn())
    gate.perform { [log] in log("first") }
    gate.enqueue { [log] in log("second") }
    log("inside")
    gate.leave()
    #expect(log.lines == ["inside", "first", "second"])
    #expect(gate.enter())
  }

  @Test func `a step enqueued at a free gate is performed immediately`() {
    gate.enqueue { [log] in log("immediately") }
    #expect(log.lines == ["immediately"])
    #expect(gate.enter())
  }

  @Test func `an afterLeaving closure runs after the gate's whole queue, with the gate free`() {
    #expect(gate.enter())
    gate.afterLeaving { [log, gate] in log("after, \(gate.enter() ? "free" : "busy")") }
    gate.enqueue { [log] in log("waiting") }
    gate.leave()
    #expect(log.lines == ["waiting", "after, free"])
  }

  @Test func `a thread waits for its turn and performs its step itself`() {
    #expect(gate.enter())
    let end = detached { [gate, log] in
      let isInside = gate.waitForTurn(for: .max)
      log("\(isInside), \(gate.threadInside == currentThreadID())")
      gate.leave()
    }
    waitForWaiter(gate)
    log("inside")
    gate.leave()
    end()
    #expect(log.lines == ["inside", "true, true"])
    #expect(gate.enter())
  }

  @Test func `every waiting thread gets its turn`() {
    #expect(gate.enter())
    let ends = (0..<5).map { number in
      detached { [gate, log] in
        _ = gate.waitForTurn(for: .max)
        log("\(number)")
        gate.leave()
      }
    }
    waitForWaiter(gate)
    gate.leave()
    for end in ends { end() }
    #expect(log.lines.sorted() == ["0", "1", "2", "3", "4"])
    #expect(gate.enter())
  }

  @Test(arguments: 2...4)
  func `threads that would wait for each other in a cycle enqueue their steps instead`(count: Int) {
    let gates = (0..<count).map { _ in Gate() }
    let areInside = DispatchGroup()
    for _ in gates { areInside.enter() }
    let ends = gates.indices.map { number in
      detached { [log] in
        _ = gates[number].enter()
        areInside.leave()
        areInside.wait()
        let next = gates[(number + 1) % count]
        // If the cycle were not detected, this would wait forever.
        if next.waitForTurn(for: .max) {
          log("step")
          next.leave()
        } else {
          log("cycle")
          next.enqueue { log("step") }
        }
        gates[number].leave()
      }
    }
    for end in ends { end() }
    #expect(log.lines.count { $0 == "step" } == count)
    #expect(log.lines.contains("cycle"))
    #expect(gates.allSatisfy { $0.enter() })
  }

  @Test func `a thread stops waiting if the thread inside waits for a lock that it holds`() {
    let lock = NSLock()
    lock.lock()
    let isInside = DispatchSemaphore(value: 0)
    let end = detached { [gate, log] in
      gate.perform {
        isInside.signal()
        lock.withLock { log("inside") }
      }
    }
    isInside.wait()
    gate.perform { [log] in log("left") }
    log("continued")
    lock.unlock()
    end()
    #expect(log.lines == ["continued", "inside", "left"])
  }

  @Test func `a thread that has delivered 64 steps from other threads hands the rest to a global queue`() {
    #expect(gate.enter())
    let here = currentThreadID()
    let isDone = DispatchSemaphore(value: 0)
    detached { [gate, log] in
      for _ in 0..<100 { gate.enqueue { log(currentThreadID() == here ? "here" : "elsewhere") } }
      gate.enqueue { isDone.signal() }
    }()
    gate.leave()
    isDone.wait()
    // Fewer if a millisecond has passed earlier.
    #expect((1...64).contains(log.lines.count { $0 == "here" }))
    #expect(log.lines.count == 100)
    #expect(log.lines == log.lines.sorted().reversed())
    #expect(gate.waitForTurn(for: .max))
  }

  @Test func `a thread that has delivered for a millisecond hands the rest to a global queue`() {
    #expect(gate.enter())
    let here = currentThreadID()
    let isDone = DispatchSemaphore(value: 0)
    detached { [gate, log] in
      gate.enqueue {
        let end = DispatchTime.now() + .milliseconds(1)
        while DispatchTime.now() < end {}
      }
      gate.enqueue { log(currentThreadID() == here ? "here" : "elsewhere") }
      gate.enqueue { isDone.signal() }
    }()
    gate.leave()
    isDone.wait()
    #expect(log.lines == ["elsewhere"])
    #expect(gate.waitForTurn(for: .max))
  }

  @Test func `a thread delivers its own steps without a limit`() {
    #expect(gate.enter())
    let here = currentThreadID()
    for _ in 0..<1_000 { gate.enqueue { [log] in log(currentThreadID() == here ? "here" : "elsewhere") } }
    gate.leave()
    #expect(log.lines == Array(repeating: "here", count: 1_000))
  }
}
