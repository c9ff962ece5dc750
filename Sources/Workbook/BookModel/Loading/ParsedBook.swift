import BookMarkdown
import Foundation
import SystemSupport

/// A book as it was when it was loaded, with everything that commands, proofs and pages need to know about its files.
///
/// All files have been read. Each one is parsed at most once, when its contents are first needed, because most commands
/// need only a few.
package struct ParsedBook: Sendable {
  /// The book that was loaded: its folder and the chapters' code.
  package let book: Book
  /// The chapters in reading order.
  package let chapters: [ParsedChapter]
  private let pages: LoadedPages
  private let index: LazyValue<OperatorIndex>
  private let firstTerms: LazyValue<[[ChapterTerms.Term]]>

  init(_ book: Book, chapters: [ParsedChapter], pages: LoadedPages) {
    self.book = book
    self.chapters = chapters
    self.pages = pages
    index = LazyValue {
      OperatorIndex(
        of: book, listing: OperatorList(cover: pages.cover, sources: pages.operatorSources),
        chapters: concurrentMap(chapters) { $0.operators })
    }
    firstTerms = LazyValue { ChapterTerms.firsts(of: concurrentMap(chapters) { $0.terms }) }
  }

  package var root: URL { book.root }
  package var solutions: URL { book.solutions }
  package var scratch: URL { book.scratch }
  package var chaptersFolder: URL { book.chaptersFolder }
  /// Returns the path of `url` for output: relative to the book's folder if `url` is inside it.
  package func path(of url: URL) -> String { book.path(of: url) }

  /// The page before the chapters, whose title is the title of the book, or nil.
  package var cover: BookFile? { pages.cover }

  /// The preface, the appendix and the colophon, if the book has them.
  package var optionalPages: [(kind: OptionalPage, file: BookFile)] { pages.optionalPages }

  /// All Markdown files that were loaded.
  package var markdownFiles: [BookFile] {
    [cover].compactMap(\.self) + optionalPages.map(\.file) + chapters.map(\.markdown)
      + challenges.flatMap { [$0.statement, $0.hints] }
  }

  /// All challenges, in the order of the book.
  package var challenges: [Challenge] { chapters.flatMap(\.challenges) }

  /// The operators of the book, with the section and the advice for each.
  package var operators: OperatorIndex { index.value }

  /// The terms that each chapter defines, except those that an earlier chapter has defined.
  package var terms: [[ChapterTerms.Term]] { firstTerms.value }

  /// Parses the texts of all chapters in parallel, for a command that needs all of them.
  package func parseTexts() { _ = concurrentMap(chapters) { $0.questions.count } }

  /// Returns the chapters of one part of the book.
  package func chapters(of part: Part) -> [ParsedChapter] {
    let names = Set(part.chapters.map(\.name))
    return chapters.filter { names.contains($0.chapter.name) }
  }

  // MARK: Reloading

  /// Returns the book after files in the chapters' folder have changed, with the affected chapters loaded again.
  ///
  /// - Parameter paths: The paths of the files, relative to the chapters' folder.
  package func reloading(_ paths: Set<String>) -> ParsedBook {
    let names = Set(paths.map { path in String(path.prefix { $0 != "/" }) })
    // The cover doesn't belong to a chapter.
    guard names.isSubset(of: chapters.map(\.name)) else { return BookLoader.load(book) }
    return names.isEmpty ? self : reloading(chapters: names)
  }

  /// Returns the book with some chapters loaded again, for example after a save.
  ///
  /// The other chapters stay parsed.
  ///
  /// - Parameter names: The names of the chapters' folders.
  package func reloading(chapters names: Set<String>) -> ParsedBook {
    ParsedBook(
      book,
      chapters: concurrentMap(chapters) {
        names.contains($0.chapter.name) ? BookLoader.load($0.chapter, of: book) : $0
      }, pages: pages)
  }
}

/// The pages of a book that don't belong to a chapter.
struct LoadedPages: Sendable {
  let cover: BookFile?
  let optionalPages: [(kind: OptionalPage, file: BookFile)]
  /// The Swift files at each path in the cover's list of operators.
  let operatorSources: [String: [BookFile]]
}
