import Reactive
import Testing

struct EventEqualityTests {
  struct Code: Error { let number: Int }

  @Test func `events are equal if their elements or the descriptions of their errors are equal`() {
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
}
