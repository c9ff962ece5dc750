import Foundation
import Lesson
import TestSupport

@testable import BookModel
@testable import Prover
@testable import Runner
@testable import TextSupport

/// A book on disk with one chapter, whose examples only have names and lines and are never run.
final class ChapterFixture {
  let folder: TemporaryFolder
  let book: ParsedBook
  let chapter: BookChapter
  let parsed: ParsedChapter

  /// The commands that the chapter may mention.
  static let commands = CommandNames(
    [("run", ["--example", "--format"], .one), ("prove", ["--changed", "--format"], .many)].map {
      CommandNames.Command(name: $0, options: $1, names: $2)
    }
      + [("check", [], .many), ("start", ["--example"], .one), ("list", ["--book"], .none)].map {
        CommandNames.Command(name: $0, options: $1, names: $2)
      })

  /// Writes `markdown` and the file `code`, and declares an example for each of its lines that calls
  /// `example(of:`.
  init(
    _ markdown: String, code: String = "", traps: Bool = false, leaks: Int = 0, breaks: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(markdown, to: "Chapters/Chapter03-A/Chapter.md")
    let file = try folder.write(code, to: "Chapters/Chapter03-A/Code/Code.swift")
    let examples = code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $1.contains("example(of:") }
      .map { index, line in
        let name = String(line.split(separator: "\"")[1])
        return example(
          of: name, traps: traps, leaks: leaks, breaks: breaks, file: file.path(percentEncoded: false),
          line: index + 1
        ) {}
      }
    chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") { examples })
    book = BookLoader.load(Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])]))
    parsed = book.chapters[0]
  }

  /// Judges the first example as if it had printed `output` and terminated with `termination`.
  func judge(_ output: String, _ termination: Termination = .finished()) -> Report.Result {
    OutputProof(parsed).judge(
      chapter.code.examples[0], RunResult(output: Array(output.utf8), termination: termination))
  }

  /// The problems of the chapter that are found without running it.
  var findings: [Finding] {
    let book = BookLoader.load(book.book)
    return ChapterProof(book.chapters[0], in: book, prose: ProseProof(of: book, commands: Self.commands))
      .findings
  }
}

extension Report.Result {
  /// Whether it has this verdict and explanation.
  func isJudged(_ expected: ExplainedVerdict) -> Bool {
    verdict == expected.verdict && message == expected.explanation
  }
}
