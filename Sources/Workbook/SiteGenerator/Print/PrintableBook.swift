import BookMarkdown
import BookModel
import Foundation
import Lesson
import SystemSupport
import TextSupport

/// All pages of a book in reading order, for output in one file.
package struct PrintableBook: Sendable {
  /// A page of the site without its navigation.
  struct Page: Sendable {
    /// The path of the page in the site, which links contain.
    let path: String
    let title: HTML
    let body: HTML
    var sections: [PageHeading] = []
    /// The depth in the table of contents: 0 for a part, 1 for a page in a part.
    var depth = 0
    /// Whether the page may follow another one on the same sheet.
    var isShort = false
  }

  let title: String
  let language: String
  /// The style sheet of the book's pages.
  let styles: String
  let pages: [Page]
  let assets: [SiteAsset]
  /// The problems in the texts.
  package let findings: [Finding]

  /// - Parameters:
  ///   - book: The book.
  ///   - gallery: The drawings of the book's diagrams.
  ///   - proof: The result of the proof, or nil if pages should not mention it.
  package init(
    of book: ParsedBook, gallery: DiagramGallery = DiagramGallery(), proof: ProvenChapters? = nil
  ) throws(SiteError) {
    let index = SiteIndex(of: book, reference: nil)
    let (operators, supplements) = (index.operators, index.supplementaryPages)
    let chapters = concurrentMap(Array(book.chapters.indices)) {
      ChapterPage(at: $0, of: book, gallery: gallery, operators: operators)
    }
    let glossary = GlossaryPage(of: book, chapters: index.terms, uses: index.termUses())
    let cover = CoverPage(of: book, parts: [], operators: operators)
    title = index.navigation.title
    language = book.book.language
    styles = try styleSheet(for: book.book.colours)
    let statistics = BookStatistics(of: book, summaries: chapters.map(\.summary), proof: proof)
    assets = chapters.flatMap(\.assets) + cover.assets + supplements.flatMap(\.text.assets)
    findings =
      book.chapters.flatMap { gallery.findings(in: $0.chapter) } + chapters.flatMap(\.findings)
      + cover.findings
      + supplements.flatMap(\.text.findings)
    var pages = [Page(path: "index.html", title: "\(title)", body: cover.heading + cover.lead + cover.text)]
    func add(_ overview: Navigation.Overview, _ body: HTML) {
      pages.append(Page(path: overview.path, title: "\(overview.title)", body: body))
    }
    for page in supplements where page.overview.isInFront { add(page.overview, page.body(statistics)) }
    if book.chapters.contains(where: { !$0.code.diagrams.isEmpty }) {
      let title = DiagramGuide.title
      pages.append(
        Page(path: DiagramGuide.path, title: title, body: "<h1>\(title)</h1>\n\(DiagramGuide.text)"))
    }
    for (number, part) in index.navigation.parts.enumerated() {
      pages.append(
        Page(
          path: part.path, title: "\(part.title)",
          body: "<p>Part \(number + 1)</p>\n<h1>\(part.title)</h1>\n"))
      let names = Set(part.chapters.map(\.name))
      for chapter in chapters where names.contains(chapter.chapter.name) {
        pages.append(
          Page(
            path: chapter.path, title: "\(chapter.view.number) \(chapter.view.title)",
            body: chapter.body(proof: proof, in: index.navigation), sections: chapter.view.contents, depth: 1)
        )
      }
    }
    if !index.choicesPage.isEmpty { add(.choices, index.choicesPage.body) }
    if !glossary.entries.isEmpty { add(.glossary, glossary.body) }
    for page in supplements where !page.overview.isInFront { add(page.overview, page.body(statistics)) }
    self.pages = pages + Self.solutions(of: chapters, proof: proof)
  }

  /// Returns the solutions, which are at the end so that readers don't see them by accident.
  private static func solutions(of chapters: [ChapterPage], proof: ProvenChapters?) -> [Page] {
    let solutions = chapters.flatMap { chapter in
      chapter.view.challenges.map { SolutionPage(of: $0, on: chapter) }
    }
    if solutions.isEmpty { return [] }
    return [Page(path: "solutions.html", title: "Solutions", body: "<h1>Solutions</h1>\n")]
      + solutions.map { solution in
        Page(
          path: solution.path, title: "\(solution.challenge.identifier)", body: solution.body(proof: proof),
          depth: 1, isShort: true)
      }
  }

  /// The target of an address on a page.
  enum Target {
    /// A page, and a fragment that isn't percent-encoded.
    case page(Page, fragment: String?)
    case asset(SiteAsset)
    /// An address outside of the book.
    case elsewhere
    /// A page that exists only on the site.
    case nowhere
  }

  /// Returns the target of `address` on the page at `path`.
  func target(of address: String, at path: String) -> Target {
    switch LinkAddress(address) {
    case .scheme, .absolute: return .elsewhere
    case .onPage(let suffix):
      let page = pages.first { $0.path == path }
      return page.map { .page($0, fragment: LinkAddress.fragment(of: suffix)) } ?? .nowhere
    case .relative(let file, let suffix):
      var folders = path.split(separator: "/").dropLast()
      for part in file.split(separator: "/") {
        if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
      }
      let target = folders.joined(separator: "/")
      if let page = pages.first(where: { $0.path == target }) {
        return .page(page, fragment: LinkAddress.fragment(of: suffix))
      }
      return assets.first { $0.path == target }.map { .asset($0) } ?? .nowhere
    }
  }

  /// Returns the image at `address` on the page at `path`.
  func image(at address: String, on path: String) -> SiteAsset? {
    if case .asset(let asset) = target(of: address, at: path) { asset } else { nil }
  }
}
