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

  var html: HTML {
    PageFrame(
      title: PageFrame.book, root: "",
      body: """
        <main id="content" class="index">
        <header class="title">
        <h1>\(PageFrame.book)</h1>
        <p>A workbook. Every example in it runs, and prints what stands under it.</p>
        </header>
        \(HTML.each(parts) { $0.html })</main>

        """
    ).html
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension IndexPage.Part {
  fileprivate var html: HTML {
    """
    <section>
    <h2>\(title)</h2>
    <ul class="chapters">
    \(HTML.each(chapters) { $0.html })</ul>
    </section>

    """
  }
}

extension IndexPage.Chapter {
  fileprivate var html: HTML {
    """
    <li>
    <a href="\(address)"><span class="number">\(number)</span> \(title)</a>
    \(HTML.each([teaser].compactMap(\.self)) { "<p>\($0)</p>\n" })<p class="size">\(size)</p>
    </li>

    """
  }
}
