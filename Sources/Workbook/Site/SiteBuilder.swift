public import Foundation

/// Writes a book as a site: an index, a page for each chapter, and one style sheet.
///
/// The same book gives the same bytes. Nothing in a page comes from the network or needs a script.
public struct SiteBuilder {
  private let book: Book
  private let gallery: DiagramGallery

  /// - Parameter gallery: The drawings of the book's diagrams.
  public init(book: Book, gallery: DiagramGallery = DiagramGallery()) {
    self.book = book
    self.gallery = gallery
  }

  /// Writes the site to `folder`.
  ///
  /// What is wrong with the texts does not keep the site from being written: an author wants to look at it.
  public func build(into folder: URL) throws(SiteError) -> Site {
    let output = try SiteFolder(at: folder)
    let pages = book.chapters.indices.map { ChapterPage(at: $0, of: book, gallery: gallery) }
    var findings = gallery.findings
    var files: [String: Data] = [:]
    for page in pages {
      findings += page.findings
      for asset in page.assets { files[asset.path] = try Self.contents(of: asset) }
    }
    for page in pages { files[page.path] = Data(page.html.description.utf8) }
    files["index.html"] = Data(IndexPage(of: book, pages: pages).html.description.utf8)
    files["style.css"] = Data(styleSheet.utf8)
    try output.write(files)
    return Site(index: folder.appending(path: "index.html"), findings: findings)
  }

  private static func contents(of asset: SiteAsset) throws(SiteError) -> Data {
    do {
      return try Data(contentsOf: asset.source)
    } catch {
      throw .notReadable(path: asset.source.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }
}
