import Foundation

/// All that a site has of a chapter, ready to be written.
struct FinishedChapter: Sendable {
  /// What other pages say of it.
  let outline: ChapterPage.Outline
  /// Its pages, those of its solutions and its code, and what is known of the names in it, by their paths.
  let files: [String: Data]
  /// Tells each of the files from another one, by their paths.
  let prints: [String: Fingerprint]
  /// Its diagrams as they are drawn on pages at the top of the site, by name.
  let figures: [String: HTML]
  /// Tells them from other ones.
  let figuresPrint: Fingerprint
  /// What the script that plays diagrams has to know of them, by their numbers.
  let definitions: [Int: String]
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

  /// - Parameters:
  ///   - page: The chapter's page.
  ///   - files: What is written.
  ///   - search: What can be found.
  ///   - gallery: Has the drawings of its diagrams.
  init(_ page: ChapterPage, files: [String: Data], search: SearchEntries, gallery: DiagramGallery) {
    let drawings = gallery.drawings(in: page.chapter)
    let module = gallery.module
    let definitions = drawings.values.compactMap { drawing -> (Int, String)? in
      guard let number = drawing.live,
        let live = module?.diagram(drawing.name, in: page.chapter.identifier),
        let json = LiveDefinition(live, drawnAs: drawing)?.json
      else { return nil }
      return (number, json)
    }
    outline = page.outline
    self.files = files
    prints = files.mapValues(Fingerprint.init)
    figures = drawings.mapValues(Self.figure)
    figuresPrint = figures.sorted { $0.key < $1.key }.reduce(into: Fingerprint()) { print, figure in
      for text in [figure.key, figure.value.description] { print.add(text) }
    }
    self.definitions = Dictionary(definitions) { first, _ in first }
    self.search = search
    assets = page.assets
    findings = gallery.findings(in: page.chapter) + page.findings
    assetPrint = Self.print(of: page.assets)
  }

  private static func figure(of drawing: DiagramDrawing) -> HTML {
    """
    <figure class="marbles">
    \(MarbleFigure.caption(of: drawing, root: ""))
    \(MarbleFigure(drawing).html)</figure>

    """
  }
}

extension FinishedChapter: Keepable {
  /// What says what follows, which is kept as it is: most of a chapter is texts, which nobody has to look through.
  private struct Head: Codable {
    let outline: ChapterPage.Outline
    let assets: [SiteAsset]
    let assetPrint: Fingerprint
    let findings: [Finding]
    let files: [String]
    let prints: [Fingerprint]
    let figures: [String]
    let figuresPrint: Fingerprint
    let definitions: [Int]
    /// How many documents can be found.
    let found: Int
    /// How many bytes each of the texts has.
    let sizes: [Int]
  }

  init(kept data: Data) throws {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: data[..<end], as: UTF8.self)), count >= 0, data[end...].count > count
    else { throw CocoaError(.fileReadCorruptFile) }
    let start = end + 1
    let head = try KeptDecoder.value(of: Head.self, in: data[start..<(start + count)])
    var texts = KeptTexts(data[(start + count)...], sizes: head.sizes)
    guard texts.areWhole, head.found >= 0, head.prints.count == head.files.count,
      head.sizes.count == head.files.count + head.figures.count + head.definitions.count + head.found + 1
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    outline = head.outline
    (assets, assetPrint, findings) = (head.assets, head.assetPrint, head.findings)
    files = Dictionary(head.files.map { ($0, texts.data()) }) { first, _ in first }
    figuresPrint = head.figuresPrint
    prints = Dictionary(zip(head.files, head.prints)) { first, _ in first }
    figures = Dictionary(head.figures.map { ($0, HTML(stringLiteral: texts.text())) }) { first, _ in first }
    definitions = Dictionary(head.definitions.map { ($0, texts.text()) }) { first, _ in first }
    let shown = (0..<head.found).map { _ in texts.text() }
    search = SearchEntries(shown: shown, words: texts.text())
  }

  func kept() throws -> Data {
    let files = files.sorted { $0.key < $1.key }
    let figures = figures.sorted { $0.key < $1.key }
    let definitions = definitions.sorted { $0.key < $1.key }
    let texts =
      files.map(\.value)
      + (figures.map(\.value.description) + definitions.map(\.value) + search.shown + [search.words])
      .map { Data($0.utf8) }
    let head = try KeptEncoder.data(
      of: Head(
        outline: outline, assets: assets, assetPrint: assetPrint, findings: findings, files: files.map(\.key),
        prints: files.map { prints[$0.key] ?? Fingerprint($0.value) }, figures: figures.map(\.key),
        figuresPrint: figuresPrint, definitions: definitions.map(\.key), found: search.shown.count,
        sizes: texts.map(\.count)))
    return texts.reduce(into: Data("\(head.count)\n".utf8) + head) { $0 += $1 }
  }
}

/// Texts that follow each other.
private struct KeptTexts {
  private var rest: Data
  private var sizes: ArraySlice<Int>

  init(_ data: Data, sizes: [Int]) { (rest, self.sizes) = (data, sizes[...]) }

  /// Whether they are all that there is.
  var areWhole: Bool {
    sizes.allSatisfy { (0...rest.count).contains($0) } && sizes.reduce(0, +) == rest.count
  }

  /// The next one; empty if there is none.
  mutating func data() -> Data {
    let size = sizes.popFirst() ?? 0
    defer { rest = rest.dropFirst(size) }
    return rest.prefix(size)
  }

  mutating func text() -> String { String(decoding: data(), as: UTF8.self) }
}
