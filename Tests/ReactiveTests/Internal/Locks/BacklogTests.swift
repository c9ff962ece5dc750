import Dispatch
import Testing

@testable import Reactive

struct BacklogTests {
  private let backlog = Backlog()

  @Test func `threads that have given up wait less the next time`() {
    var waits = [backlog.shortened(1_024)]
    for _ in 0..<4 {
      backlog.waitGivenUp()
      waits.append(backlog.shortened(1_024))
    }
    #expect(waits == [1_024, 128, 16, 8, 8])
  }

  @Test func `it takes several successful waits to make up for one that was given up`() {
    backlog.waitGivenUp()
    for _ in 0..<47 { backlog.waitEnded() }
    #expect(backlog.shortened(1_024) == 1_024)
    backlog.waitGivenUp()
    #expect(backlog.shortened(1_024) == 128)
    for _ in 0..<1_000 { backlog.waitEnded() }
    #expect(backlog.shortened(1_024) == 1_024)
  }

  @Test func `a thread waits longer while there are more steps than the soft limit`() {
    var patience = Patience(Patience.usual)
    var answers = [patience.extend(backlog)]
    for _ in 0..<Patience.softLimit { backlog.steps.append(Backlog.Step({}, from: 0)) }
    answers.append(patience.extend(backlog))
    _ = backlog.steps.popFirst()
    answers.append(patience.extend(backlog))
    #expect(answers == [false, true, false])
  }

  @Test func `above the soft limit a thread waits a tenth of a second, and less if others have given up`() {
    func extensions() -> Int {
      var patience = Patience(Patience.usual)
      var count = 0
      while patience.extend(backlog) { count += 1 }
      return count
    }
    for _ in 0..<Patience.softLimit { backlog.steps.append(Backlog.Step({}, from: 0)) }
    #expect([extensions(), extensions(), extensions(), extensions()] == [100, 12, 1, 1])
  }

  @Test func `a thread that joins twice is woken up once`() {
    let gate = Gate()
    let waiters = (0..<2).map { Waiter(UInt($0) * 2 + 2, gate) }
    for waiter in [waiters[0], waiters[1], waiters[0]] { backlog.join(waiter) }
    #expect(backlog.waiters.map(\.thread) == [2, 4])
    #expect(backlog.leave(waiters[0]))
    // It has been woken up: its turn must not be lost.
    #expect(!backlog.leave(waiters[0]))
    #expect(backlog.waiters.map(\.thread) == [4])
  }
}
