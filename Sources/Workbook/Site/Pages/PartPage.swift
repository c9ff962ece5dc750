import Lesson

/// The chapters of one part, each with its first paragraph.
struct PartPage {
  struct Chapter {
    let number: Int
    let title: HTML
    let address: HTML
    let teaser: HTML?
    let size: HTML
    let sections: [PageHeading]
  }

  let index: Int
  let title: HTML
  let chapters: [Chapter]

  /// - Parameter outlines: Those of the book's chapters, in their order.
  init(at index: Int, of book: Book, outlines: [ChapterPage.Outline]) {
    let outlines = Dictionary(zip(book.chapters.map(\.name), outlines)) { first, _ in first }
    self.index = index
    title = "\(book.typography.set(book.parts[index].title))"
    let own = book.parts[index].chapters.compactMap { chapter in
      outlines[chapter.name].map { (chapter: chapter, outline: $0) }
    }
    // What all of them have, as a list of key points, tells none from the others.
    let counts = own.flatMap(\.outline.contents).reduce(into: [:]) { $0[$1.identifier, default: 0] += 1 }
    chapters = own.map { chapter, outline in
      let diagrams = chapter.code.diagrams.count
      let sizes = [
        counted(outline.examples, "example"), diagrams == 0 ? nil : counted(diagrams, "diagram"),
        outline.questions == 0 ? nil : counted(outline.questions, "question"),
        counted(outline.challenges, "challenge"),
      ]
      return Chapter(
        number: chapter.number, title: outline.title, address: "\(chapter.name)/index.html",
        teaser: outline.teaser.isEmpty ? nil : outline.teaser,
        size: "\(sizes.compactMap(\.self).joined(separator: ", "))",
        sections: outline.contents.filter { own.count == 1 || counts[$0.identifier] != own.count })
    }
  }

  func html(in frame: BookFrame) -> HTML {
    func link(_ offset: Int) -> PageFrame.Link? {
      guard frame.parts.indices.contains(index + offset) else { return nil }
      let part = frame.parts[index + offset]
      return PageFrame.Link(address: "\(part.path)", title: "\(part.title)")
    }
    return PageFrame(
      book: frame, place: .part(index), title: title, root: "", previous: link(-1), next: link(1),
      body: """
        <header class="title">
        <p>Part \(index + 1)</p>
        <h1>\(title)</h1>
        </header>
        <ul class="chapters">
        \(HTML.each(chapters) { $0.html(withSections: true) })</ul>

        """
    ).html
  }

  /// The chapters, as the cover lists them.
  var list: HTML {
    """
    <ul class="chapters">
    \(HTML.each(chapters) { $0.html(withSections: false) })</ul>

    """
  }
}

extension PartPage.Chapter {
  fileprivate func html(withSections: Bool) -> HTML {
    """
    <li>
    <a href="\(address)"><span class="number">\(number)</span> \(title)</a>
    \(HTML.each([teaser].compactMap(\.self)) { "<p>\($0)</p>\n" })\(withSections ? contents : "")\
    <p class="size">\(size)</p>
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
