import Foundation
import Testing

@testable import SiteGenerator

@Suite struct PublishedPageTests {
  private func site(_ publication: Publication) throws -> [String: String] {
    let site = try SiteBook("One & \"two\"")
    try site.write("# One & \"two\"\n\nIt says `x < y` & *more*.\n", to: "Chapter.md")
    try Data("# All\n\nOf things.\n".utf8).write(to: site.root.appending(path: "Chapters/Cover.md"))
    return try SiteBuilder(book: site.parsed, publication: publication).site().files.mapValues {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `a page has its address and a description for links to it`() throws {
    let files = try site(try Publication(at: "https://example.org/books/all/"))
    let page = try #require(files["Chapter01-One/index.html"])
    #expect(
      page.contains(
        """
        <link rel="canonical" href="https://example.org/books/all/Chapter01-One/">
        <meta property="og:type" content="article">
        <meta property="og:url" content="https://example.org/books/all/Chapter01-One/">
        <meta property="og:title" content="1 One &amp; “two” · All">
        <meta property="og:site_name" content="All">
        <meta property="og:locale" content="en">
        <meta name="twitter:card" content="summary">
        <meta name="description" content="It says x &lt; y &amp; more.">
        <meta property="og:description" content="It says x &lt; y &amp; more.">
        </head>
        """))
    #expect(files["index.html"]?.contains("href=\"https://example.org/books/all/\">") == true)
    #expect(
      files["sitemap.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/books/all/Chapter01-One/</loc></url>
        <url><loc>https://example.org/books/all/</loc></url>
        <url><loc>https://example.org/books/all/part-1.html</loc></url>
        </urlset>

        """)
    let missing = try #require(files["404.html"])
    #expect(missing.contains("href=\"https://example.org/books/all/style.css\""))
    #expect(!missing.contains("canonical"))
  }

  @Test func `a page links to the editor of its text`() throws {
    let files = try site(try Publication(editing: "https://example.org/you/book/edit/main"))
    let link = "<a href=\"https://example.org/you/book/edit/main/Chapters/"
    #expect(
      files["Chapter01-One/index.html"]?.contains("\(link)Chapter01-One/Chapter.md\">Edit this page") == true)
    #expect(files["index.html"]?.contains("\(link)Cover.md\">") == true)
    #expect(files["part-1.html"]?.contains("class=\"edit\"") == false)
    #expect(files["404.html"] == nil)
  }

  @Test func `without a base URL, pages have no absolute addresses`() throws {
    let files = try site(.nowhere)
    #expect(
      files.keys.filter { !$0.contains("/") }.sorted() == [
        "chapters.js", "diagrams.js", "favicon.svg", "fonts.js", "index.html", "page.js", "part-1.html",
        "reader.js", "sharing.js", "style.css", "theme.js", "tracing.js",
      ])
    for (path, page) in files where path.hasSuffix(".html") {
      #expect(
        !page.contains("og:") && !page.contains("canonical") && !page.contains("class=\"edit\""), "\(path)")
    }
  }

  @Test(arguments: [
    "example.org", "ftp://example.org", "https://", "javascript:alert(1)", "https://a.org/?b",
    "https://a.org/#b", "",
  ])
  func `an invalid base URL is rejected`(address: String) {
    #expect(throws: PublicationError.noAddress(address, option: "--base-url")) {
      try Publication(at: address)
    }
  }
}
