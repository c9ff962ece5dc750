public import Foundation

/// A type whose values key-value coding represents as values of another.
public protocol KVORepresentable {
  /// What represents it.
  associatedtype KVOType

  /// The value that `KVOValue` represents, or nil where it represents none.
  init?(KVOValue: KVOType)
}

extension Int: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Int32: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Int64: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt32: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension UInt64: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}

extension Bool: KVORepresentable {
  /// What key-value coding has of it.
  public typealias KVOType = NSNumber
  /// Reads the number.
  public init?(KVOValue: NSNumber) { self.init(truncating: KVOValue) }
}
