#if hasFeature(Embedded)
// What the library uses of Dispatch and Foundation where there is virtual time only.

/// A span of time.
public enum DispatchTimeInterval: Equatable, Sendable {
  /// So many seconds.
  case seconds(Int)
  /// So many milliseconds.
  case milliseconds(Int)
  /// So many microseconds.
  case microseconds(Int)
  /// So many nanoseconds: an `Int` of 32 bits would not hold three seconds of them.
  case nanoseconds(Int64)
  /// Without an end.
  case never
}

/// A span of time in seconds.
public typealias TimeInterval = Double

/// A point in time, in seconds since an arbitrary one.
public struct Date: Comparable, Sendable {
  /// In seconds.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Makes the point of this time.
  public init(timeIntervalSinceReferenceDate: TimeInterval) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }

  /// Makes the point of this Unix time.
  public init(timeIntervalSince1970: TimeInterval) {
    timeIntervalSinceReferenceDate = timeIntervalSince1970 - 978_307_200
  }

  /// Later than all that happens.
  public static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }

  /// The seconds from `other` until this.
  public func timeIntervalSince(_ other: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }

  /// The point `interval` seconds after this one.
  public func addingTimeInterval(_ interval: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + interval)
  }

  /// Whether `one` comes before `other`.
  public static func < (one: Date, other: Date) -> Bool {
    one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
  }
}

/// Nobody has a watch.
enum WallClock {
  static func timestamp() -> String { "" }
}
#endif
