#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The time of day, as text.
enum WallClock {
  /// The present local time as `yyyy-MM-dd HH:mm:ss.SSS`.
  static func timestamp() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var local = tm()
    localtime_r(&seconds, &local)
    let date = [
      padded(Int(local.tm_year) + 1900, 4), padded(Int(local.tm_mon) + 1, 2), padded(Int(local.tm_mday), 2),
    ]
    let time = [padded(Int(local.tm_hour), 2), padded(Int(local.tm_min), 2), padded(Int(local.tm_sec), 2)]
    let milliseconds = padded(Int(now.tv_nsec) / 1_000_000, 3)
    return "\(date.joined(separator: "-")) \(time.joined(separator: ":")).\(milliseconds)"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
