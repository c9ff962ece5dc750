import BookModel
import Lesson
import TextSupport

/// The page of a part, which lists its chapters with their first paragraphs.
struct PartPage {
  struct Chapter {
    let number: Int
    let title: HTML
    let address: HTML
    let teaser: HTML?
    let lesson: HTML
    let picture: HTML
    /// The reading time.
    let time: HTML
    let size: HTML
    let sections: [PageHeading]
  }

  let index: Int
  let title: HTML
  let chapters: [Chapter]

  /// - Parameters:
  ///   - index: The position of the part in the book.
  ///   - book: The book.
  ///   - summaries: The summaries of all chapters, in order.
  init(at index: Int, of book: ParsedBook, summaries: [ChapterPage.Summary]) {
    let summaries = Dictionary(zip(book.chapters.map(\.name), summaries)) { first, _ in first }
    self.index = index
    title = "\(book.typography.set(book.book.parts[index].title))"
    let own = book.book.parts[index].chapters.compactMap { chapter in
      summaries[chapter.name].map { (chapter: chapter, summary: $0) }
    }
    // Sections that all chapters have, such as the key points, are left out because they don't distinguish the
    // chapters.
    let counts = own.flatMap(\.summary.contents).reduce(into: [:]) { $0[$1.identifier, default: 0] += 1 }
    chapters = own.map { chapter, summary in
      Chapter(
        number: chapter.number, title: summary.title, address: "\(chapter.name)/index.html",
        teaser: summary.teaser.isEmpty ? nil : summary.teaser, lesson: summary.lesson,
        picture: summary.picture,
        time: "\(summary.time.text)", size: "\(summary.size)",
        sections: summary.contents.filter { own.count == 1 || counts[$0.identifier] != own.count })
    }
  }

  func page(in navigation: Navigation) -> PageTemplate {
    func link(_ offset: Int) -> PageTemplate.Link? {
      guard navigation.parts.indices.contains(index + offset) else { return nil }
      let part = navigation.parts[index + offset]
      return PageTemplate.Link(address: "\(part.path)", title: "\(part.title)")
    }
    return PageTemplate(
      navigation: navigation, place: .part(index), path: navigation.parts[index].path, title: title, root: "",
      previous: link(-1), next: link(1),
      body: """
        <header class="title">
        <p>Part \(index + 1)</p>
        <h1>\(title)</h1>
        </header>
        <ul class="chapters">
        \(HTML.each(chapters) { $0.html })</ul>

        """)
  }

  /// The list of chapters for the cover.
  var list: HTML {
    """
    <ul class="chapters cards">
    \(HTML.each(chapters) { $0.card })</ul>

    """
  }
}

extension PartPage.Chapter {
  fileprivate var html: HTML {
    """
    <li>
    <a href="\(address)"><span class="number">\(number)</span> \(title)</a>
    \(HTML.each([teaser].compactMap(\.self)) { "<p>\($0)</p>\n" })\(contents)\
    <p class="size">\(size)</p>
    </li>

    """
  }

  /// The chapter as a card, with the chapter's key point instead of its beginning.
  fileprivate var card: HTML {
    let words = lesson.isEmpty ? teaser ?? "" : lesson
    let shown: HTML = picture.isEmpty ? "" : "\(picture)\n"
    let said: HTML = words.isEmpty ? "" : "<p>\(words)</p>\n"
    return """
      <li>
      <a href="\(address)"><span class="number">\(number)</span> \(title)</a>
      \(shown)\(said)\
      <p class="size">\(time)</p>
      </li>

      """
  }

  private var contents: HTML {
    if sections.isEmpty { return "" }
    return """
      <ul class="topics">
      \(HTML.each(sections) { "<li><a href=\"\(address)#\($0.identifier)\">\($0.label)</a></li>\n" })</ul>

      """
  }
}
