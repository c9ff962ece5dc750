import BookModel
import Puzzles
import SystemSupport

/// The data of the whole book that its pages need: the operators with their sections, the terms, and the list of all
/// pages.
///
/// It is computed before any page is rendered.
struct SiteIndex: Sendable {
  let book: ParsedBook
  let operators: OperatorIndex
  /// The terms that the chapters define, in the order of the chapters.
  let terms: [ChapterTerms]
  let navigation: Navigation
  let operatorsPage: OperatorsPage
  let choicesPage: ChoicesPage
  let supplementaryPages: [SupplementaryPage]
  /// The chapters with puzzles, or none if the book has no playground.
  let puzzleChapters: [PuzzleChapter]

  /// - Parameter orders: The puzzles about the order of statements, by the names of the chapters.
  init(
    of book: ParsedBook, publication: Publication = .nowhere, reference: ReferencePages?,
    orders: [String: [OrderPuzzle]] = [:]
  ) {
    self.book = book
    let operators = book.operators
    self.operators = operators
    terms = concurrentMap(book.chapters) { $0.terms }
    choicesPage = ChoicesPage(operators, in: book)
    operatorsPage = OperatorsPage(operators, in: book, reference: reference)
    supplementaryPages = book.optionalPages.map {
      SupplementaryPage($0.kind, $0.file, of: book, operators: operators)
    }
    puzzleChapters = book.book.hasPlayground ? PuzzleChapter.all(in: book, operators, orders: orders) : []
    navigation = Navigation(
      of: book, publication: publication,
      overviews: [
        choicesPage.isEmpty ? nil : .choices, operatorsPage.isEmpty ? nil : .operators,
        terms.allSatisfy(\.terms.isEmpty) ? nil : .glossary, book.book.hasPlayground ? .playground : nil,
        puzzleChapters.isEmpty ? nil : .puzzles,
      ].compactMap(\.self) + supplementaryPages.map(\.overview))
  }

  /// Returns the places where the chapters use the terms.
  func termUses() -> TermIndex {
    TermIndex(
      of: ChapterTerms.firsts(of: terms).flatMap(\.self),
      in: concurrentMap(book.chapters) { TermIndex.Prose(of: $0.text.document) })
  }
}
