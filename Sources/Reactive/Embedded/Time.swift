#if hasFeature(Embedded)
// The parts of Dispatch and Foundation that the library uses, for a program that only has virtual time.

/// A time interval.
public enum DispatchTimeInterval: Equatable, Sendable {
  /// A number of seconds.
  case seconds(Int)
  /// A number of milliseconds.
  case milliseconds(Int)
  /// A number of microseconds.
  case microseconds(Int)
  /// A number of nanoseconds; an `Int` of 32 bits could not hold three seconds.
  case nanoseconds(Int64)
  /// An infinite interval.
  case never
}

/// A time interval in seconds.
public typealias TimeInterval = Double

/// A point in time, in seconds since an arbitrary reference point.
public struct Date: Comparable, Sendable {
  /// The number of seconds since the reference point.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Creates a date from the number of seconds since the reference point.
  public init(timeIntervalSinceReferenceDate: TimeInterval) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }

  /// Creates a date from a Unix time.
  public init(timeIntervalSince1970: TimeInterval) {
    timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200
  }

  /// A date after all others that occur.
  public static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }

  /// Returns the number of seconds from `other` until this date.
  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  /// Returns the date `interval` seconds after this one.
  public func addingTimeInterval(_ interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }

  /// Returns whether `one` is earlier than `other`.
  public static func < (one: Date, other: Date) -> Bool {
    one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
  }
}

/// A stand-in for the time of day, which a page doesn't have.
enum Timestamp {
  static func current() -> String { "" }
}
#endif
