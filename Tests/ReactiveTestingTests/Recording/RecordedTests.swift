import Reactive
import ReactiveTesting
import Testing

/// The functions of `Written`, which the test calls through this protocol without deprecation warnings.
private protocol OldRecordings {
  func events() -> [Recorded<Event<Int>>]
}

private struct Written: OldRecordings {
  @available(*, deprecated)
  func events() -> [Recorded<Event<Int>>] {
    [ReactiveTesting::next(1, 2), ReactiveTesting::completed(3), ReactiveTesting::error(4, Failure.first)]
  }
}

struct RecordedTests {
  @Test func `recordings are equal if their times and values are`() {
    #expect(Recorded.next(1, "a") == Recorded.next(1, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(2, "a"))
    #expect(Recorded.next(1, "a") != Recorded.next(1, "b"))
    #expect(Recorded.completed(1, Int.self) != Recorded.error(1, Failure.first, Int.self))
  }

  @Test func `a list of events can be created with and without brackets`() {
    let expected: [Recorded<Event<Int>>] = [.next(1, 2), .completed(3)]
    #expect(Recorded.events(.next(1, 2), .completed(3)) == expected)
    #expect(Recorded.events([.next(1, 2), .completed(3)]) == expected)
  }

  @Test func `the deprecated free functions still create recordings`() {
    let old: any OldRecordings = Written()
    #expect(old.events() == [.next(1, 2), .completed(3), .error(4, Failure.first)])
  }

  @Test func `a description has the time`() { #expect("\(Recorded.next(210, 7))" == "next(7) @ 210") }
}
