public import Foundation
public import Reactive

/// A converter that counts virtual time in steps of a fixed number of seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  /// A point in virtual time.
  public typealias VirtualTimeUnit = Int
  /// An interval of virtual time.
  public typealias VirtualTimeIntervalUnit = Int

  /// The number of seconds per step.
  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// Returns the date that corresponds to a point in virtual time.
  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// Returns the point in virtual time that corresponds to a date.
  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// Returns the number of seconds that corresponds to an interval of virtual time.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// Returns the nearest number of steps, or the largest one if the interval can't be expressed in steps.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    Int(exactly: (timeInterval / resolution + 0.5).rounded(.towardZero)) ?? .max
  }

  /// Returns the point in virtual time that is `offset` after `time`.
  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    time + offset
  }

  /// Compares two points in virtual time.
  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
