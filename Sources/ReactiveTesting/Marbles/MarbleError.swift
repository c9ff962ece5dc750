/// The error that a source emits at an `X` in its row.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text that the legend defines for `X`.
  public let description: String

  /// Creates an error with the given text.
  public init(_ description: String = "X") { self.description = description }
}
