import Foundation
import TestSupport
import Lesson
import Reactive
import ReactiveTesting
@testable import Workbook

/// A chapter with one diagram, and a text that shows it.
final class DiagramFixture {
  let folder: TemporaryFolder
  let evidence: ChapterEvidence
  let book: Book
  private let diagram: Diagram

  /// What every test starts from: a fence and the code that it is true of.
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
  ///   - fence: The body of the fence; nil for a text without one.
  ///   - code: The file on whose first line the diagram is said to be declared.
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
    book = Book(root: folder.url, parts: [Part(title: "One", chapters: [chapter])])
    evidence = ChapterEvidence(of: chapter, in: book)
  }

  /// Plays the diagram in this process.
  func run() -> DiagramRun {
    let outcome: DiagramOutcome
    do throws(MarblePlayError) {
      outcome = .recorded(try diagram.play(columns: evidence.columns(of: diagram)))
    } catch {
      outcome = .failed(error)
    }
    return DiagramRun(diagram: diagram, outcome: outcome, job: JobRun(ending: .played([outcome])))
  }

  /// Plays it and judges what came of it.
  func judge() -> JudgedDiagram { DiagramJudge(evidence).judge(run()) }

  /// What is wrong before anything runs.
  var proven: [Finding] {
    ChapterProof(evidence, in: book, prose: ProseProof(of: book, commands: CommandNames([]))).findings
  }

  /// What is wrong, as it is printed, without the other places.
  func findings() -> [String] {
    (proven + judge().findings).map { finding in
      (["\(finding.place): \(finding.message)"] + finding.details).joined(separator: "\n")
    }
  }
}
