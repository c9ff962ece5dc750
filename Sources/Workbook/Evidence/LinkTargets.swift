import Foundation
import Synchronization

extension MarkdownDocument {
  /// The anchors that the examples shown in it have on its page.
  var exampleAnchors: [String] {
    fences.compactMap { fence in
      guard fence.language == "swift", let name = fence.attributes.first(where: { $0.name == "of" })?.value
      else { return nil }
      return Anchors.slug(of: "example \(name)")
    }
  }
}

/// The Markdown files that links lead to, each read once.
public final class LinkTargets: Sendable {
  private let known = Mutex<[URL: [String]]>([:])

  public init() {}

  /// What may be linked to in `file`: its headings, and the examples it shows.
  func anchors(of file: URL) -> [String] {
    let file = file.standardizedFileURL
    if let anchors = known.withLock({ $0[file] }) { return anchors }
    let document = MarkdownDocument(contentsOf: file, named: file.lastPathComponent)
    let anchors = document.anchors + document.exampleAnchors
    known.withLock { $0[file] = anchors }
    return anchors
  }
}
