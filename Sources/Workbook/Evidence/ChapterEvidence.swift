public import Lesson

/// What a chapter says and what it is made of, read once for all of its proofs.
public struct ChapterEvidence: Sendable {
  public let chapter: BookChapter
  /// The name of the chapter's text in findings.
  let file: String
  let text: ChapterText
  let fences: ChapterFences
  let diagrams: ChapterDiagrams
  let asking: ChapterQuestions
  let sources: ChapterSources

  /// Reads the chapter.
  public init(of chapter: BookChapter, in book: Book) {
    self.chapter = chapter
    file = book.path(of: chapter.markdown)
    text = book.text(of: chapter)
    fences = ChapterFences(text, file: file, examples: chapter.code.examples)
    diagrams = ChapterDiagrams(text, file: file, diagrams: chapter.code.diagrams)
    asking = ChapterQuestions(
      text, file: file, chapter: chapter.name, examples: chapter.code.examples.map(\.name))
    sources = ChapterSources(of: chapter, in: book)
  }

  /// The questions that the chapter asks, in order.
  public var questions: [Question] { asking.questions }

  /// The examples whose outputs the chapter shows, and those of which it says nothing.
  public var toldExamples: [Example] {
    chapter.code.examples.filter { asking.question(about: $0.name) == nil }
  }

  /// The outputs that the text asks for before it shows them.
  public var askedOutputs: [AskedOutputs.Asked] { AskedOutputs(text).all }

  /// Where the output of `asked` is shown.
  public func place(of asked: AskedOutputs.Asked) -> Place { Place(file: file, line: asked.output.line) }

  /// How many columns of `diagram` the chapter shows.
  public func columns(of diagram: Diagram) -> Int { diagrams.columns(of: diagram) }
}
