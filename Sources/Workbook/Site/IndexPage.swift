import Lesson

/// The page that lists the parts of the book and their chapters.
struct IndexPage {
  struct Part {
    let title: HTML
    let chapters: [Chapter]
  }

  struct Chapter {
    let number: Int
    let title: HTML
    let address: HTML
    let teaser: HTML?
    let size: HTML
  }

  let parts: [Part]

  init(of book: Book, pages: [ChapterPage]) {
    let pages = Dictionary(pages.map { ($0.chapter.name, $0) }) { first, _ in first }
    parts = book.parts.map { part in
      Part(
        title: "\(part.title)",
        chapters: part.chapters.compactMap { pages[$0.name] }.map { page in
          let examples = Self.count(page.chapter.code.examples.count, "example")
          let challenges = Self.count(page.view.challenges.count, "challenge")
          return Chapter(
            number: page.chapter.number, title: "\(page.chapter.title)", address: "\(page.path)",
            teaser: page.teaser.isEmpty ? nil : page.teaser, size: "\(examples), \(challenges)")
        })
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
