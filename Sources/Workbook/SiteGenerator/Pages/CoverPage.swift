import BookModel
import TextSupport

/// The first page, with the text of the book's cover and its parts with their chapters.
struct CoverPage {
  let heading: HTML
  /// The first paragraph.
  let lead: HTML
  /// The text after the first paragraph.
  let text: HTML
  /// The text of the first paragraph.
  let beginning: String
  let parts: [PartPage]
  let assets: [SiteAsset]
  let findings: [Finding]
  private let hasText: Bool

  init(of book: ParsedBook, parts: [PartPage], operators: OperatorIndex) {
    self.parts = parts
    let title = Navigation.title(of: book)
    hasText = book.cover != nil
    guard let document = book.cover?.text.document else {
      heading = "<h1>\(title)</h1>\n"
      beginning = "A workbook in which every example runs and prints the output below it."
      lead = "<p>\(beginning)</p>\n"
      text = ""
      (assets, findings) = ([], [])
      return
    }
    let cover = SupplementaryText(document, of: book, title: title, operators: operators)
    (heading, lead, text, beginning) = (cover.heading, cover.lead, cover.text, cover.beginning)
    assets = cover.assets
    findings = cover.findings + (book.coverDemo?.findings ?? [])
  }

  /// - Parameters:
  ///   - navigation: The list of all pages.
  ///   - demo: The demo, if it can be drawn.
  ///   - statistics: The size of the book, and the result of the proof.
  func page(in navigation: Navigation, demo: DemoFigure?, _ statistics: BookStatistics) -> PageTemplate {
    let rest: HTML = text.isEmpty ? "" : "<div class=\"text\">\n\(text)</div>\n"
    let edit = hasText ? navigation.publication.editLink(to: "Chapters/Cover.md") : ""
    return PageTemplate(
      navigation: navigation, place: .cover, path: Site.index, title: nil, root: "",
      next: navigation.parts.first?.chapters.first.map {
        PageTemplate.Link(address: "\($0.path)", title: "\($0.number) \($0.title)")
      },
      beginning: beginning, scripts: demo == nil ? [] : [.demoScript],
      picture: LinkPicture(
        kind: statistics.summary, title: "\(navigation.title)", drawing: demo?.drawing),
      body: """
        <div class="hero\(demo == nil ? "" : " beside")">
        <header class="title cover">
        \(heading)\(lead)\(actions(in: navigation))</header>
        \(demo?.html ?? "")</div>
        \(statistics.coverLine)\
        \(HTML.each(parts) { "<section>\n<h2><a href=\"part-\($0.index + 1).html\">\($0.title)</a></h2>\n\($0.list)</section>\n" })\
        \(rest)\(statistics.proofExplanation)\(edit)
        """)
  }

  /// The links with which a reader begins.
  private func actions(in navigation: Navigation) -> HTML {
    let first = navigation.parts.first?.chapters.first
    let operators = navigation.overviews.first { $0.place == .operators }
    if first == nil, operators == nil { return "" }
    let start: HTML =
      first.map { "<a class=\"first\" href=\"\($0.path)\">Start chapter \($0.number)</a>\n" } ?? ""
    let all: HTML = operators.map { "<a href=\"\($0.path)\">\($0.title)</a>\n" } ?? ""
    let playground: HTML =
      navigation.overviews.contains(.playground)
      ? "<a href=\"\(Navigation.Overview.playground.path)\">Open the playground</a>\n" : ""
    return "<p class=\"actions\">\n\(start)\(all)\(playground)</p>\n"
  }
}
