public import Foundation
import Lesson

/// The drawings of all diagrams of a book, by chapter and diagram.
public struct DiagramGallery: Sendable {
  private struct Contents: Sendable {
    let drawings: [String: DiagramDrawing]
    let findings: [Finding]
  }

  /// What there is of each chapter, which is played when somebody asks for it; nil without drawings.
  private let chapters: [String: OnDemand<Contents>]?
  /// Those that pages can play themselves; nil if they all stay pictures.
  private let live: LiveDiagrams?

  /// Whether there are drawings at all.
  var isDrawn: Bool { chapters != nil }

  /// The module with which pages play diagrams, if they can.
  var module: LiveModule? { live?.module }

  /// A gallery without drawings: pages show diagrams as they are typed.
  public init() { (chapters, live) = (nil, nil) }

  /// Plays the diagrams of `book`, with `program` as host; those that cannot be played are not drawn, and why is a
  /// finding.
  ///
  /// - Parameter live: Those that pages can play themselves.
  public init(of book: Book, program: URL, live: LiveDiagrams? = nil) {
    self.live = live
    let player = DiagramRunner(hosts: HostPool(program: program))
    let memory = DiagramMemory(of: book, program: program)
    chapters = Dictionary(
      book.chapters.filter { !$0.code.diagrams.isEmpty }.map { chapter in
        (
          chapter.name,
          OnDemand {
            let (drawings, findings) = Self.drawings(of: chapter, in: book, with: player, or: memory)
            return Contents(
              drawings: Dictionary(drawings.map { ($0.name, $0) }) { first, _ in first }, findings: findings)
          }
        )
      }
    ) { first, _ in first }
  }

  /// Plays the diagrams of `chapter` for whoever asks for their drawings later.
  func play(_ chapter: BookChapter) { _ = chapters?[chapter.name]?.value }

  /// Why diagrams of `chapter` are not drawn.
  func findings(in chapter: BookChapter) -> [Finding] { chapters?[chapter.name]?.value.findings ?? [] }

  private static func drawings(
    of chapter: BookChapter, in book: Book, with player: DiagramRunner, or memory: DiagramMemory
  ) -> (drawings: [DiagramDrawing], findings: [Finding]) {
    let file = book.path(of: chapter.markdown)
    let diagrams = ChapterDiagrams(book.text(of: chapter), file: file, diagrams: chapter.code.diagrams)
    do {
      let runs = try memory.runs(of: chapter, columns: diagrams.columns) {
        try player.run(diagramsOf: chapter, columns: diagrams.columns)
      }
      let drawn = runs.map { (run: $0, drawing: diagrams.drawing(of: $0)) }
      let missing = drawn.filter { $0.drawing == nil && diagrams.picture(of: $0.run.diagram.name) != nil }
      let drawings = drawn.compactMap(\.drawing)
      if missing.isEmpty { return (drawings, []) }
      let judge = DiagramJudge(ChapterEvidence(of: chapter, in: book))
      return (drawings, missing.flatMap { judge.judge($0.run).findings })
    } catch {
      let message = "The diagrams of this chapter could not be played: \(error)"
      return ([], [Finding(file: file, line: 1, message: message)])
    }
  }

  /// What there is to be drawn in `chapter`, by diagram.
  func drawings(in chapter: BookChapter) -> [String: DiagramDrawing] {
    guard let drawings = chapters?[chapter.name]?.value.drawings else { return [:] }
    guard let module else { return drawings }
    return drawings.mapValues { drawing in
      var drawing = drawing
      drawing.live = module.diagram(drawing.name, in: chapter.identifier)?.index
      return drawing
    }
  }
}
