import Foundation
import TestSupport
import Lesson
@testable import Workbook

/// A book of one chapter on disk, whose examples are told apart by name and line and never run.
final class ChapterFixture {
  let folder: TemporaryFolder
  let book: Book
  let chapter: BookChapter
  let evidence: ChapterEvidence

  /// The commands that its text may name.
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
    book = Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])])
    evidence = ChapterEvidence(of: chapter, in: book)
  }

  /// Judges the first example as if it had printed `output` and ended in this way.
  func judge(_ output: String, _ ending: Ending = .finished(leaks: 0, objections: [])) -> JudgedExample {
    let job = JobRun(output: Array(output.utf8), ending: ending)
    return OutputProof(evidence).judge(ExampleRun(example: chapter.code.examples[0], job: job))
  }

  /// What is wrong with the chapter before anything runs.
  var findings: [Finding] {
    ChapterProof(evidence, in: book, prose: ProseProof(of: book, commands: Self.commands)).findings
  }
}
