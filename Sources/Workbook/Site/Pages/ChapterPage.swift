import Foundation

/// The page of a chapter.
struct ChapterPage {
  /// What the page shows.
  struct View {
    let title: HTML
    let number: HTML
    /// The heading of the whole page.
    let heading: HTML
    let contents: [Entry]
    /// What stands above the challenges.
    let beginning: HTML
    let challengesHeading: HTML?
    let challenges: [ChallengeSection.Entry]
    /// What stands below the challenges.
    let end: HTML
    let neighbours: [Neighbour]
  }

  /// A heading in the list of contents.
  struct Entry {
    let anchor: HTML
    let words: HTML
  }

  /// The chapter before or after this one.
  struct Neighbour {
    let relation: HTML
    let label: HTML
    let address: HTML
    let title: HTML
  }

  let chapter: BookChapter
  let view: View
  /// The words of the first paragraph.
  let teaser: HTML
  let assets: [SiteAsset]
  let findings: [Finding]

  /// The page's file, below the site's folder.
  var path: String { "\(chapter.name)/index.html" }

  init(at index: Int, of book: Book, gallery: DiagramGallery = DiagramGallery()) {
    let chapter = book.chapters[index]
    let text = book.text(of: chapter)
    let challenges = ChallengeSection(of: chapter, in: book)
    let prose = ChapterProse(
      text, of: chapter, in: book, hasChallenges: !challenges.entries.isEmpty,
      drawings: gallery.drawings(in: chapter))
    let entries = prose.contents.map { Entry(anchor: "\($0.identifier)", words: $0.label) }
    view = View(
      title: "\(chapter.title)", number: "\(chapter.number)", heading: prose.heading,
      contents: entries,
      beginning: prose.beginning, challengesHeading: prose.challengesHeading, challenges: challenges.entries,
      end: prose.end, neighbours: Self.neighbours(of: index, in: book.chapters))
    self.chapter = chapter
    teaser = prose.teaser
    assets = prose.gathered.assets + challenges.assets
    findings = (text.findings + prose.gathered.findings).sortedByLine() + challenges.findings
  }

  private static func neighbours(of index: Int, in chapters: [BookChapter]) -> [Neighbour] {
    func neighbour(_ offset: Int, _ relation: HTML, _ label: HTML) -> Neighbour? {
      guard chapters.indices.contains(index + offset) else { return nil }
      let other = chapters[index + offset]
      return Neighbour(
        relation: relation, label: label, address: "../\(other.name)/index.html",
        title: "\(other.number) \(other.title)")
    }
    return [neighbour(-1, "prev", "Previous"), neighbour(1, "next", "Next")].compactMap(\.self)
  }

  var html: HTML {
    PageFrame(
      title: "\(view.number) \(view.title) · \(PageFrame.book)", root: "../",
      body: """
        <nav class="book" aria-label="Book"><a href="../index.html">\(PageFrame.book)</a></nav>
        <main id="content">
        <header class="title">
        <p>Chapter \(view.number)</p>
        \(view.heading)</header>
        \(contents)<div class="text">
        \(view.beginning)\(view.challengesHeading ?? "")\(HTML.each(view.challenges) { $0.html })\(view.end)</div>
        </main>
        <nav class="neighbours" aria-label="Chapters">
        \(HTML.each(view.neighbours) { $0.html })</nav>

        """
    ).html
  }

  private var contents: HTML {
    if view.contents.isEmpty { return "" }
    return """
      <nav class="contents" aria-label="On this page">
      <ul>
      \(HTML.each(view.contents) { "<li><a href=\"#\($0.anchor)\">\($0.words)</a></li>\n" })</ul>
      </nav>

      """
  }
}

extension ChapterPage.Neighbour {
  fileprivate var html: HTML {
    """
    <a rel="\(relation)" href="\(address)"><span>\(label)</span> \(title)</a>

    """
  }
}
