import Foundation

/// Proves the words of a book's texts: their headings and marks, and what they lead to and name, which is links, images,
/// chapters, examples, challenges, and commands.
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
      document, in: folder, root: book.root, images: chapter.resources, ownAnchors: document.exampleAnchors,
      targets: targets)
    return HeadingProof(document).findings + UnreadMarkup(in: document).findings + links.findings
      + ReferenceProof(document, of: chapter, in: book, commands: commands).findings
  }
}
