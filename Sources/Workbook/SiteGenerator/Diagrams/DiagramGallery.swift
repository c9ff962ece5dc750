import BookModel
import Foundation
import Lesson
import Playground
import Prover
import Runner
import SystemSupport
import TextSupport

/// The drawings of all diagrams of a book, by chapter and diagram.
package struct DiagramGallery: Sendable {
  private struct Contents: Sendable {
    let drawings: [String: DiagramDrawing]
    let findings: [Finding]
  }

  /// The contents of each chapter, which are played when they are first needed, or nil if diagrams are not drawn.
  private let chapters: [String: LazyValue<Contents>]?
  /// The diagrams that readers can play on a page, or nil if all of them are pictures.
  private let live: ModuleBuild<PlaygroundModule>?

  /// Whether pages show diagrams as images.
  var drawsDiagrams: Bool { chapters != nil }

  /// The module that plays diagrams on pages, if there is one.
  var module: PlaygroundModule? { live?.module }

  /// Creates a gallery without drawings, so pages show the source text of diagrams.
  package init() { (chapters, live) = (nil, nil) }

  /// Creates a gallery that plays the diagrams of `book` with workers of `program`.
  ///
  /// A diagram that can't be played is not drawn, and the reason is a finding.
  ///
  /// - Parameters:
  ///   - book: The book with the diagrams.
  ///   - program: The book's program.
  ///   - live: The diagrams that readers can play on a page.
  package init(of book: ParsedBook, program: URL, live: ModuleBuild<PlaygroundModule>? = nil) {
    self.live = live
    let player = DiagramRunner(workers: WorkerPool(program: program))
    let cache = DiagramCache(of: book, program: program)
    chapters = Dictionary(
      book.chapters.filter { !$0.code.diagrams.isEmpty }.map { chapter in
        (
          chapter.name,
          LazyValue {
            let (drawings, findings) = Self.drawings(of: chapter, with: player, or: cache)
            return Contents(
              drawings: Dictionary(drawings.map { ($0.name, $0) }) { first, _ in first }, findings: findings)
          }
        )
      }
    ) { first, _ in first }
  }

  /// Returns the reasons why diagrams of `chapter` are not drawn.
  func findings(in chapter: BookChapter) -> [Finding] { chapters?[chapter.name]?.value.findings ?? [] }

  private static func drawings(
    of parsed: ParsedChapter, with player: DiagramRunner, or cache: DiagramCache
  ) -> (drawings: [DiagramDrawing], findings: [Finding]) {
    let (chapter, diagrams) = (parsed.chapter, parsed.diagrams)
    do {
      let results = try cache.runs(of: chapter, columns: diagrams.columns) {
        try player.run(diagramsOf: chapter, columns: diagrams.columns)
      }
      let drawn = zip(chapter.code.diagrams, results).map { diagram, result in
        (diagram: diagram, result: result, drawing: diagrams.drawing(of: diagram, result))
      }
      let missing = drawn.filter { $0.drawing == nil && diagrams.picture(of: $0.diagram.name) != nil }
      let drawings = drawn.compactMap(\.drawing)
      if missing.isEmpty { return (drawings, []) }
      let judge = DiagramJudge(parsed)
      return (drawings, missing.flatMap { judge.judge($0.diagram, $0.result).findings })
    } catch {
      let message = "The diagrams of this chapter could not be played: \(error)"
      return ([], [Finding(file: parsed.file, line: 1, message: message)])
    }
  }

  /// Returns the drawings in `chapter`, by the name of the diagram.
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
