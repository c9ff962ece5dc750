import BookModel
import Foundation
import Playground
import Prover
import TextSupport

/// The rendered pages and other files of a chapter, and the data that other pages need.
struct RenderedChapter: Sendable {
  /// The data for other pages.
  let summary: ChapterPage.Summary
  /// The pages of the chapter, its solutions, and its source files.
  let pages: [PageTemplate]
  /// The file with the symbols in the code, if they are known.
  let symbols: Data?
  /// The diagrams.
  let figures: Figures
  /// The definitions of the diagrams for the script that plays them, by their positions in the module.
  var definitions: [Int: Data] { figures.definitions }
  /// The search entries.
  let search: [SearchEntry]
  let assets: [SiteAsset]
  let findings: [Finding]

  /// The diagrams of a chapter.
  struct Figures: Sendable {
    /// The markup for the pages of operators, by name.
    let html: [String: HTML]
    /// The drawings, by name.
    let drawings: [String: DiagramDrawing]
    /// Small drawings for lists, by name.
    let thumbnails: [String: HTML]
    /// The definitions for the script that plays the diagrams, by their positions in the module.
    fileprivate let definitions: [Int: Data]

    init(of chapter: BookChapter, in gallery: DiagramGallery) {
      let drawings = gallery.drawings(in: chapter)
      let module = gallery.module
      let definitions = drawings.values.compactMap { drawing -> (Int, Data)? in
        guard let number = drawing.live, let live = module?.diagram(drawing.name, in: chapter.identifier),
          let json = DiagramDefinition(live, drawnAs: drawing)?.json
        else { return nil }
        return (number, Data(json.utf8))
      }
      html = drawings.mapValues(Self.html)
      thumbnails = drawings.mapValues { MarbleThumbnail($0).html }
      self.drawings = drawings
      self.definitions = Dictionary(definitions) { first, _ in first }
    }

    private static func html(of drawing: DiagramDrawing) -> HTML {
      """
      <figure class="marbles">
      \(MarbleFigure.caption(of: drawing, root: "../"))
      \(MarbleFigure(drawing).html)</figure>

      """
    }
  }

  /// - Parameters:
  ///   - page: The chapter's page.
  ///   - pages: All pages of the chapter.
  ///   - symbols: The file with the symbols in the code.
  ///   - search: The search entries.
  ///   - figures: The diagrams.
  ///   - findings: The reasons why diagrams are not drawn.
  init(
    _ page: ChapterPage, pages: [PageTemplate], symbols: Data?, search: [SearchEntry], figures: Figures,
    findings: [Finding]
  ) {
    summary = page.summary
    (self.pages, self.symbols) = (pages, symbols)
    self.figures = figures
    self.search = search
    assets = page.assets
    self.findings = findings + page.findings
  }
}
