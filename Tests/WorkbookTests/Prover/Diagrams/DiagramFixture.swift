import Foundation
import Lesson
import Reactive
import ReactiveTesting
import TestSupport

@testable import BookModel
@testable import Prover
@testable import Runner
@testable import TextSupport

/// A chapter with one diagram in its code and in its text.
final class DiagramFixture {
  let folder: TemporaryFolder
  let parsed: ParsedChapter
  let book: ParsedBook
  let diagram: Diagram

  /// The default fence, which matches `code`.
  static let fence = """
    source:  --1--2--3--4--|
             filter { $0.isMultiple(of: 2) }
    result:  -----2-----4--|
    """

  static let code = """
    diagram("filter", "source: --1--2--3--4--|") { (source: Observable<Int>) in
      source.filter { $0.isMultiple(of: 2) }
    }
    """

  /// The diagram of `code`, as if it were declared on the first line of `file`.
  static func filter(_ file: String) -> Diagram {
    Lesson.diagram("filter", "source: --1--2--3--4--|", file: file, line: 1) { (source: Observable<Int>) in
      source.filter { $0.isMultiple(of: 2) }
    }
  }

  /// - Parameters:
  ///   - fence: The body of the fence, or `nil` for a text without one.
  ///   - code: The file on whose first line the diagram is declared.
  init(
    fence: String? = DiagramFixture.fence, attributes: String = "of=\"filter\"",
    code: String = DiagramFixture.code,
    margin: String = "", diagram make: (_ file: String) -> Diagram = DiagramFixture.filter
  ) throws {
    folder = try TemporaryFolder()
    let body = fence.map { "```marble \(attributes)\n\($0)\n```\n" } ?? "Nothing.\n"
    let lines = "# A\n\n\(body)".split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(
      lines.map { $0.isEmpty ? "" : margin + $0 }.joined(separator: "\n"),
      to: "Chapters/Chapter03-A/Chapter.md")
    let file = try folder.write(code, to: "Chapters/Chapter03-A/Code/Code.swift")
    let path = file.path(percentEncoded: false)
    let declared = make(path)
    let chapter = BookChapter(name: "Chapter03-A", root: folder.url, code: Chapter("A") { declared })
    self.diagram = declared
    book = BookLoader.load(Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])]))
    parsed = book.chapters[0]
  }

  /// Plays the diagram in this process.
  func run() -> RunResult {
    let outcome: DiagramOutcome
    do throws(MarblePlayError) {
      outcome = .recorded(try diagram.play(columns: parsed.columns(of: diagram)))
    } catch {
      outcome = .failed(error)
    }
    return RunResult(termination: .played([outcome]))
  }

  /// Plays the diagram in this process and judges the result.
  func judge() -> Report.Result { DiagramJudge(parsed).judge(diagram, run()) }

  /// The findings that don't require a run.
  var proven: [Finding] {
    ChapterProof(parsed, in: book, prose: ProseProof(of: book, commands: CommandNames([]))).findings
  }

  /// All findings as they are printed, without related places.
  func findings() -> [String] {
    (proven + judge().findings).map { finding in
      (["\(finding.place): \(finding.message)"] + finding.details).joined(separator: "\n")
    }
  }
}
