public import Foundation

/// Takes dates for what they are.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  /// A point of virtual time.
  public typealias VirtualTimeUnit = RxTime
  /// A span of virtual time.
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// The date of a point of virtual time.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime { virtualTime }

  /// The point of virtual time of a date.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit { time }

  /// The seconds of a span of virtual time.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    virtualTimeInterval
  }

  /// The span of virtual time of so many seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    timeInterval
  }

  /// The point of virtual time that lies `offset` after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time.addingTimeInterval(offset)
  }

  /// Which of the two comes first.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
