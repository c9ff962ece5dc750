import Foundation
import Synchronization
import Testing
@testable import Reactive

@Suite(.timeLimit(.minutes(1)))
struct CurrentThreadTests {
  @Test func `the identifier of a thread is constant, even and not 0`() {
    let number = currentThreadID()
    #expect(number != 0)
    #expect(number % 2 == 0)
    #expect(currentThreadID() == number)
  }

  @Test func `threads that run at the same time have different identifiers`() {
    let numbers = Mutex<Set<UInt>>([])
    let everyone = DispatchSemaphore(value: 0)
    let arrived = DispatchSemaphore(value: 0)
    for _ in 0..<8 {
      Thread {
        let number = currentThreadID()
        numbers.withLock { _ = $0.insert(number) }
        arrived.signal()
        everyone.wait()
      }.start()
    }
    for _ in 0..<8 { arrived.wait() }
    for _ in 0..<8 { everyone.signal() }
    #expect(numbers.withLock { $0.count } == 8)
    #expect(!numbers.withLock { $0.contains(currentThreadID()) })
  }
}

@Suite(.timeLimit(.minutes(1)))
struct ThreadSlotTests {
  private final class Load: Sendable {
    let number: Int
    let onRelease: @Sendable () -> Void

    init(_ number: Int, onRelease: @escaping @Sendable () -> Void = {}) {
      self.number = number
      self.onRelease = onRelease
    }

    deinit { onRelease() }
  }

  @Test func `each thread has its own object`() throws {
    let slot = ThreadSlot<Load>()
    slot.object = Load(1)
    let seen = try bounded {
      let first = slot.object?.number
      slot.object = Load(2)
      return [first, slot.object?.number]
    }
    #expect(seen == [nil, 2])
    #expect(slot.object?.number == 1)
    slot.object = nil
    #expect(slot.object == nil)
  }

  @Test func `slots are independent`() {
    let (one, other) = (ThreadSlot<Load>(), ThreadSlot<Load>())
    one.object = Load(1)
    #expect(other.object == nil)
    one.object = nil
  }

  @Test func `a replaced object is released`() {
    let slot = ThreadSlot<Load>()
    let released = Atomic(0)
    let count = { @Sendable () -> Void in released.add(1, ordering: .relaxed) }
    slot.object = Load(1, onRelease: count)
    slot.object = Load(2, onRelease: count)
    #expect(released.load(ordering: .relaxed) == 1)
    slot.object = nil
    #expect(released.load(ordering: .relaxed) == 2)
  }

  @Test func `a thread releases its object when it ends`() async throws {
    let slot = ThreadSlot<Load>()
    try await awaited { done in Thread.detachNewThread { slot.object = Load(1, onRelease: done) } }
  }
}
