import Foundation
import Lesson

/// All pages of a book in the order in which they are read, for those who want them in one file.
public struct BookVolume {
  /// A page as its site has it, without what stands around it.
  struct Page {
    /// The page's file below the site's folder, to which links lead.
    let path: String
    let title: HTML
    let body: HTML
    var sections: [PageHeading] = []
    /// How deep it stands: 0 for a part, 1 for what belongs to one.
    var depth = 0
    /// Whether it may stand below another one on paper.
    var isShort = false
  }

  let title: String
  let language: String
  /// The style sheet of the book's pages.
  let styles: String
  let pages: [Page]
  let assets: [SiteAsset]
  /// What is wrong with the texts it was made from.
  public let findings: [Finding]

  /// - Parameters:
  ///   - gallery: The drawings of the book's diagrams.
  ///   - proof: What was proven; where there is none, no page says that it was.
  public init(
    of book: Book, gallery: DiagramGallery = DiagramGallery(), proof: SiteProof? = nil
  ) throws(SiteError) {
    let texts = concurrently(book.chapters) { book.text(of: $0) }
    let operators = OperatorIndex(
      of: book, listing: OperatorList(of: book),
      chapters: zip(book.chapters, texts).map { ChapterOperators(of: $1, in: $0) })
    let chapters = concurrently(Array(book.chapters.indices)) {
      ChapterPage(at: $0, of: book, text: texts[$0], gallery: gallery, operators: operators)
    }
    let terms = texts.map { ChapterTerms(of: $0.document) }
    let prose = texts.map { TermUses.Prose(of: $0.document) }
    let uses = TermUses(of: ChapterTerms.firsts(of: terms).flatMap(\.self), in: prose.map(TermUses.Text.init))
    let glossary = GlossaryPage(of: book, chapters: terms, uses: uses)
    let choices = ChoicesPage(operators, in: book)
    let cover = CoverPage(of: book, parts: [], operators: operators)
    title = BookFrame.title(of: book)
    language = book.language
    styles = try styleSheet(for: book.colours)
    let census = BookCensus(of: book, outlines: chapters.map(\.outline), proof: proof)
    let matter = BookMatter.allCases.compactMap { MatterPage($0, of: book, operators: operators) }
    assets = chapters.flatMap(\.assets) + cover.assets + matter.flatMap(\.text.assets)
    findings =
      book.chapters.flatMap { gallery.findings(in: $0) } + chapters.flatMap(\.findings) + cover.findings
      + matter.flatMap(\.text.findings)
    var pages = [Page(path: "index.html", title: "\(title)", body: cover.heading + cover.text)]
    func add(_ overview: BookFrame.Overview, _ body: HTML) {
      pages.append(Page(path: overview.path, title: "\(overview.title)", body: body))
    }
    for page in matter where page.overview.isInFront { add(page.overview, page.body(census)) }
    if book.chapters.contains(where: { !$0.code.diagrams.isEmpty }) {
      let title = DiagramMarks.title
      pages.append(
        Page(path: DiagramMarks.path, title: title, body: "<h1>\(title)</h1>\n\(DiagramMarks.text)"))
    }
    let frame = BookFrame(of: book, overviews: [])
    for (number, part) in frame.parts.enumerated() {
      pages.append(
        Page(
          path: part.path, title: "\(part.title)",
          body: "<p>Part \(number + 1)</p>\n<h1>\(part.title)</h1>\n"))
      let names = Set(part.chapters.map(\.name))
      for chapter in chapters where names.contains(chapter.chapter.name) {
        pages.append(
          Page(
            path: chapter.path, title: "\(chapter.view.number) \(chapter.view.title)",
            body: chapter.body(proof: proof, in: frame), sections: chapter.view.contents, depth: 1))
      }
    }
    if !choices.isEmpty { add(.choices, choices.body) }
    if !glossary.entries.isEmpty { add(.glossary, glossary.body) }
    for page in matter where !page.overview.isInFront { add(page.overview, page.body(census)) }
    self.pages = pages + Self.solutions(of: chapters, proof: proof)
  }

  /// What stands last, where nobody reads it by accident.
  private static func solutions(of chapters: [ChapterPage], proof: SiteProof?) -> [Page] {
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

  /// Where an address on a page leads.
  enum Target {
    case page(Page, fragment: String?)
    case asset(SiteAsset)
    /// Out of the book.
    case elsewhere
    /// To what only a site has.
    case nowhere
  }

  func target(of address: Substring, on page: Page) -> Target {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count == 2 ? String(parts[1]) : nil
    if parts[0].isEmpty { return .page(page, fragment: fragment) }
    if address.contains(":") { return .elsewhere }
    var folders = page.path.split(separator: "/").dropLast()
    for part in parts[0].split(separator: "/") {
      if part == ".." { folders = folders.dropLast() } else { folders.append(part) }
    }
    let path = folders.joined(separator: "/")
    if let page = pages.first(where: { $0.path == path }) { return .page(page, fragment: fragment) }
    if let asset = assets.first(where: { $0.path == path.removingPercentEncoding }) { return .asset(asset) }
    return .nowhere
  }
}
