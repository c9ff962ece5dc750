public import Foundation

/// How a virtual time relates to real time.
///
/// A converter computes, and calls nothing else: schedulers ask it while they guard their queue.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The date that a virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// The virtual time that stands for a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// The seconds that a span of virtual time stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval
  /// The span of virtual time that stands for so many seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// The virtual time that is `offset` after `time`.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit
  /// How `lhs` relates to `rhs`: `.lessThan` if it is earlier.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}
