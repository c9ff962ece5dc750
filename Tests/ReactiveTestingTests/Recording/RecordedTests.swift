import Reactive
import ReactiveTesting
import Testing

struct RecordedTests {
  @Test func `recordings are equal if their times and values are`() {
    #expect(Recorded.next(1, "a") == Recorded.next(1, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(2, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(1, "b"))
    #expect(Recorded.completed(1, Int.self) != Recorded.error(1, Failure.first, Int.self))
  }

  @Test func `lists are made with and without brackets`() {
    let expected: [Recorded<Event<Int>>] = [.next(1, 2), .completed(3)]
    #expect(Recorded.events(.next(1, 2), .completed(3)) == expected)
    #expect(Recorded.events([.next(1, 2), .completed(3)]) == expected)
  }

  @Test func `describes itself with its time`() { #expect("\(Recorded.next(210, 7))" == "next(7) @ 210") }
}
