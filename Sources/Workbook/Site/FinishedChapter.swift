import Foundation

/// All that a site has of a chapter, ready to be written.
struct FinishedChapter: Sendable {
  /// Its pages, those of its solutions and its code, and what is known of the names in it, by their paths.
  let files: [String: Data]
  private let head: Head

  /// What is not written as it is.
  private struct Head: Codable, Sendable {
    let outline: ChapterPage.Outline
    let figures: [String: HTML]
    let definitions: [Int: String]
    let assets: [SiteAsset]
    let findings: [Finding]
    /// The paths and sizes of files, in the order in which they are kept.
    let sizes: [Size]
  }

  private struct Size: Codable, Sendable {
    let path: String
    let count: Int
  }

  var outline: ChapterPage.Outline { head.outline }
  /// Its diagrams as they are drawn on pages at the top of the site, by name.
  var figures: [String: HTML] { head.figures }
  /// What the script that plays diagrams has to know of them, by their numbers.
  var definitions: [Int: String] { head.definitions }
  var assets: [SiteAsset] { head.assets }
  var findings: [Finding] { head.findings }

  /// - Parameters:
  ///   - page: The chapter's page.
  ///   - files: What is written.
  ///   - gallery: Has the drawings of its diagrams.
  init(_ page: ChapterPage, files: [String: Data], gallery: DiagramGallery) {
    let drawings = gallery.drawings(in: page.chapter)
    let module = gallery.module
    let definitions = drawings.values.compactMap { drawing -> (Int, String)? in
      guard let number = drawing.live,
        let live = module?.diagram(drawing.name, in: page.chapter.identifier),
        let json = LiveDefinition(live, drawnAs: drawing)?.json
      else { return nil }
      return (number, json)
    }
    self.files = files
    head = Head(
      outline: page.outline, figures: drawings.mapValues(Self.figure),
      definitions: Dictionary(definitions) { first, _ in first }, assets: page.assets,
      findings: gallery.findings(in: page.chapter) + page.findings,
      sizes: files.sorted { $0.key < $1.key }.map { Size(path: $0.key, count: $0.value.count) })
  }

  private static func figure(of drawing: DiagramDrawing) -> HTML {
    """
    <figure class="marbles">
    \(MarbleFigure.caption(of: drawing, root: ""))
    \(MarbleFigure(drawing).html)</figure>

    """
  }
}

/// What is kept is a line with the length of what is no file, that as JSON, and the files as they are: nobody has to look
/// through them.
extension FinishedChapter: Keepable {
  init(kept data: Data) throws {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")),
      let count = Int(String(decoding: data[..<end], as: UTF8.self)), data[end...].count > count
    else { throw CocoaError(.fileReadCorruptFile) }
    var rest = data[end...].dropFirst()
    head = try JSONDecoder().decode(Head.self, from: rest.prefix(count))
    rest = rest.dropFirst(count)
    guard head.sizes.reduce(0, { $0 + $1.count }) == rest.count else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var files: [String: Data] = [:]
    for size in head.sizes {
      files[size.path] = Data(rest.prefix(size.count))
      rest = rest.dropFirst(size.count)
    }
    self.files = files
  }

  func kept() throws -> Data {
    let text = try JSONEncoder().encode(head)
    var data = Data("\(text.count)\n".utf8) + text
    for size in head.sizes { data += files[size.path] ?? Data() }
    return data
  }
}
