import Foundation

/// All that a site has of a chapter, ready to be written.
struct FinishedChapter: Sendable {
  /// What other pages say of it.
  let outline: ChapterPage.Outline
  /// Its pages, those of its solutions and its code, and what is known of the names in it, by their paths.
  let files: [String: Data]
  /// Tells each of the files from another one, by their paths.
  let prints: [String: Fingerprint]
  /// The HTML of its diagrams as they are drawn on pages at the top of the site, by name.
  let figures: [String: Data]
  /// Tells them from other ones.
  let figuresPrint: Fingerprint
  /// What the script that plays diagrams has to know of them, by their numbers.
  let definitions: [Int: Data]
  /// What can be found in it.
  let search: SearchEntries
  let assets: [SiteAsset]
  let findings: [Finding]
  /// Tells what was in its assets, which may lie where the chapter's folder has a link to.
  private let assetPrint: Fingerprint

  /// Whether it may be taken again as long as nothing has changed that is known to be in it.
  ///
  /// What is wrong with a chapter may have its reason anywhere.
  var canBeKept: Bool { findings.isEmpty && assetPrint == Self.print(of: assets) }

  private static func print(of assets: [SiteAsset]) -> Fingerprint {
    var print = Fingerprint()
    for asset in assets { print.add(FileContents.read(asset.source.plainPath) ?? Data()) }
    return print
  }

  /// The diagrams of a chapter.
  struct Figures {
    /// As they are drawn on pages at the top of the site, by name.
    fileprivate let html: [String: Data]
    /// What the script that plays them has to know, by their numbers.
    fileprivate let definitions: [Int: Data]

    init(of chapter: BookChapter, in gallery: DiagramGallery) {
      let drawings = gallery.drawings(in: chapter)
      let module = gallery.module
      let definitions = drawings.values.compactMap { drawing -> (Int, Data)? in
        guard let number = drawing.live, let live = module?.diagram(drawing.name, in: chapter.identifier),
          let json = LiveDefinition(live, drawnAs: drawing)?.json
        else { return nil }
        return (number, Data(json.utf8))
      }
      html = drawings.mapValues(Self.html)
      self.definitions = Dictionary(definitions) { first, _ in first }
    }

    private static func html(of drawing: DiagramDrawing) -> Data {
      let html: HTML = """
        <figure class="marbles">
        \(MarbleFigure.caption(of: drawing, root: ""))
        \(MarbleFigure(drawing).html)</figure>

        """
      return Data(html.description.utf8)
    }
  }

  /// - Parameters:
  ///   - page: The chapter's page.
  ///   - files: What is written.
  ///   - search: What can be found.
  ///   - findings: Why diagrams are not drawn.
  init(
    _ page: ChapterPage, files: [String: Data], search: SearchEntries, figures: Figures, findings: [Finding]
  ) {
    outline = page.outline
    self.files = files
    prints = files.mapValues(Fingerprint.init)
    self.figures = figures.html
    figuresPrint = figures.html.sorted { $0.key < $1.key }.reduce(into: Fingerprint()) { print, figure in
      print.add(figure.key)
      print.add(figure.value)
    }
    definitions = figures.definitions
    self.search = search
    assets = page.assets
    self.findings = findings + page.findings
    assetPrint = Self.print(of: page.assets)
  }
}

extension FinishedChapter: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    outline = try kept.next()
    files = try kept.next()
    prints = try kept.next()
    figures = try kept.next()
    figuresPrint = try kept.next()
    definitions = try kept.next()
    search = try kept.next()
    assets = try kept.next()
    assetPrint = try kept.next()
    // With any, it is not kept.
    findings = []
  }

  func write(to kept: inout KeptWriter) {
    kept.add(
      outline, files, prints, figures, figuresPrint, definitions, search, assets, assetPrint)
  }
}
