import BookMarkdown
import Lesson
import SystemSupport
import TextSupport

/// A chapter as it was when it was loaded: its text, its code and its challenges.
package struct ParsedChapter: Sendable {
  package let chapter: BookChapter
  /// The chapter's text, `Chapter.md`.
  package let markdown: BookFile
  package let sources: ChapterSources
  /// The challenges, ordered by number.
  package let challenges: [Challenge]
  /// The names of everything in the chapter's folder `Challenges`.
  package let challengeNames: [String]
  private let parts: LazyValue<Parts>
  private let parsedTerms: LazyValue<ChapterTerms>
  private let parsedOperators: LazyValue<ChapterOperators>

  /// The parsed fences of the text.
  private struct Parts {
    let fences: ExampleFences
    let diagrams: ChapterDiagrams
    let questions: ChapterQuestions
    let askedOutputs: AskedOutputs
    let askedDiagrams: AskedDiagrams

    init(of text: ChapterText, in chapter: BookChapter) {
      let file = text.document.file
      fences = ExampleFences(text, file: file, examples: chapter.code.examples)
      diagrams = ChapterDiagrams(text, file: file, diagrams: chapter.code.diagrams)
      questions = ChapterQuestions(
        text, file: file, chapter: chapter.name, examples: chapter.code.examples.map(\.name))
      askedOutputs = AskedOutputs(text)
      askedDiagrams = AskedDiagrams(text, outputs: askedOutputs)
    }
  }

  init(
    _ chapter: BookChapter, markdown: BookFile, sources: ChapterSources, challenges: [Challenge],
    challengeNames: [String]
  ) {
    self.chapter = chapter
    self.markdown = markdown
    self.sources = sources
    self.challenges = challenges
    self.challengeNames = challengeNames
    parts = LazyValue { Parts(of: markdown.text, in: chapter) }
    parsedTerms = LazyValue { ChapterTerms(of: markdown.text.document) }
    parsedOperators = LazyValue { ChapterOperators(of: markdown.text, in: chapter) }
  }

  /// Returns whether `other` is the same chapter and was loaded at the same time, so nothing about it has changed.
  package func isSameLoad(as other: ParsedChapter) -> Bool { parts === other.parts }

  package var name: String { chapter.name }
  package var number: Int { chapter.number }
  package var title: String { chapter.title }
  /// The name that the reader types: `chapter3`.
  package var identifier: String { chapter.identifier }
  /// The compiled examples and diagrams.
  package var code: Chapter { chapter.code }

  /// The name of the chapter's text in findings.
  package var file: String { markdown.path }
  package var text: ChapterText { markdown.text }

  /// The fences, by example.
  package var fences: ExampleFences { parts.value.fences }
  /// The fences, by diagram.
  package var diagrams: ChapterDiagrams { parts.value.diagrams }
  package var chapterQuestions: ChapterQuestions { parts.value.questions }
  /// The terms that the text defines.
  package var terms: ChapterTerms { parsedTerms.value }
  /// The operators that the text covers.
  package var operators: ChapterOperators { parsedOperators.value }

  /// The questions of the chapter, in order.
  package var questions: [Question] { chapterQuestions.questions }

  /// The examples that no question is about.
  package var examplesWithoutQuestion: [Example] {
    chapter.code.examples.filter { chapterQuestions.question(about: $0.name) == nil }
  }

  /// The outputs that the text asks the reader to predict.
  package var askedOutputs: [AskedOutputs.Asked] { parts.value.askedOutputs.all }

  /// The diagrams that answer a question of the text.
  package var askedDiagrams: AskedDiagrams { parts.value.askedDiagrams }

  /// Returns the location of the output of `asked`.
  package func place(of asked: AskedOutputs.Asked) -> Place { Place(file: file, line: asked.output.line) }

  /// Whether the chapter's files on disk are the same as when it was loaded.
  package func isUpToDate() -> Bool {
    ([markdown] + sources.files).allSatisfy { $0.isUpToDate() }
      && sources.fileNames == FolderWalk.names(below: chapter.codeFolder)
      && challengeNames == BookLoader.challengeNames(of: chapter)
      && challenges.allSatisfy { $0.isUpToDate() }
  }

  package func example(named name: String) throws(UnknownName) -> Example { try chapter.example(named: name) }

  /// Returns the number of columns of `diagram` that the chapter shows.
  package func columns(of diagram: Diagram) -> Int { diagrams.columns(of: diagram) }
}
