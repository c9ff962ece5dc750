import BookModel
import SystemSupport

/// All chapters of a version of a book, rendered.
struct RenderedChapters: Sendable {
  let all: [RenderedChapter]
  private let book: ParsedBook
  private let navigation: Navigation

  /// Renders the chapters that differ from an earlier version of the book.
  ///
  /// A chapter is rendered again if it was loaded again, or if another chapter changed something that all pages may
  /// show: a title, a challenge, an operator's section, or a choice between operators.
  ///
  /// - Parameter earlier: The chapters of the earlier version, rendered with the same options.
  init(of renderer: ChapterRenderer, after earlier: RenderedChapters? = nil) {
    book = renderer.book
    navigation = renderer.index.navigation
    let usable = earlier.flatMap { [book, navigation] in $0.isShownLike(book, navigation) ? $0 : nil }
    all = concurrentMap(Array(book.chapters.indices)) { [book] position in
      if let usable, usable.book.chapters[position].isSameLoad(as: book.chapters[position]) {
        return usable.all[position]
      }
      return renderer.render(position)
    }
  }

  private func isShownLike(_ book: ParsedBook, _ navigation: Navigation) -> Bool {
    self.navigation == navigation
      && self.book.chapters.elementsEqual(book.chapters) { earlier, chapter in
        earlier.isSameLoad(as: chapter)
          || earlier.operators.isShownLike(chapter.operators)
            && earlier.challenges.map(\.folderName) == chapter.challenges.map(\.folderName)
      }
  }
}
