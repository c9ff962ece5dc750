#if !hasFeature(Embedded)
import Foundation

/// The time of day, as a string.
enum WallClock {
  /// The current local time as `yyyy-MM-dd HH:mm:ss.SSS`; on the virtual clock, if the process has one, in UTC.
  static func timestamp() -> String {
    guard let clock = TimeSource.virtualClock else {
      return timestamp(milliseconds: Int64(Date().timeIntervalSinceReferenceDate * 1_000), in: .current)
    }
    return timestamp(milliseconds: clock.nanoseconds / 1_000_000, in: .gmt)
  }

  /// The time so many milliseconds after the beginning of 2001 in UTC.
  static func timestamp(milliseconds: Int64, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // Milliseconds stay out of the date: a `Double` holds few of them exactly.
    let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1_000)
    let now = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: Date(timeIntervalSinceReferenceDate: TimeInterval(seconds)))
    let date = [padded(now.year, 4), padded(now.month, 2), padded(now.day, 2)]
    let time = [padded(now.hour, 2), padded(now.minute, 2), padded(now.second, 2)]
    return "\(date.joined(separator: "-")) \(time.joined(separator: ":")).\(padded(Int(rest), 3))"
  }

  private static func padded(_ number: Int?, _ width: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
#endif
