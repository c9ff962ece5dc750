import Foundation

/// Proves the words of a book's texts: their headings and marks, and what they lead to and name, which is links, images,
/// chapters, examples, challenges, and commands.
public struct ProseProof: Sendable {
  private let book: Book
  private let commands: CommandNames
  private let targets = LinkTargets()
  private let terms: TermProof
  private let choices: ChoiceProof
  private let promises: PromiseProof

  /// - Parameter commands: Those that readers of the book can type.
  public init(of book: Book, commands: CommandNames) {
    self.book = book
    self.commands = commands
    terms = TermProof(of: book)
    choices = ChoiceProof(of: book)
    promises = PromiseProof(of: book)
  }

  /// What is wrong in `document`, which lies in `folder` and belongs to `chapter`.
  func findings(in document: MarkdownDocument, below folder: URL, of chapter: BookChapter) -> [Finding] {
    let links = LinkProof(
      document, in: folder, root: book.root, images: chapter.resources, ownAnchors: document.exampleAnchors,
      targets: targets)
    let definitions =
      document.file == book.path(of: chapter.markdown) ? terms.findings(in: document) : []
    return definitions + choices.findings(in: document, of: chapter) + HeadingProof(document).findings
      + UnreadMarkup(in: document).findings
      + links.findings + promises.findings(in: document, of: chapter)
      + ReferenceProof(document, of: chapter, in: book, commands: commands).findings
  }
}
