public import Foundation
import Lesson

/// The drawings of all diagrams of a book, by chapter and diagram.
public struct DiagramGallery: Sendable {
  private let drawings: [String: [String: DiagramDrawing]]

  /// A gallery without drawings: pages show diagrams as they are typed.
  public init() { drawings = [:] }

  /// Plays all diagrams of `book`, with `program` as host; those that cannot be played are not drawn.
  public init(of book: Book, program: URL) {
    let player = DiagramRunner(hosts: HostPool(program: program))
    let chapters = concurrently(book.chapters.filter { !$0.code.diagrams.isEmpty }) { chapter in
      let evidence = ChapterEvidence(of: chapter, in: book)
      let runs = (try? player.run(diagramsOf: chapter, columns: evidence.columns)) ?? []
      return (chapter.name, runs.compactMap(evidence.drawing))
    }
    drawings = Dictionary(
      uniqueKeysWithValues: chapters.map { name, drawings in
        (name, Dictionary(drawings.map { ($0.name, $0) }) { first, _ in first })
      })
  }

  /// What there is to be drawn in `chapter`, by diagram.
  func drawings(in chapter: BookChapter) -> [String: DiagramDrawing] { drawings[chapter.name] ?? [:] }
}
