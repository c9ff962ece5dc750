import Foundation
import Synchronization
import Testing
@testable import Reactive

@Suite(.timeLimit(.minutes(1)))
struct CurrentThreadTests {
  @Test func `a thread keeps its number, which is even and not 0`() {
    let number = currentThreadID()
    #expect(number != 0)
    #expect(number % 2 == 0)
    #expect(currentThreadID() == number)
  }

  @Test func `threads that run at the same time have different numbers`() {
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
