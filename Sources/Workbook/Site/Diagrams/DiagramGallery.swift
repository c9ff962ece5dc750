public import Foundation
import Lesson

/// The drawings of all diagrams of a book, by chapter and diagram.
public struct DiagramGallery: Sendable {
  private let drawings: [String: [String: DiagramDrawing]]
  /// Why diagrams are not drawn.
  let findings: [Finding]

  /// A gallery without drawings: pages show diagrams as they are typed.
  public init() { (drawings, findings) = ([:], []) }

  /// Plays all diagrams of `book`, with `program` as host; those that cannot be played are not drawn, and why is a
  /// finding.
  public init(of book: Book, program: URL) {
    let player = DiagramRunner(hosts: HostPool(program: program))
    let chapters = concurrently(book.chapters.filter { !$0.code.diagrams.isEmpty }) { chapter in
      (chapter.name, Self.drawings(of: ChapterEvidence(of: chapter, in: book), with: player))
    }
    findings = chapters.flatMap(\.1.findings)
    drawings = Dictionary(
      uniqueKeysWithValues: chapters.map { name, drawn in
        (name, Dictionary(drawn.drawings.map { ($0.name, $0) }) { first, _ in first })
      })
  }

  private static func drawings(
    of evidence: ChapterEvidence, with player: DiagramRunner
  ) -> (drawings: [DiagramDrawing], findings: [Finding]) {
    do {
      let runs = try player.run(diagramsOf: evidence.chapter, columns: evidence.columns)
      let drawn = runs.map { (run: $0, drawing: evidence.drawing(of: $0)) }
      let missing = drawn.filter {
        $0.drawing == nil && evidence.diagrams.picture(of: $0.run.diagram.name) != nil
      }
      return (
        drawn.compactMap(\.drawing), missing.flatMap { DiagramJudge(evidence).judge($0.run).findings }
      )
    } catch {
      let message = "The diagrams of this chapter could not be played: \(error)"
      return ([], [Finding(file: evidence.file, line: 1, message: message)])
    }
  }

  /// What there is to be drawn in `chapter`, by diagram.
  func drawings(in chapter: BookChapter) -> [String: DiagramDrawing] { drawings[chapter.name] ?? [:] }
}
