public import Foundation
import Lesson

/// The drawings of all diagrams of a book, by chapter and diagram.
public struct DiagramGallery: Sendable {
  private struct Contents: Sendable {
    var drawings: [String: [String: DiagramDrawing]] = [:]
    var findings: [Finding] = []
  }

  /// Nil without drawings.
  private let contents: Eventually<Contents>?
  /// Those that pages can play themselves; nil if they all stay pictures.
  private let live: LiveDiagrams?

  /// Why diagrams are not drawn.
  var findings: [Finding] { contents?.value.findings ?? [] }

  /// A gallery without drawings: pages show diagrams as they are typed.
  public init() { (contents, live) = (nil, nil) }

  /// Plays all diagrams of `book`, with `program` as host; those that cannot be played are not drawn, and why is a
  /// finding.
  ///
  /// That goes on while the caller does something else, until a drawing is asked for.
  ///
  /// - Parameter live: Those that pages can play themselves.
  public init(of book: Book, program: URL, live: LiveDiagrams? = nil) {
    self.live = live
    contents = Eventually {
      let player = DiagramRunner(hosts: HostPool(program: program))
      let memory = DiagramMemory(of: book, program: program)
      let chapters = concurrently(book.chapters.filter { !$0.code.diagrams.isEmpty }) { chapter in
        (chapter.name, Self.drawings(of: ChapterEvidence(of: chapter, in: book), with: player, or: memory))
      }
      return Contents(
        drawings: Dictionary(
          uniqueKeysWithValues: chapters.map { name, drawn in
            (name, Dictionary(drawn.drawings.map { ($0.name, $0) }) { first, _ in first })
          }),
        findings: chapters.flatMap(\.1.findings))
    }
  }

  private static func drawings(
    of evidence: ChapterEvidence, with player: DiagramRunner, or memory: DiagramMemory
  ) -> (drawings: [DiagramDrawing], findings: [Finding]) {
    do {
      let runs = try memory.runs(of: evidence.chapter, columns: evidence.columns) {
        try player.run(diagramsOf: evidence.chapter, columns: evidence.columns)
      }
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
  func drawings(in chapter: BookChapter) -> [String: DiagramDrawing] {
    guard let drawings = contents?.value.drawings[chapter.name] else { return [:] }
    guard let module = live?.module else { return drawings }
    return drawings.mapValues { drawing in
      var drawing = drawing
      drawing.live = module.diagram(drawing.name, in: chapter.identifier)?.index
      return drawing
    }
  }

  /// The files with which the pages of `book` play diagrams, by their paths.
  func liveFiles(of book: Book) -> [String: Data] {
    guard let module = live?.module else { return [:] }
    let drawings = book.chapters.flatMap { self.drawings(in: $0).values }
    let numbered = drawings.compactMap { drawing in drawing.live.map { ($0, drawing) } }
    return LiveFiles(module, drawings: Dictionary(numbered) { first, _ in first }).files
  }
}
