import BookMarkdown
import BookModel
import Foundation
import TextSupport

/// Verifies the prose of a book.
///
/// That is headings, markup, links, images, and the names of chapters, examples, challenges and commands.
package struct ProseProof: Sendable {
  private let book: ParsedBook
  private let commands: CommandNames
  private let targets: LinkTargets
  private let terms: TermProof
  private let choices: ChoiceProof
  private let promises: ChapterMentionProof

  /// - Parameter commands: The commands that readers of the book can type.
  package init(of book: ParsedBook, commands: CommandNames) {
    self.book = book
    self.commands = commands
    targets = LinkTargets(in: book)
    terms = TermProof(of: book)
    choices = ChoiceProof(of: book)
    promises = ChapterMentionProof(of: book)
  }

  /// Returns the problems in the text of a chapter.
  func findings(in chapter: ParsedChapter) -> [Finding] {
    terms.findings(in: chapter)
      + findings(in: chapter.text, below: chapter.chapter.folder, of: chapter.chapter)
  }

  /// Returns the problems in `text`, which is in `folder` and belongs to `chapter`.
  func findings(in text: ChapterText, below folder: URL, of chapter: BookChapter) -> [Finding] {
    let document = text.document
    let links = LinkProof(
      document, in: folder, root: book.root, published: book.chaptersFolder, images: chapter.resources,
      ownAnchors: document.exampleAnchors,
      targets: targets)
    return choices.findings(in: text, of: chapter) + HeadingProof(document).findings
      + UnrecognisedMarkup(in: document).findings
      + links.findings + promises.findings(in: document, of: chapter)
      + ReferenceProof(document, of: chapter, in: book, commands: commands).findings
  }
}
