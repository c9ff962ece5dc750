/// What the head of a page has where its address is known: that address, and what is shown where somebody links to it.
struct PublishedPage {
  let publication: Publication
  let language: String
  let book: String

  /// The page at `path` with that in its head.
  func head(of page: String, at path: String) -> String {
    guard publication.isSomewhere else { return page }
    let title = HTML(stringLiteral: Self.text(between: "<title>", and: "</title>", in: page))
    let address = publication.address(of: path)
    var head: HTML = """
      <link rel="canonical" href="\(address)">
      <meta property="og:type" content="\(path == "index.html" ? "website" : "article")">
      <meta property="og:url" content="\(address)">
      <meta property="og:title" content="\(title)">
      <meta property="og:site_name" content="\(book)">
      <meta property="og:locale" content="\(language.replacing("-", with: "_"))">

      """
    let beginning = Self.beginning(of: page)
    if !beginning.isEmpty {
      head += "<meta name=\"description\" content=\"\(HTML(stringLiteral: beginning))\">\n"
      head += "<meta property=\"og:description\" content=\"\(HTML(stringLiteral: beginning))\">\n"
    }
    return page.replacing("</head>", with: "\(head)</head>", maxReplacements: 1)
  }

  /// The words of the first paragraph of a text, as far as they are worth showing elsewhere.
  private static func beginning(of page: String) -> String {
    guard let text = page.firstRange(of: "<div class=\"text\">") else { return "" }
    let paragraph = Self.text(between: "<p>", and: "</p>", in: page[text.upperBound...])
    let words = paragraph.replacing(#/<[^>]*>/#, with: "").split(whereSeparator: \.isWhitespace)
    var shown = ""
    for word in words where shown.count < 200 { shown += (shown.isEmpty ? "" : " ") + word }
    return shown.count < 200 ? shown : shown + " …"
  }

  private static func text(between start: String, and end: String, in page: some StringProtocol) -> String {
    guard let opening = page.firstRange(of: start),
      let closing = page[opening.upperBound...].firstRange(of: end)
    else { return "" }
    return String(page[opening.upperBound..<closing.lowerBound])
  }
}
