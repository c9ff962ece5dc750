/// The error that a source sends where its row has an `X`.
public struct MarbleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the legend says that `X` stands for.
  public let description: String

  /// Makes an error with this text.
  public init(_ description: String = "X") { self.description = description }
}
