import BookModel
import Foundation
import Lesson
import Playground
import SymbolIndex

/// Renders the pages and other files of a chapter.
struct ChapterRenderer: Sendable {
  let book: ParsedBook
  let gallery: DiagramGallery
  let proof: ProvenChapters?
  let symbols: BookSymbolIndex?
  let reference: ReferencePages?
  let index: SiteIndex

  /// Renders the chapter at this position in the book.
  func render(_ at: Int) -> RenderedChapter {
    let parsed = book.chapters[at]
    let chapter = parsed.chapter
    let setting = ChapterPage.Setting(of: parsed, in: book, symbols: symbols?.symbols(in: chapter))
    let page = ChapterPage(
      at: at, of: book, gallery: gallery, operators: index.operators, setting: setting)
    let solutions = page.view.challenges.map {
      SolutionPage(of: $0, on: page).page(in: index.navigation, proof: proof)
    }
    let sources = SourcePage.all(in: setting).map { $0.page(in: index.navigation) }
    let search = SearchDocuments.documents(of: parsed, in: book, operators: index.operators)
    return RenderedChapter(
      page,
      pages: [
        page.page(
          in: index.navigation, proof: proof,
          puzzles: index.puzzleChapters.first { $0.number == chapter.number })
      ] + solutions + sources,
      symbols: setting.symbols.map { script(of: $0, in: chapter) }, search: search.map(SearchEntry.init),
      figures: RenderedChapter.Figures(of: chapter, in: gallery), findings: gallery.findings(in: chapter))
  }

  /// Returns the script file with the symbols in the chapter's code.
  private func script(of symbols: ChapterSymbols, in chapter: BookChapter) -> Data {
    let links = OperatorLinks(index.operators)
    let file = SymbolFile(symbols) { symbol in
      // Only declarations in the book's folder belong to the library that the book is about.
      guard symbol.file != nil, let name = OperatorName(symbol.name) else { return nil }
      return index.operatorsPage.address(of: name).map { "../\($0)" }
        ?? index.operators.section(meantBy: name, in: chapter.name).map { "../\(links.address(of: $0))" }
        ?? reference?.addresses(of: [name])[name]?.first?.address
    }
    return file.script(for: chapter)
  }
}
