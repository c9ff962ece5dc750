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
  public init(
    book: Book, gallery: DiagramGallery = DiagramGallery(), proof: SiteProof? = nil,
    publication: Publication = .nowhere, reference: ReferencePages? = nil, names: CodeNames? = nil
  ) {
    self.init(
      book: book, gallery: gallery, proof: proof, publication: publication, reference: reference,
      names: names, memory: nil)
  }

  /// A builder for the pages that an author looks at, of a book whose program stays what it is.
  ///
  /// - Parameter memory: What was made the last time, with the same drawings.
  init(book: Book, gallery: DiagramGallery, memory: SiteMemory) {
    self.init(
      book: book, gallery: gallery, proof: nil, publication: .nowhere, reference: nil, names: nil,
      memory: memory)
  }

  private init(
    book: Book, gallery: DiagramGallery, proof: SiteProof?, publication: Publication,
    reference: ReferencePages?, names: CodeNames?, memory: SiteMemory?
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
    let prints = memory == nil ? [] : concurrently(book.chapters) { SiteMemory.print(of: $0) }
    let texts = concurrently(Array(book.chapters.indices)) { index in
      let chapter = book.chapters[index]
      return memory?.text(of: chapter, print: prints[index]) ?? book.text(of: chapter)
    }
    let operators = OperatorIndex(of: book, texts: texts)
    let search = Eventually {
      let found = SearchDocuments(
        of: book, texts: texts, operators: operators, known: memory?.found(in: book) ?? [])
      return (found: found, files: SearchIndex(of: found.all).files)
    }
    let glossary = GlossaryPage(of: book, texts: texts)
    let choices = ChoicesPage(operators, in: book)
    let index = OperatorsPage(operators, in: book, gallery: gallery, reference: reference)
    let named = Eventually { namesFiles(operators, index) }
    let matter = BookMatter.allCases.compactMap { MatterPage($0, of: book, operators: operators) }
    let frame = BookFrame(
      of: book, publication: publication,
      overviews: [
        choices.isEmpty ? nil : .choices, index.isEmpty ? nil : .operators,
        glossary.entries.isEmpty ? nil : .glossary,
      ].compactMap(\.self) + matter.map(\.overview))
    let world = memory.map { _ in
      SiteMemory.World(
        links: operators.links, challenges: SiteMemory.print(ofChallengesIn: book), frame: frame)
    }
    let known = book.chapters.indices.map { index in
      world.flatMap { memory?.chapter(book.chapters[index], print: prints[index], in: $0) }
    }
    let pages = concurrently(Array(book.chapters.indices)) { at in
      known[at]?.page
        ?? ChapterPage(
          at: at, of: book, text: texts[at], gallery: gallery, operators: operators,
          names: names?.names(in: book.chapters[at]))
    }
    var findings = gallery.findings
    var files: [String: Data] = [:]
    for page in pages {
      findings += page.findings
      for asset in page.assets { files[asset.path] = try Self.contents(of: asset) }
    }
    let census = BookCensus(of: pages, proof: proof)
    let parts = book.parts.indices.map { PartPage(at: $0, of: book, pages: pages) }
    let cover = CoverPage(of: book, parts: parts, operators: operators)
    findings += cover.findings + matter.flatMap(\.text.findings)
    for asset in cover.assets + matter.flatMap(\.text.assets) {
      files[asset.path] = try Self.contents(of: asset)
    }
    let ofChapters = concurrently(Array(pages.indices)) { at in
      known[at]?.documents.map { path, text in Document(path, text: text) }
        ?? documents(of: pages[at], in: frame)
    }
    let built = Dictionary(
      uniqueKeysWithValues: concurrently(
        ofChapters.flatMap(\.self)
          + zip(frame.parts, parts).map { part, page in Document(part.path) { page.html(in: frame) } }
          + frame.overviews.map { overview in
            Document(overview.path) {
              switch overview.place {
              case .choices: choices.html(in: frame)
              case .operators: index.html(in: frame)
              case .glossary: glossary.html(in: frame)
              default: matter.first { $0.overview.place == overview.place }?.html(in: frame, census) ?? ""
              }
            }
          }
          + (book.chapters.contains { !$0.code.diagrams.isEmpty }
            ? [Document(DiagramMarks.path) { marksPage(in: frame) }] : [])
          + [Document(Site.index) { cover.html(in: frame) }]
      ) { ($0.path, $0.text()) })
    let published = PublishedList(of: book)
    let addresses = published.isThere ? PublishedAddresses.all(in: built) : []
    findings += published.findings(for: addresses)
    let head = PublishedPage(publication: publication, language: book.language, book: frame.title)
    let redirects = Redirects(list: published.redirects(among: addresses), book: frame)
    for (path, page) in redirects.added(to: built) {
      files[path] = Data((built[path] == nil ? page : head.head(of: page, at: path)).utf8)
    }
    if publication.isSomewhere {
      files[SiteMap.path] = SiteMap.file(of: Array(built.keys), at: publication)
      files[MissingPage.path] = Data(MissingPage.html(in: frame, at: publication).description.utf8)
    }
    files["favicon.svg"] = Data(favicon.utf8)
    files["style.css"] = Data((try styleSheet(for: book.colours) + (proof?.rule ?? "")).utf8)
    files["page.js"] = Data(wholeScript.utf8)
    files.merge(gallery.liveFiles(of: book)) { $1 }
    files.merge(named.value) { $1 }
    if let memory, let world {
      let chapters = pages.indices.map { at in
        SiteMemory.Chapter(
          print: prints[at], text: texts[at], page: pages[at],
          documents: Dictionary(ofChapters[at].map { ($0.path, built[$0.path] ?? "") }) { $1 },
          found: search.value.found.chapters[at])
      }
      memory.remember(chapters, in: world)
    }
    files.merge(search.value.files) { $1 }
    files[SearchIndex.script] = Data(finderScript.withoutItsReaders.utf8)
    return Site(files: files, pages: built, findings: findings)
  }

  /// A page that is to be rendered.
  private struct Document: Sendable {
    let path: String
    let text: @Sendable () -> String

    init(_ path: String, html: @escaping @Sendable () -> HTML) {
      (self.path, text) = (path, { html().description })
    }

    /// One that was rendered before.
    init(_ path: String, text: String) { (self.path, self.text) = (path, { text }) }
  }

  /// The page of a chapter, and those of its solutions and code.
  private func documents(of page: ChapterPage, in frame: BookFrame) -> [Document] {
    let solutions = page.view.challenges.map { SolutionPage(of: $0, on: page) }
    return [Document(page.path) { page.html(in: frame, proof: proof) }]
      + solutions.map { solution in Document(solution.path) { solution.html(in: frame, proof: proof) } }
      + SourcePage.all(of: page).map { source in Document(source.path) { source.html(in: frame) } }
  }

  /// The files from which pages learn what names in code stand for.
  private func namesFiles(_ operators: OperatorIndex, _ index: OperatorsPage) -> [String: Data] {
    guard let names else { return [:] }
    let links = OperatorLinks(operators)
    let files = concurrently(book.chapters) { chapter -> (String, Data)? in
      guard let known = names.names(in: chapter) else { return nil }
      let file = NamesFile(known) { symbol in
        // What is declared outside the book's folder is not what the book is about.
        guard symbol.file != nil, let name = OperatorName(symbol.name) else { return nil }
        return index.address(of: name).map { "../\($0)" }
          ?? operators.section(meantBy: name, in: chapter.name).map { "../\(links.address(of: $0))" }
          ?? reference?.addresses(of: [name])[name]?.first?.address
      }
      return (NamesFile.path(of: chapter), file.script(for: chapter))
    }.compactMap(\.self)
    if files.isEmpty { return [:] }
    return Dictionary(files) { $1 }.merging([NamesFile.script: Data(namesScript.withoutItsReaders.utf8)]) {
      $1
    }
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
