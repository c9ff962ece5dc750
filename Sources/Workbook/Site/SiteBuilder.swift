public import Foundation

/// Writes a book as a site: a cover, a page for each part, chapter, solution and file of code, a glossary, one style sheet,
/// and one script.
///
/// The same book gives the same bytes. Nothing in a page comes from the network or needs the script.
public struct SiteBuilder: Sendable {
  private let book: Book
  private let gallery: DiagramGallery
  private let proof: SiteProof?
  private let publication: Publication
  private let reference: ReferencePages?
  private let names: CodeNames?
  private let memory: SiteMemory?

  /// - Parameters:
  ///   - gallery: The drawings of the book's diagrams.
  ///   - proof: What was proven; where there is none, no page says that it was.
  ///   - publication: Where the site will be.
  ///   - reference: The reference of the library, to which operators lead; where there is none, they do not.
  ///   - names: What is known of the names in the chapters' code; where nothing is, pages do not say it.
  ///   - memory: What was made before, of the same book.
  public init(
    book: Book, gallery: DiagramGallery = DiagramGallery(), proof: SiteProof? = nil,
    publication: Publication = .nowhere, reference: ReferencePages? = nil, names: CodeNames? = nil,
    memory: SiteMemory? = nil
  ) {
    self.book = book
    self.gallery = gallery
    self.proof = proof
    self.publication = publication
    self.reference = reference
    self.names = names
    self.memory = memory
  }

  /// Writes the site to `folder`: all of it or, if something goes wrong, nothing.
  ///
  /// What is wrong with the texts does not keep the site from being written: an author wants to look at it.
  @discardableResult
  public func build(into folder: URL) throws(SiteError) -> Site {
    let output = try self.folder(at: folder)
    let (site, keep) = try composed()
    let keeping = Eventually(keep)
    defer { keeping.value }
    try output.write(site.files, prints: site.prints)
    return site
  }

  /// How `folder` differs from the site that would be written to it, and what is wrong with the texts.
  public func check(_ folder: URL) throws(SiteError) -> (difference: SiteDifference, findings: [Finding]) {
    let output = try self.folder(at: folder)
    let site = try site()
    return (output.difference(from: site.files), site.findings)
  }

  /// Sees to it that a site may be written to `folder`, as far as that shows before there is one.
  public func inspect(_ folder: URL) throws(SiteError) { _ = try self.folder(at: folder) }

  private func folder(at url: URL) throws(SiteError) -> SiteFolder {
    for name in ["Chapters", "MySolutions", "Sources", "Tests"]
    where url.isWithin(book.root.appending(path: name)) {
      throw .insideBook(url.plainPath, folder: name)
    }
    return try SiteFolder(at: url, written: memory?.written(to: url))
  }

  /// The files of the site.
  public func site() throws(SiteError) -> Site {
    let (site, keep) = try composed()
    keep()
    return site
  }

  /// The files of the site, and what keeps what was made of chapters.
  private func composed() throws(SiteError) -> (Site, keep: @Sendable () -> Void) {
    let chapters = book.chapters
    let made = madeChapters()
    let (pages, finished) = (made.overviews, made.finished)
    let search = Eventually {
      SearchIndex(of: finished.map(\.search) + [pages.search])
    }
    // Nothing goes on behind the back of who asked for the site.
    defer {
      pages.wait()
      _ = search.value
    }
    let bound = pages.bound(finished, proof: proof, world: made.world)
    var findings = finished.flatMap(\.findings) + bound.findings
    var files: [String: Data] = [:]
    for asset in finished.flatMap(\.assets) + bound.assets {
      files[asset.path] = try Self.contents(of: asset)
    }
    for chapter in finished { files.merge(chapter.files) { $1 } }
    var documents = bound.documents
    documents.append(OverviewPages.Document("page.js") { wholeScript })
    documents.append(OverviewPages.Document(SearchIndex.script) { finderScript.withoutItsReaders })
    if chapters.contains(where: { files[NamesFile.path(of: $0)] != nil }) {
      documents.append(OverviewPages.Document(NamesFile.script) { namesScript.withoutItsReaders })
    }
    if gallery.module != nil {
      documents.append(OverviewPages.Document(LiveFiles.script) { LiveFiles.wholeScript })
    }
    for (path, data) in concurrently(documents, { ($0.path, $0.data) }) {
      files[path] = data
    }
    let texts = files.filter { $0.key.hasSuffix(".html") }
    var prints = finished.reduce(into: [:]) { $0.merge($1.prints) { $1 } }
    let published = publish(texts, in: pages.frame)
    findings += published.findings
    for (path, data) in published.files { (files[path], prints[path]) = (data, nil) }
    files["favicon.svg"] = Data(favicon.utf8)
    files["style.css"] = Data((try styleSheet(for: book.colours) + (proof?.rule ?? "")).utf8)
    if let module = gallery.module {
      let definitions = Dictionary(finished.flatMap(\.definitions)) { first, _ in first }
      files.merge(LiveFiles(module, definitions: definitions).files) { $1 }
    }
    files.merge(search.value.files) { $1 }
    return (Site(files: files, prints: prints, pages: texts, findings: findings), made.keep)
  }

  private struct MadeChapters {
    let overviews: OverviewPages
    let finished: [FinishedChapter]
    /// Tells all that they depend on, beside texts; nil without a memory.
    var world: Fingerprint?
    /// Keeps all of them.
    var keep: @Sendable () -> Void = {}
  }

  /// All chapters, and the pages about them all.
  ///
  /// The text of a chapter of which everything is kept is not read.
  private func madeChapters() -> MadeChapters {
    let chapters = book.chapters
    let all = Array(chapters.indices)
    let texts = chapters.map { chapter in OnDemand { book.text(of: chapter) } }
    let list = Eventually { OperatorList(of: book) }
    let prose = texts.map { text in OnDemand { TermUses.Prose(of: text.value.document) } }
    @Sendable func gist(_ at: Int) -> ChapterGist {
      ChapterGist(of: texts[at].value, prose[at].value, in: chapters[at])
    }
    guard let memory else {
      let gists = concurrently(all, gist)
      let pages = overviews(of: gists, prose, list.value)
      let maker = maker(pages)
      return MadeChapters(
        overviews: pages, finished: concurrently(all) { maker.finished($0, text: texts[$0].value) })
    }
    // What has been saved meanwhile is in what is made, and in no fingerprint.
    @Sendable func isStill(_ print: Fingerprint, _ at: Int) -> Bool {
      memory.print(of: chapters[at]) == print
    }
    let gathered = concurrently(all) { at in
      let print = memory.print(of: chapters[at])
      let known = memory.gist(of: chapters[at], print: print)
      let isNew = known == nil
      return (print: print, gist: known ?? gist(at), isNew: isNew, canBeKept: isNew && isStill(print, at))
    }
    let (prints, gists) = (gathered.map(\.print), gathered.map(\.gist))
    // What was read before need not be read again.
    let proses = all.map { at in
      let known = memory.known(chapters[at])
      return known?.print == prints[at] ? known?.prose ?? prose[at] : prose[at]
    }
    let changed = all.filter { gathered[$0].isNew }
    let ahead = LookAhead(for: changed.map { chapters[$0] }, names: names, gallery: gallery)
    let pages = overviews(of: gists, proses, list.value)
    let maker = maker(pages)
    let world = maker.world(of: memory.program, gists)
    let keys = all.map { maker.key(of: chapters[$0], print: prints[$0], in: world) }
    ahead.end()
    func make(_ places: [Int]) -> [Int: (chapter: FinishedChapter, canBeKept: Bool)] {
      let made = concurrently(places) { at in
        let chapter = maker.finished(at, text: texts[at].value)
        // What could not be found out about names may be another time.
        return (chapter, isStill(prints[at], at) && names?.hasFailed(in: chapters[at]) != true)
      }
      return Dictionary(uniqueKeysWithValues: zip(places, made))
    }
    // What is kept is read beside, and not among, what is made: within work that is spread over all cores, what a chapter is
    // made of would not be spread once more.
    let isKept = all.map { memory.hasFinished(chapters[$0], under: keys[$0]) }
    let reading = Eventually {
      concurrently(all) { isKept[$0] ? memory.finished(chapters[$0], under: keys[$0]) : nil }
    }
    var made = make(all.filter { !isKept[$0] })
    let known = reading.value
    made.merge(make(all.filter { isKept[$0] && known[$0] == nil })) { $1 }
    let finished = all.compactMap { known[$0] ?? made[$0]?.chapter }
    let isLasting = all.map { made[$0]?.canBeKept ?? false }
    let keep = { @Sendable in
      _ = concurrently(all) { at in
        if gathered[at].canBeKept { memory.keep(gists[at], of: chapters[at], print: prints[at]) }
        if isLasting[at] { memory.keep(finished[at], of: chapters[at], under: keys[at]) }
      }
    }
    let remembered = all.map {
      SiteMemory.Chapter(
        print: prints[$0], gist: gists[$0], prose: proses[$0], key: keys[$0], finished: finished[$0])
    }
    memory.remember(Dictionary(zip(chapters.map(\.name), remembered)) { $1 })
    return MadeChapters(overviews: pages, finished: finished, world: world, keep: keep)
  }

  private func overviews(
    of gists: [ChapterGist], _ prose: [OnDemand<TermUses.Prose>], _ list: OperatorList
  ) -> OverviewPages {
    OverviewPages(
      of: book, listing: list, gists: gists, prose: prose, publication: publication, reference: reference,
      memory: memory)
  }

  private func maker(_ pages: OverviewPages) -> ChapterMaker {
    ChapterMaker(
      book: book, gallery: gallery, proof: proof, names: names, reference: reference,
      operators: pages.operators, index: pages.index, frame: pages.frame)
  }

  /// What the site has because it is, or was, somewhere, pages with what is added to them among it; and what is wrong with
  /// what was published once.
  private func publish(
    _ pages: [String: Data], in frame: BookFrame
  ) -> (files: [String: Data], findings: [Finding]) {
    let published = PublishedList(of: book)
    var files: [String: Data] = [:]
    if !published.isThere, !publication.isSomewhere { return (files, []) }
    let texts = pages.mapValues { String(decoding: $0, as: UTF8.self) }
    let addresses = published.isThere ? PublishedAddresses.all(in: texts) : []
    let head = PublishedPage(publication: publication, language: book.language, book: frame.title)
    let redirects = Redirects(list: published.redirects(among: addresses), book: frame)
    for (path, page) in redirects.added(to: texts) {
      files[path] = Data((texts[path] == nil ? page : head.head(of: page, at: path)).utf8)
    }
    if publication.isSomewhere {
      files[SiteMap.path] = SiteMap.file(of: Array(pages.keys), at: publication)
      files[MissingPage.path] = Data(MissingPage.html(in: frame, at: publication).description.utf8)
    }
    return (files, published.findings(for: addresses))
  }

  private static func contents(of asset: SiteAsset) throws(SiteError) -> Data {
    do {
      return try Data(contentsOf: asset.source)
    } catch {
      throw .notReadable(path: asset.source.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }
}
