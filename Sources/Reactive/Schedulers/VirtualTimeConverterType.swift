public import Foundation

/// A type that converts between virtual time and real time.
///
/// A converter only computes and calls nothing else, because schedulers use it while they hold a lock.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// An interval of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the date that corresponds to a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the point in virtual time that corresponds to a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the number of seconds that corresponds to an interval of virtual time.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  /// Returns the interval of virtual time that corresponds to a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// Returns the point in virtual time that is `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// Compares two points in virtual time; the result is `.lessThan` if `lhs` is earlier.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}
