import Lesson

/// What a chapter says and what it is made of, read once for all of its proofs.
public struct ChapterEvidence: Sendable {
  public let chapter: BookChapter
  /// The name of the chapter's text in findings.
  let file: String
  let text: ChapterText
  let fences: ChapterFences
  let diagrams: ChapterDiagrams
  let sources: ChapterSources

  /// Reads the chapter.
  public init(of chapter: BookChapter, in book: Book) {
    self.chapter = chapter
    file = book.path(of: chapter.markdown)
    text = book.text(of: chapter)
    fences = ChapterFences(text, file: file, examples: chapter.code.examples)
    diagrams = ChapterDiagrams(text, file: file, diagrams: chapter.code.diagrams)
    sources = ChapterSources(of: chapter, in: book)
  }

  /// How many columns of `diagram` the chapter shows.
  public func columns(of diagram: Diagram) -> Int { diagrams.picture(of: diagram.name)?.columns ?? 0 }
}
