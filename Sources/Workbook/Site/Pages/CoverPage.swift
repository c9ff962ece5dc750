/// The first page: what the book is, as its cover says, and its parts with their chapters.
struct CoverPage {
  let heading: HTML
  let text: HTML
  let parts: [PartPage]
  let assets: [SiteAsset]
  let findings: [Finding]

  init(of book: Book, parts: [PartPage], operators: OperatorIndex) {
    self.parts = parts
    let title = BookFrame.title(of: book)
    guard let document = book.coverDocument else {
      heading = "<h1>\(title)</h1>\n"
      text = "<p>A workbook. Every example in it runs, and prints what stands under it.</p>\n"
      (assets, findings) = ([], [])
      return
    }
    let cover = MatterText(document, of: book, title: title, operators: operators)
    (heading, text, assets, findings) = (cover.heading, cover.text, cover.assets, cover.findings)
  }

  func html(in frame: BookFrame) -> HTML {
    PageFrame(
      book: frame, place: .cover, title: nil, root: "",
      next: frame.parts.first?.chapters.first.map {
        PageFrame.Link(address: "\($0.path)", title: "\($0.number) \($0.title)")
      },
      body: """
        <header class="title cover">
        \(heading)</header>
        <div class="text">
        \(text)</div>
        \(HTML.each(parts) { "<section>\n<h2><a href=\"part-\($0.index + 1).html\">\($0.title)</a></h2>\n\($0.list)</section>\n" })\
        \(text.isEmpty ? "" : frame.publication.editLink(to: "Chapters/Cover.md"))
        """
    ).html
  }
}
