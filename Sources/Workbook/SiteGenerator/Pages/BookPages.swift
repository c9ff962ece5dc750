import BookModel
import Lesson
import Playground
import TextSupport

/// The pages about the whole book: the cover, the parts, the pages besides the chapters, and the overview pages.
struct BookPages {
  let pages: [PageTemplate]
  let assets: [SiteAsset]
  let findings: [Finding]

  /// - Parameters:
  ///   - index: The data of the whole book.
  ///   - chapters: The rendered chapters of the book, in order.
  ///   - uses: The places where the chapters use the book's terms.
  ///   - figures: The drawn diagrams, by the name of the chapter.
  ///   - gallery: The drawings of the book's diagrams.
  ///   - composer: The module of the playground, or nil if the playground is a picture.
  ///   - proof: The result of the proof, or nil if pages should not mention it.
  init(
    _ index: SiteIndex, chapters: [RenderedChapter], uses: TermIndex,
    figures: [String: RenderedChapter.Figures], gallery: DiagramGallery, composer: ComposerModule?,
    proof: ProvenChapters?
  ) {
    let (book, navigation) = (index.book, index.navigation)
    let summaries = chapters.map(\.summary)
    let statistics = BookStatistics(of: book, summaries: summaries, proof: proof)
    let parts = book.book.parts.indices.map { PartPage(at: $0, of: book, summaries: summaries) }
    let cover = CoverPage(of: book, parts: parts, operators: index.operators)
    let demo = book.coverDemo.flatMap { DemoFigure($0, of: book, in: gallery) }
    var pages = parts.map { $0.page(in: navigation) }
    for overview in navigation.overviews {
      switch overview.place {
      case .choices: pages.append(index.choicesPage.page(in: navigation))
      case .operators: pages += index.operatorsPage.pages(in: navigation, figures: figures)
      case .glossary:
        pages.append(GlossaryPage(of: book, chapters: index.terms, uses: uses).page(in: navigation))
      case .playground: pages.append(PlaygroundPage(isLive: composer != nil).page(in: navigation))
      case .puzzles: pages.append(PuzzlesPage(isLive: composer != nil).page(in: navigation))
      default: break
      }
    }
    pages += index.supplementaryPages.map { $0.page(in: navigation, statistics) }
    if book.chapters.contains(where: { !$0.code.diagrams.isEmpty }) {
      pages.append(DiagramGuide.page(in: navigation))
    }
    self.pages = pages + [cover.page(in: navigation, demo: demo, statistics)]
    assets = cover.assets + index.supplementaryPages.flatMap(\.text.assets)
    findings = cover.findings + index.supplementaryPages.flatMap(\.text.findings)
  }
}
