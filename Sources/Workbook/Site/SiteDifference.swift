/// How what is in a folder differs from the site that would be written there, by the paths of files.
public struct SiteDifference: Sendable, Equatable {
  /// Those that would be written anew.
  public let changed: [String]
  public let missing: [String]
  /// Those that an earlier build wrote, and this one would remove.
  public let surplus: [String]

  /// Whether there is none.
  public var isEmpty: Bool { changed.isEmpty && missing.isEmpty && surplus.isEmpty }
}
