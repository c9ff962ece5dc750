import Reactive
import Testing

struct EventTests {
  @Test func `the description of an event has its case and its payload`() {
    #expect("\(Event.next(1))" == "next(1)")
    #expect(Event.next("x").debugDescription == "next(x)")
    #expect("\(Event<Int>.error(Failure.first))" == "error(first)")
    #expect("\(Event<Int>.completed)" == "completed")
  }

  @Test func `an event has properties for its element, its error and its kind`() {
    let events: [Event<Int>] = [.next(1), .error(Failure.first), .completed]
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map { $0.error != nil } == [false, true, false])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.isStopEvent) == [false, true, true])
    #expect("\(events[0].event)" == "next(1)")
  }

  @Test func `map transforms the element and turns a thrown error into an error event`() {
    #expect("\(Event.next(2).map { $0 * 2 })" == "next(4)")
    #expect("\(Event.next(2).map { _ -> Int in throw Failure.second })" == "error(second)")
    #expect("\(Event<Int>.error(Failure.first).map { $0 })" == "error(first)")
    #expect("\(Event<Int>.completed.map { $0 })" == "completed")
  }
}
