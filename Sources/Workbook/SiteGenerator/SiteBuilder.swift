import BookModel
import Foundation
import Playground
import Puzzles
import SymbolIndex
import SystemSupport
import TextSupport

/// Generates a book's site, with a cover and a page for each part, chapter, solution and source file.
///
/// The same book gives the same bytes. Pages load nothing from other servers, and can be read without scripts.
package struct SiteBuilder: Sendable {
  private let book: ParsedBook
  private let gallery: DiagramGallery
  private let composer: ModuleBuild<ComposerModule>?
  private let orders: BackgroundValue<[String: [OrderPuzzle]]>?
  private let proof: ProvenChapters?
  private let publication: Publication
  private let reference: ReferencePages?
  private let symbols: BookSymbolIndex?
  private let pictures: PictureConverter?
  private let cache: DiskCache?
  private let style: PageStyle

  /// - Parameters:
  ///   - gallery: The drawings of the book's diagrams.
  ///   - composer: The compilation of the playground, or nil if the playground should be a picture.
  ///   - orders: The puzzles about the order of statements, by the names of the chapters, or nil for none.
  ///   - proof: The result of the proof, or nil if pages should not mention it.
  ///   - publication: The address where the site will be published.
  ///   - reference: The API reference of the library to which operators link, or nil for no links.
  ///   - symbols: The symbol index of the chapters' code, or nil if pages should not show symbols.
  ///   - pictures: The program that makes pictures for link previews, or nil for none.
  ///   - cache: The cache for puzzles, or nil for none.
  ///   - style: The style in which pages are written.
  package init(
    book: ParsedBook, gallery: DiagramGallery = DiagramGallery(),
    composer: ModuleBuild<ComposerModule>? = nil,
    orders: BackgroundValue<[String: [OrderPuzzle]]>? = nil,
    proof: ProvenChapters? = nil, publication: Publication = .nowhere, reference: ReferencePages? = nil,
    symbols: BookSymbolIndex? = nil,
    pictures: PictureConverter? = nil, cache: DiskCache? = nil, style: PageStyle = .site
  ) {
    self.book = book
    self.gallery = gallery
    self.composer = composer
    self.orders = orders
    self.proof = proof
    self.publication = publication
    self.reference = reference
    self.symbols = symbols
    self.pictures = pictures
    self.cache = cache
    self.style = style
  }

  /// Writes the whole site to `folder`, or nothing if that fails.
  ///
  /// Problems in the texts don't prevent that, because an author wants to look at the pages anyway.
  @discardableResult
  package func build(into folder: URL) throws(SiteError) -> Site {
    let output = try self.folder(at: folder)
    let site = try site()
    try output.write(site.files)
    return site
  }

  /// Returns how `folder` differs from the site that would be written to it, and the problems in the texts.
  package func check(_ folder: URL) throws(SiteError) -> (difference: SiteDifference, findings: [Finding]) {
    let output = try self.folder(at: folder)
    let site = try site()
    return (output.difference(from: site.files), site.findings)
  }

  /// Checks whether a site may be written to `folder`, as far as possible before it is generated.
  package func inspect(_ folder: URL) throws(SiteError) { _ = try self.folder(at: folder) }

  private func folder(at url: URL) throws(SiteError) -> SiteFolder {
    for name in ["Chapters", "MySolutions", "Sources", "Tests"]
    where url.isWithin(book.root.appending(path: name)) {
      throw .insideBook(url.plainPath, folder: name)
    }
    return try SiteFolder(at: url)
  }

  /// Generates the site.
  ///
  /// - Parameter earlier: The site of an earlier version of the book, generated with the same options. Chapters that
  ///   have not changed since are not rendered again.
  package func site(after earlier: Site? = nil) throws(SiteError) -> Site {
    let index = SiteIndex(
      of: book, publication: publication, reference: reference, orders: orders?.value ?? [:])
    let uses = BackgroundValue { index.termUses() }
    let renderer = ChapterRenderer(
      book: book, gallery: gallery, proof: proof, symbols: symbols, reference: reference, index: index)
    let chapters = RenderedChapters(of: renderer, after: earlier?.chapters)
    let rendered = chapters.all
    let figures = Dictionary(zip(book.chapters.map(\.name), rendered.map(\.figures))) { first, _ in first }
    let search = BackgroundValue {
      let pagesBefore = SearchDocuments.documents(ofPagesIn: index.book).map(SearchEntry.init)
      let operators = index.operatorsPage.searchDocuments(figures).map(SearchEntry.init)
      let terms = SearchDocuments.documents(of: index.terms).map(SearchEntry.init)
      // The page of an operator comes before the sections about it.
      return SearchIndex(of: pagesBefore + operators + rendered.flatMap(\.search) + terms)
    }
    // Don't leave work running in the background if an error is thrown.
    defer { _ = search.value }
    let composed = book.book.hasPlayground ? composer?.module : nil
    let bookPages = BookPages(
      index, chapters: rendered, uses: uses.value, figures: figures, gallery: gallery, composer: composed,
      proof: proof)
    let pages = rendered.flatMap(\.pages) + bookPages.pages
    let addresses = Set(pages.flatMap(\.addresses))
    let published = PublishedAddresses(of: book.book)
    let redirects = Redirects(
      published.exists ? published.redirects(among: addresses) : [], navigation: index.navigation)
    var style = style
    style.formerAnchors = redirects.formerAnchors
    let themes = try Theme.all(with: book.book.colours)
    style.ground = themes[0].colours.first { $0.name == "paper" }?.colour
    var files = linkPictures(of: pages, title: index.navigation.title, in: themes[0], style: &style)
    var assets: [String?: Fingerprint] = [:]
    for asset in rendered.flatMap(\.assets) + bookPages.assets {
      let contents = try Self.contents(of: asset)
      files[asset.path] = contents
      if style.media == .preview { assets[chapter(of: asset.path), default: Fingerprint()].add(contents) }
    }
    let renderedPages = concurrentMap(pages) { [style, assets] in
      $0.rendered(
        in: style, notes: redirects.notes(on: $0.path), assets: assets[chapter(of: $0.path)])
    }
    var documents = Dictionary(renderedPages.map { ($0.path, $0.text) }) { $1 }
    documents.merge(redirects.pages(besides: Set(pages.map(\.path)))) { $1 }
    if publication.hasAddress {
      documents[SiteMap.path] = SiteMap.text(of: pages.map(\.path), at: publication)
      let missing = NotFoundPage.page(in: index.navigation, at: publication)
      documents[NotFoundPage.path] = missing.rendered(in: style).text
    }
    var scripts: [EmbeddedAsset] = [
      .themeScript, .fontsScript, .pageScript, .readerScript, .sharingScript, .diagramsScript, .tracingScript,
      .searchScript,
    ]
    if rendered.contains(where: { $0.symbols != nil }) { scripts.append(.symbolsScript) }
    if gallery.drawsDiagrams || composed != nil { scripts.append(.drawingScript) }
    if gallery.module != nil { scripts += [.startScript, .playerScript] }
    scripts += pages.flatMap(\.scripts) + pages.flatMap(\.styles)
    for script in scripts { files[script.path] = script.data }
    files[ChapterSizes.path] = ChapterSizes(of: book, summaries: rendered.map(\.summary)).script
    files.merge(EmbeddedAsset.fonts) { $1 }
    documents["favicon.svg"] = favicon
    documents["style.css"] =
      try EmbeddedAsset.fontFaces + styleSheet(for: book.book.colours) + (proof?.styleRule ?? "")
    for (path, text) in documents { files[path] = Data(text.utf8) }
    for (chapter, made) in zip(book.chapters, rendered) {
      files[SymbolFile.path(of: chapter.chapter)] = made.symbols
    }
    if let module = gallery.module {
      let definitions = Dictionary(rendered.flatMap(\.definitions)) { first, _ in first }
      files.merge(PlaygroundFiles(module, definitions: definitions).files) { $1 }
    }
    if let composed {
      files.merge(ComposerFiles(composed).files) { $1 }
      files[PuzzleChapter.listPath] = PuzzleChapter.list(
        index.puzzleChapters, in: index.navigation, cache: cache)
    }
    files.merge(search.value.files) { $1 }
    let versions = renderedPages.compactMap { page in page.version.map { (page.path, $0) } }
    return Site(
      files: files, addresses: addresses, versions: Dictionary(versions) { $1 },
      findings: rendered.flatMap(\.findings) + bookPages.findings + published.findings(for: addresses),
      chapters: chapters)
  }

  /// Returns the pictures for link previews, if the site's address is known.
  ///
  /// - Parameters:
  ///   - pages: All pages.
  ///   - title: The title of the book.
  ///   - theme: The theme of the pictures.
  ///   - style: The style to which the pictures are added.
  private func linkPictures(
    of pages: [PageTemplate], title: String, in theme: Theme, style: inout PageStyle
  ) -> [String: Data] {
    guard publication.hasAddress, let pictures else { return [:] }
    let own = pages.compactMap { page in page.picture.map { (page.path, $0) } }
    let made = concurrentMap(own) { path, picture in
      let target = LinkPicture.path(forPageAt: path)
      return pictures.png(of: picture.svg(for: title, in: theme), at: target).map { (path, target, $0) }
    }
    .compactMap(\.self)
    style.pictures = Set(made.map(\.0))
    return Dictionary(made.map { ($0.1, $0.2) }) { first, _ in first }
  }

  /// Returns the name of the chapter that a page or asset belongs to; nil for the others.
  private func chapter(of path: String) -> String? {
    let name = path.prefix { $0 != "/" }
    return book.chapters.first { $0.name == name }?.name
  }

  private static func contents(of asset: SiteAsset) throws(SiteError) -> Data {
    do {
      return try Data(contentsOf: asset.source)
    } catch {
      throw .notReadable(path: asset.source.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }
}
