/// The difference between the files in a folder and the site that would be written there, as paths.
package struct SiteDifference: Sendable, Equatable {
  /// The files that would be overwritten.
  package let changed: [String]
  package let missing: [String]
  /// The files of an earlier build that would be removed.
  package let surplus: [String]

  /// Whether the folder and the site are the same.
  package var isEmpty: Bool { changed.isEmpty && missing.isEmpty && surplus.isEmpty }
}
