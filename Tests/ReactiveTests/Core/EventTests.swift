import Reactive
import Testing

struct EventTests {
  @Test func `describes itself as the case and what is in it`() {
    #expect("\(Event.next(1))" == "next(1)")
    #expect(Event.next("x").debugDescription == "next(x)")
    #expect("\(Event<Int>.error(Failure.first))" == "error(first)")
    #expect("\(Event<Int>.completed)" == "completed")
  }

  @Test func `gives its parts`() {
    let events: [Event<Int>] = [.next(1), .error(Failure.first), .completed]
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map { $0.error != nil } == [false, true, false])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect("\(events[0].event)" == "next(1)")
  }

  @Test func `maps its element, and turns what is thrown into an error`() {
    #expect("\(Event.next(2).map { $0 * 2 })" == "next(4)")
    #expect("\(Event.next(2).map { _ -> Int in throw Failure.second })" == "error(second)")
    #expect("\(Event<Int>.error(Failure.first).map { $0 })" == "error(first)")
    #expect("\(Event<Int>.completed.map { $0 })" == "completed")
  }
}
