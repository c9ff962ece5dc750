public import Foundation

/// A type whose values are represented by values of another type in key-value coding.
public protocol KVORepresentable {
  /// The type that represents the values.
  associatedtype KVOType

  /// Creates the value that `KVOValue` represents, or returns nil if it represents none.
  init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Int32: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Int64: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt32: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt64: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Bool: KVORepresentable {
  /// The type that represents it in key-value coding.
  public typealias KVOType = NSNumber
  /// Creates a value from a number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}
