import Testing

@testable import BookModel

@Suite struct FrameDurationTests {
  @Test(arguments: [
    ("10ms", 10_000_000), ("1s", 1_000_000_000), ("0.5s", 500_000_000), ("2min", 120_000_000_000),
    ("3us", 3_000),
    ("3µs", 3_000), ("7ns", 7), ("1h", 3_600_000_000_000),
  ])
  func `a duration is a number and a unit`(_ text: String, _ nanoseconds: Int) {
    #expect(FrameDuration.nanoseconds(text) == nanoseconds)
  }

  @Test(arguments: [
    "", "0", "10", "s", "0s", "-1s", "1 s ", "ten ms", "nans", "infs", "1e300s", "0.1ns", "1d", "25h",
  ])
  func `other strings are not durations`(_ text: String) {
    #expect(FrameDuration.nanoseconds(text) == nil)
  }

  @Test func `a duration is formatted in the largest unit that makes it whole`() {
    #expect(
      [10_000_000, 1_000_000_000, 1_500_000_000, 60_000_000_000, 1_001, 1_000].map(FrameDuration.text) == [
        "10 ms", "1 s", "1500 ms", "1 min", "1001 ns", "1 µs",
      ])
    #expect(FrameDuration.text(0) == "0 ms")
    #expect(FrameDuration.attribute(10_000_000) == "10ms")
  }
}
