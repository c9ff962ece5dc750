import Foundation

/// A file that a page shows or links to, and that is copied to the site.
struct SiteAsset: Hashable, Sendable {
  let source: URL
  /// The path of the copy, relative to the site's folder.
  let path: String
}
