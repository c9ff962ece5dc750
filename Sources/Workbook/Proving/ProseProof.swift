import Foundation

/// Proves what the texts of a book lead to and name: links, images, chapters, examples, challenges, and commands.
public struct ProseProof: Sendable {
  private let book: Book
  private let commands: CommandNames
  private let targets = LinkTargets()

  /// - Parameter commands: Those that readers of the book can type.
  public init(of book: Book, commands: CommandNames) {
    self.book = book
    self.commands = commands
  }

  /// What is wrong in `document`, which lies in `folder` and belongs to `chapter`.
  func findings(in document: MarkdownDocument, below folder: URL, of chapter: BookChapter) -> [Finding] {
    let links = LinkProof(
      document, in: folder, root: book.root, ownAnchors: document.exampleAnchors, targets: targets)
    return links.findings
      + ReferenceProof(document, of: chapter, in: book, commands: commands).findings
  }
}
