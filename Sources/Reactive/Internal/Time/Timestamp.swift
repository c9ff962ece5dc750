#if !hasFeature(Embedded)
import Foundation

/// The current time, formatted as a string.
enum Timestamp {
  /// The current local time as `yyyy-MM-dd HH:mm:ss.SSS`; on the virtual clock, if the process has one, in UTC.
  static func current() -> String {
    guard let clock = TimeSource.virtualClock else {
      return text(milliseconds: Int64(Date().timeIntervalSinceReferenceDate * 1_000), in: .current)
    }
    return text(milliseconds: clock.nanoseconds / 1_000_000, in: .gmt)
  }

  /// Formats the time that is the given number of milliseconds after the start of 2001 in UTC.
  static func text(milliseconds: Int64, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    // The date is created from whole seconds, because a `Double` represents few milliseconds exactly.
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
