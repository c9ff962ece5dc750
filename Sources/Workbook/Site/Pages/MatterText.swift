import Foundation

/// A text that belongs to no chapter, as its page shows it: the cover's, or that of a page beside it.
struct MatterText {
  let heading: HTML
  let text: HTML
  let assets: [SiteAsset]
  let findings: [Finding]

  /// - Parameter title: The heading where the text has none.
  init(_ document: MarkdownDocument, of book: Book, title: String, operators: OperatorIndex) {
    guard let first = book.chapters.first else {
      (heading, text, assets, findings) = ("<h1>\(title)</h1>\n", "", [], document.findings)
      return
    }
    let links = SiteLinks(book: book, chapter: first, folder: book.chaptersFolder, isAtTop: true)
    var renderer = DocumentRenderer(
      document: document, links: links, roles: ChapterText(document).fences.filter(\.isOperators),
      operators: OperatorLinks(operators), anchors: Anchors(reserved: Anchors.ofEveryPage))
    var sections = document.sections(upTo: 1)
    if let title = sections.first, title.level == 1 {
      heading = "<h1>\(renderer.renderWords(of: title.heading))</h1>\n"
      sections[0] = MarkdownSection(heading: [], body: title.body)
    } else {
      heading = "<h1>\(title)</h1>\n"
    }
    var text: HTML = ""
    for section in sections { text += renderer.render(section.heading + section.body) }
    self.text = text
    assets = renderer.gathered.assets
    findings = (document.findings + renderer.gathered.findings).sortedByLine()
  }
}

extension ChapterFence {
  fileprivate var isOperators: Bool { if case .operators = role { true } else { false } }
}
