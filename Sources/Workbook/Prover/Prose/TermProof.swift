import BookModel
import TextSupport

/// Verifies that each term is defined only once in a book, which means that it is bold only once.
struct TermProof {
  /// The first definition of each term, in reading order.
  private let first: [String: Place]

  init(of book: ParsedBook) {
    first = Dictionary(
      uniqueKeysWithValues: zip(book.chapters, book.terms).flatMap { chapter, terms in
        terms.map { ($0.key, Place(file: chapter.file, line: $0.line)) }
      })
  }

  /// Returns the problems in a chapter's text.
  func findings(in chapter: ParsedChapter) -> [Finding] {
    chapter.terms.terms.compactMap { term in
      let place = Place(file: chapter.file, line: term.line)
      guard let definition = first[term.key], definition != place else { return nil }
      return Finding(
        file: chapter.file, line: term.line,
        message:
          "\u{201C}\(term.words)\u{201D} is bold, and therefore defined, twice; make one of them a link to the other.",
        related: [definition])
    }
  }
}
