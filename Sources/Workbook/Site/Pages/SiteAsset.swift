import Foundation

/// A file that a page shows or links to and that is copied beside it.
struct SiteAsset: Hashable, Sendable {
  let source: URL
  /// Where it goes, below the site's folder.
  let path: String
}

extension SiteAsset: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    guard let source = URL(string: try kept.next()) else { throw KeptReader.NotWhole() }
    self.source = source
    path = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(source.absoluteString, path) }
}
