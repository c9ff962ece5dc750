import Reactive
import ReactiveTesting
import Testing

struct RecordedTests {
  struct Code: Error { let number: Int }

  @Test func `recordings are equal if their times and values are`() {
    #expect(Recorded.next(1, "a") == Recorded.next(1, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(2, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(1, "b"))
    #expect(Recorded.completed(1, Int.self) != Recorded.error(1, Failure.first, Int.self))
  }

  @Test func `events are equal if their elements are, or the texts of their errors`() {
    #expect(Event<Int>.error(Code(number: 1)) == .error(Code(number: 1)))
    #expect(Event<Int>.error(Code(number: 1)) != .error(Code(number: 2)))
    #expect(Event.next(1) != .completed)
    #expect(Event<Int>.completed == .completed)
    #expect(MaybeEvent.success(1) == .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent<Int>.error(Failure.first) == .error(Failure.first))
    #expect(MaybeEvent<Int>.error(Failure.first) != .completed)
    #expect(MaybeEvent<Int>.completed == .completed)
    #expect(CompletableEvent.completed == .completed)
    #expect(CompletableEvent.error(Failure.first) != .error(Failure.second))
    #expect(CompletableEvent.error(Failure.first) != .completed)
  }

  @Test func `lists are made with and without brackets`() {
    let expected: [Recorded<Event<Int>>] = [.next(1, 2), .completed(3)]
    #expect(Recorded.events(.next(1, 2), .completed(3)) == expected)
    #expect(Recorded.events([.next(1, 2), .completed(3)]) == expected)
  }

  @Test func `they describe themselves`() {
    #expect("\(Recorded.next(210, 7))" == "next(7) @ 210")
    #expect("\(Subscription(200, 300))" == "(200 : 300)")
    #expect("\(Subscription(200))" == "(200 : Infinity)")
  }
}
