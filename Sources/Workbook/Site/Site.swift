public import Foundation

/// A site that was written.
public struct Site: Sendable {
  /// The page to begin with.
  public let index: URL
  /// What is wrong with the texts it was made from.
  public let findings: [Finding]
}
