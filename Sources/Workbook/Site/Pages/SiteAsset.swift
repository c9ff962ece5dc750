import Foundation

/// A file that a page shows or links to and that is copied beside it.
struct SiteAsset: Codable, Hashable, Sendable {
  let source: URL
  /// Where it goes, below the site's folder.
  let path: String
}
