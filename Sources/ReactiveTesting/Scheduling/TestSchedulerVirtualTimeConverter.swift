public import Foundation
public import Reactive

/// Counts virtual time in steps of a fixed number of seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// A point of virtual time.
  public typealias VirtualTimeUnit = Int
  /// A span of virtual time.
  public typealias VirtualTimeIntervalUnit = Int

  /// Seconds of a step.
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The date of a point of virtual time.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The point of virtual time of a date.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds of a span of virtual time.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The nearest step; a span that no step can express is the largest there is.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    Int(exactly: (timeInterval / resolution + 0.5).rounded(.towardZero)) ?? .max
  }

  /// The point of virtual time that lies `offset` after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time + offset
  }

  /// Which of the two comes first.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
