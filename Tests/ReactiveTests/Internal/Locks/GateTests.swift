import Testing

@testable import Reactive

struct GateTests {
  private let log = Log()
  private let gate = Gate()

  @Test func `whoever finds it busy leaves the step to who is inside`() {
    #expect(gate.enter())
    #expect(!gate.enter())
    gate.wait { [log] in log("first") }
    gate.wait { [log] in log("second") }
    log("inside")
    gate.leave()
    #expect(log.lines == ["inside", "first", "second"])
    #expect(gate.enter())
  }

  @Test func `a step that nobody is there for any more is performed at once`() {
    gate.wait { [log] in log("at once") }
    #expect(log.lines == ["at once"])
    #expect(gate.enter())
  }

  @Test func `what is to be done after leaving comes after all that waits, with the gate free`() {
    #expect(gate.enter())
    gate.afterLeaving { [log, gate] in log("after, \(gate.enter() ? "free" : "busy")") }
    gate.wait { [log] in log("waiting") }
    gate.leave()
    #expect(log.lines == ["waiting", "after, free"])
  }
}
