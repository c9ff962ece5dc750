public import Foundation

/// A converter for which dates are both virtual and real time.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A point in virtual time.
  public typealias VirtualTimeUnit = RxTime
  /// An interval of virtual time.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// Returns the date unchanged.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime { virtualTime }

  /// Returns the date unchanged.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { time }

  /// Returns the interval unchanged, in seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    virtualTimeInterval
  }

  /// Returns the interval unchanged, in seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    timeInterval
  }

  /// Returns the date `offset` seconds after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time.addingTimeInterval(offset)
  }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
