public import Foundation
import Lesson

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
    let site = try site()
    try output.write(site.files)
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
    return try SiteFolder(at: url)
  }

  /// The files of the site.
  public func site() throws(SiteError) -> Site {
    let chapters = book.chapters
    let all = Array(chapters.indices)
    let prints = memory == nil ? [] : concurrently(chapters) { SiteMemory.print(of: $0) }
    // The text of a chapter that is what it was is not read.
    let texts = chapters.map { chapter in OnDemand { book.text(of: chapter) } }
    let gists = concurrently(all) { at in
      if let known = memory?.gist(of: chapters[at], print: prints[at]) { return known }
      let gist = ChapterGist(of: texts[at].value, in: chapters[at])
      if let memory, SiteMemory.print(of: chapters[at]) == prints[at] {
        memory.keep(gist, of: chapters[at], print: prints[at])
      }
      return gist
    }
    let operators = OperatorIndex(of: book, chapters: gists.map(\.operators))
    let terms = gists.map(\.terms)
    let glossary = GlossaryPage(of: book, chapters: terms, prose: gists.map(\.prose))
    let choices = ChoicesPage(operators, in: book)
    let index = OperatorsPage(operators, in: book, reference: reference)
    let matter = BookMatter.allCases.compactMap { MatterPage($0, of: book, operators: operators) }
    let frame = BookFrame(
      of: book, publication: publication,
      overviews: [
        choices.isEmpty ? nil : .choices, index.isEmpty ? nil : .operators,
        glossary.entries.isEmpty ? nil : .glossary,
      ].compactMap(\.self) + matter.map(\.overview))
    let maker = ChapterMaker(
      book: book, gallery: gallery, proof: proof, names: names, reference: reference, operators: operators,
      index: index, frame: frame)
    let keys = memory.map { memory in
      let world = maker.world(of: memory.program)
      return all.map { maker.key(of: chapters[$0], print: prints[$0], in: world) }
    }
    let finished = concurrently(all) { at in
      guard let memory, let keys else { return maker.finished(at, text: texts[at].value) }
      if let known = memory.finished(chapters[at], under: keys[at]) { return known }
      let made = maker.finished(at, text: texts[at].value)
      // What was saved meanwhile may be in it, and what could not be found out may be another time.
      if SiteMemory.print(of: chapters[at]) == prints[at], names?.hasFailed(in: chapters[at]) != true {
        memory.keep(made, of: chapters[at], under: keys[at])
      }
      return made
    }
    let search = Eventually {
      SearchIndex(of: finished.map(\.search) + [SearchEntries(of: SearchDocuments.documents(of: terms))])
    }
    let outlines = finished.map(\.outline)
    let census = BookCensus(of: book, outlines: outlines, proof: proof)
    let parts = book.parts.indices.map { PartPage(at: $0, of: book, outlines: outlines) }
    let cover = CoverPage(of: book, parts: parts, operators: operators)
    let figures = Dictionary(zip(chapters.map(\.name), finished.map(\.figures))) { first, _ in first }
    var findings = finished.flatMap(\.findings) + cover.findings + matter.flatMap(\.text.findings)
    var files: [String: Data] = [:]
    for asset in finished.flatMap(\.assets) + cover.assets + matter.flatMap(\.text.assets) {
      files[asset.path] = try Self.contents(of: asset)
    }
    for chapter in finished { files.merge(chapter.files) { $1 } }
    let documents =
      zip(frame.parts, parts).map { part, page in Document(part.path) { page.html(in: frame) } }
      + frame.overviews.map { overview in
        Document(overview.path) {
          switch overview.place {
          case .choices: choices.html(in: frame)
          case .operators: index.html(in: frame, figures: figures)
          case .glossary: glossary.html(in: frame)
          default: matter.first { $0.overview.place == overview.place }?.html(in: frame, census) ?? ""
          }
        }
      }
      + (chapters.contains { !$0.code.diagrams.isEmpty }
        ? [Document(DiagramMarks.path) { marksPage(in: frame) }] : [])
      + [Document(Site.index) { cover.html(in: frame) }]
    let scripts =
      [
        Document("page.js", text: { wholeScript }),
        Document(SearchIndex.script, text: { finderScript.withoutItsReaders }),
        chapters.contains { files[NamesFile.path(of: $0)] != nil }
          ? Document(NamesFile.script, text: { namesScript.withoutItsReaders }) : nil,
        gallery.module == nil ? nil : Document(LiveFiles.script, text: { LiveFiles.wholeScript }),
      ].compactMap(\.self)
    for (path, data) in concurrently(documents + scripts, { ($0.path, Data($0.text().utf8)) }) {
      files[path] = data
    }
    let pages = files.filter { $0.key.hasSuffix(".html") }
    findings += publish(pages, in: frame, adding: &files)
    files["favicon.svg"] = Data(favicon.utf8)
    files["style.css"] = Data((try styleSheet(for: book.colours) + (proof?.rule ?? "")).utf8)
    if let module = gallery.module {
      let definitions = Dictionary(finished.flatMap(\.definitions)) { first, _ in first }
      files.merge(LiveFiles(module, definitions: definitions).files) { $1 }
    }
    if let memory, let keys {
      let known = all.map { at in
        SiteMemory.Chapter(
          print: prints[at], gist: gists[at], key: keys[at], finished: finished[at])
      }
      memory.remember(Dictionary(zip(chapters.map(\.name), known)) { $1 })
    }
    files.merge(search.value.files) { $1 }
    return Site(files: files, pages: pages, findings: findings)
  }

  /// Adds to `files` what the site has because it is, or was, somewhere.
  ///
  /// - Returns: What is wrong with what was published once.
  private func publish(
    _ pages: [String: Data], in frame: BookFrame, adding files: inout [String: Data]
  ) -> [Finding] {
    let published = PublishedList(of: book)
    if !published.isThere, !publication.isSomewhere { return [] }
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
    return published.findings(for: addresses)
  }

  /// A page, or a script, that is to be made.
  private struct Document: Sendable {
    let path: String
    let text: @Sendable () -> String

    init(_ path: String, text: @escaping @Sendable () -> String) { (self.path, self.text) = (path, text) }

    init(_ path: String, html: @escaping @Sendable () -> HTML) { self.init(path) { html().description } }
  }

  private func marksPage(in frame: BookFrame) -> HTML {
    let title = DiagramMarks.title
    return PageFrame(
      book: frame, place: .marks, title: title, root: "",
      body: "<header class=\"title\">\n<h1>\(title)</h1>\n</header>\n\(DiagramMarks.text)"
    ).html
  }

  private static func contents(of asset: SiteAsset) throws(SiteError) -> Data {
    do {
      return try Data(contentsOf: asset.source)
    } catch {
      throw .notReadable(path: asset.source.path(percentEncoded: false), reason: FileFailure.reason(error))
    }
  }
}
