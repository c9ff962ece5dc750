import BookModel
import Foundation
import TextSupport

/// The files of a site, by path, and the problems in the texts from which it was generated.
package struct Site: Sendable {
  /// The path of the first page.
  package static let index = "index.html"

  package let files: [String: Data]
  /// The addresses that other sites may link to: pages, and anchors in them.
  package let addresses: Set<String>
  /// The version of each page, by path, if the site is a preview.
  package let versions: [String: String]
  package let findings: [Finding]
  /// The rendered chapters, some of which the next version of the site may contain too.
  let chapters: RenderedChapters
}
