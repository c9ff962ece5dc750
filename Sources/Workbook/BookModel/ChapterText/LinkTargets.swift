import BookMarkdown
import Foundation
import Synchronization

extension MarkdownDocument {
  /// The anchors of the examples on the document's page.
  package var exampleAnchors: [String] {
    let names = fences.compactMap { fence in
      fence.language == "swift" ? fence.attributes.first { $0.name == "of" }?.value : nil
    }
    // Headings come first, as on the page.
    var anchors = Anchors(reserved: self.anchors)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { anchors.identifier(for: "example \($0)") }
  }
}

/// The Markdown files that links point to, each read once.
package final class LinkTargets: Sendable {
  /// The files of the book, which have already been read.
  private let files: [URL: BookFile]
  /// The anchors of other files.
  private let others = Mutex<[URL: [String]]>([:])

  package init() { files = [:] }

  package init(in book: ParsedBook) {
    files = Dictionary(book.markdownFiles.map { ($0.url.standardizedFileURL, $0) }) { first, _ in first }
  }

  /// Returns the anchors in `file`: its headings and the examples it shows.
  package func anchors(of file: URL) -> [String] {
    let file = file.standardizedFileURL
    if let known = files[file] { return Self.anchors(of: known.text.document) }
    if let anchors = others.withLock({ $0[file] }) { return anchors }
    let anchors = Self.anchors(of: MarkdownDocument(contentsOf: file, named: file.lastPathComponent))
    others.withLock { $0[file] = anchors }
    return anchors
  }

  private static func anchors(of document: MarkdownDocument) -> [String] {
    document.anchors + document.exampleAnchors
  }
}
