/// Proves that each term is defined once in a book: where it is bold.
struct TermProof {
  /// The first definition of each term, in the order of the chapters.
  private let first: [String: Place]

  init(of book: Book) {
    var first: [String: Place] = [:]
    for chapter in book.chapters {
      let document = book.text(of: chapter).document
      for term in ChapterTerms(of: document).terms where first[term.key] == nil {
        first[term.key] = Place(file: document.file, line: term.line)
      }
    }
    self.first = first
  }

  /// The findings in a chapter's text.
  func findings(in document: MarkdownDocument) -> [Finding] {
    ChapterTerms(of: document).terms.compactMap { term in
      let place = Place(file: document.file, line: term.line)
      guard let definition = first[term.key], definition != place else { return nil }
      return Finding(
        file: document.file, line: term.line,
        message:
          "\u{201C}\(term.words)\u{201D} is bold, and so defined, elsewhere, too; leave one of them bold, and link to it.",
        related: [definition])
    }
  }
}
