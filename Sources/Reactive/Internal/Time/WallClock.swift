#if !hasFeature(Embedded)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The time of day, as text.
enum WallClock {
  /// The present local time as `yyyy-MM-dd HH:mm:ss.SSS`; by the virtual clock of the process, if it has one, in UTC.
  static func timestamp() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var local = tm()
    if let clock = TimeSource.virtualClock {
      let nanoseconds = Int(clock.nanoseconds)
      now = timespec(
        tv_sec: VirtualClock.unixStart + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
      gmtime_r(&now.tv_sec, &local)
    } else {
      localtime_r(&now.tv_sec, &local)
    }
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
#endif
