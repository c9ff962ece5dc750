import BookMarkdown
import BookModel
import Foundation
import TextSupport

/// The rendered text of the cover or an optional page.
struct SupplementaryText {
  let heading: HTML
  /// The first paragraph, if the text starts with one.
  let lead: HTML
  /// The rest of the text.
  let text: HTML
  /// The text of the first paragraph.
  let beginning: String
  let assets: [SiteAsset]
  let findings: [Finding]

  /// - Parameters:
  ///   - document: The text.
  ///   - book: The book.
  ///   - title: The heading if the text has none.
  ///   - operators: The operators with their sections.
  init(_ document: MarkdownDocument, of book: ParsedBook, title: String, operators: OperatorIndex) {
    guard let first = book.chapters.first?.chapter else {
      (heading, lead, text, beginning) = ("<h1>\(title)</h1>\n", "", "", "")
      (assets, findings) = ([], document.findings)
      return
    }
    let links = SiteLinks(book: book, chapter: first, folder: book.chaptersFolder, isAtTop: true)
    var renderer = DocumentRenderer(
      document: document, links: links, roles: ChapterText(document).fences.filter(\.isOnCover),
      operators: OperatorLinks(operators), anchors: Anchors())
    var sections = document.sections(upTo: 1)
    if let title = sections.first, title.level == 1 {
      heading = "<h1>\(renderer.renderWords(of: title.heading))</h1>\n"
      sections[0] = MarkdownSection(heading: [], body: title.body)
    } else {
      heading = "<h1>\(title)</h1>\n"
    }
    let paragraph = sections.first?.firstParagraph ?? []
    lead = renderer.render(paragraph)
    if let first = sections.first {
      sections[0] = MarkdownSection(heading: first.heading, body: first.body[paragraph.endIndex...])
    }
    var text: HTML = ""
    for section in sections { text += renderer.render(section.heading + section.body) }
    self.text = text
    beginning = renderer.gathered.firstParagraph ?? ""
    assets = renderer.gathered.assets
    findings = (document.findings + renderer.gathered.findings).sortedByLine()
  }
}

extension ChapterFence {
  fileprivate var isOnCover: Bool {
    switch role {
    case .operators, .demo: true
    default: false
    }
  }
}

extension MarkdownSection {
  /// The paragraph with which the section starts, or nothing.
  fileprivate var firstParagraph: ArraySlice<MarkdownEvent> {
    guard heading.isEmpty, case .enter(let node) = body.first, case .paragraph = node.kind,
      let end = body.firstIndex(of: .exit(node))
    else { return body.prefix(0) }
    return body[...end]
  }
}
