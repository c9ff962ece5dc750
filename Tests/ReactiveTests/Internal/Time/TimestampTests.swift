import Foundation
import Testing

@testable import Reactive

struct TimestampTests {
  @Test(arguments: [
    (0, 0, "2001-01-01 00:00:00.000"), (3, 0, "2001-01-01 00:00:00.003"),
    (86_399_999, 0, "2001-01-01 23:59:59.999"), (0, -18_000, "2000-12-31 19:00:00.000"),
    (725_759_999_999, 0, "2023-12-31 23:59:59.999"), (725_760_000_050, 7200, "2024-01-01 02:00:00.050"),
  ])
  func `a timestamp has all its digits`(milliseconds: Int, offset: Int, text: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: offset))
    #expect(Timestamp.text(milliseconds: Int64(milliseconds), in: zone) == text)
  }

  @Test func `the current time is in the system's time zone`() {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    let before = format.string(from: Date())
    let now = Timestamp.current()
    let after = format.string(from: Date())
    // Formatters round to the nearest millisecond.
    #expect(before.dropLast(4) <= now.dropLast(4))
    #expect(now.dropLast(4) <= after.dropLast(4))
  }
}
