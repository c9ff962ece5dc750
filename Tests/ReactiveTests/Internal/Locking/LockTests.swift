import Dispatch
import Testing

@testable import Reactive

struct LockTests {
  @Test func `threads wait for a lock that is taken`() throws {
    let total = try bounded { () -> Int in
      let sum = Sum()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        for _ in 0..<2_000 { sum.lock { sum.value += 1 } }
      }
      return sum.value
    }
    #expect(total == 16_000)
  }
}

private final class Sum: @unchecked Sendable {
  let lock = Lock()
  var value = 0
}
