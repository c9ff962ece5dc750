import Foundation
import ReactiveTesting
import TestSupport
import Testing

@testable import BookModel
@testable import Prover
@testable import SiteGenerator
@testable import SystemSupport
@testable import TextSupport

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct EPUBTests {
  private let site: SiteBook

  init() throws {
    site = try SiteBook("One", "Two")
    try site.write(
      """
      # One

      A **boat** floats.<!-- note --> See [two](../Chapter02-Two/Chapter.md#below) and [me](#here).
      A line  \nbroken.

      ***

      ## Here

      ![A boat](Resources/boat.svg)

      ```swift of="One"
      one(1, [2])
      ```

      What?

      ```output
      --- Example of: One ---
      <1> & "2"
      ```
      """, to: "Chapter.md")
    try site.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Resources/boat.svg")
    try site.write("# Two\n\n## Below\n\nEnd.\n", to: "Chapter.md", ofChapter: 2)
  }

  private func data(epoch: String? = nil) throws -> Data {
    try EPUB(try PrintableBook(of: site.parsed), epoch: epoch).data()
  }

  @Test func `pages are valid XML, and links point to files of the EPUB`() throws {
    let book = try PrintableBook(of: site.parsed)
    let page = try #require(book.pages.first { $0.path == "Chapter01-One/index.html" })
    let xhtml = EPUBPage(page, of: book).xhtml
    #expect(xhtml.contains("href=\"Chapter02-Two.xhtml#below\""))
    #expect(xhtml.contains("href=\"Chapter01-One.xhtml#here\""))
    #expect(xhtml.contains("src=\"file0.svg\" alt=\"A boat\"/>"))
    #expect(xhtml.contains("<br/>") && xhtml.contains("<hr/>"))
    #expect(xhtml.contains("<details class=\"folded\">"))
    #expect(XMLParser(data: Data(xhtml.utf8)).parse())
  }

  @Test func `code that looks like markup is escaped`() throws {
    let code = "<a href=\"none.html\" name=\"x\"><br><svg><path d>"
    try site.write("# One\n\n```html\n\(code)\n```\n", to: "Chapter.md")
    let book = try PrintableBook(of: site.parsed)
    let page = try #require(book.pages.first { $0.path == "Chapter01-One/index.html" })
    let shown = code.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(EPUBPage(page, of: book).xhtml.replacing("&quot;", with: "\"").contains(shown))
    #expect(PrintDocument(book).html.description.replacing("&quot;", with: "\"").contains(shown))
  }

  @Test func `diagrams contain their colours, and nothing that requires the script`() throws {
    let book = try PrintableBook(of: site.parsed)
    let rows = DiagramDrawing.Row(
      name: "row", timeline: .init(entries: (0..<30).map { .init($0 * 20, .element("a")) }), isAbove: true)
    let drawing = DiagramDrawing(
      name: "d", frame: 10, columns: 60, rows: [rows], operatorLines: ["map()"], legend: [])
    let page = PrintableBook.Page(
      path: "x.html", title: "x", body: MarbleFigure(drawing).html)
    let xhtml = EPUBPage(page, of: book).xhtml
    #expect(xhtml.matches(of: /<svg/).count == 1)
    #expect(xhtml.contains("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(!xhtml.contains("data-") && !xhtml.contains("var(--") && !xhtml.contains("tabindex"))
    #expect(xhtml.matches(of: /circle fill="#1d5cb3"/).count == 30)
    #expect(XMLParser(data: Data(xhtml.utf8)).parse())
  }

  @Test func `an EPUB is reproducible, and its date is configurable`() throws {
    #expect(try data() == data())
    let text = String(decoding: try data(epoch: "1700000000"), as: UTF8.self)
    #expect(text.contains("<meta property=\"dcterms:modified\">2023-11-14T22:13:20Z</meta>"))
    for epoch in [nil, "soon", "-1", "1e300"] {
      let text = String(decoding: try data(epoch: epoch), as: UTF8.self)
      #expect(text.contains("<meta property=\"dcterms:modified\">1980-01-01T00:00:00Z</meta>"))
    }
    #expect(text.contains(/<dc:identifier id="book">urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}</))
  }

  private static let checker = "/usr/share/java/epubcheck.jar"

  /// The names of images, and how a text may spell them.
  private static let names: [(name: String, spellings: [String])] = [
    ("a&b.png", ["Resources/a&b.png", "Resources/a%26b.png", "Resources/a&amp;b.png"]),
    ("it's.png", ["Resources/it's.png", "Resources/it%27s.png"]),
    ("a b.png", ["<Resources/a b.png>", "Resources/a%20b.png"]),
    ("\"a\".png", ["<Resources/\"a\".png>", "Resources/%22a%22.png"]),
    ("100%.png", ["Resources/100%.png", "Resources/100%25.png"]),
    ("50%25.png", ["Resources/50%2525.png"]), ("a#b.png", ["Resources/a%23b.png"]),
    ("a?b.png", ["Resources/a%3Fb.png"]), ("a:b.png", ["Resources/a:b.png", "Resources/a%3Ab.png"]),
    ("<a>.png", ["Resources/%3Ca%3E.png"]), ("a\\b.png", ["Resources/a%5Cb.png"]),
    ("größe.png", ["Resources/größe.png", "Resources/gr%C3%B6%C3%9Fe.png"]), ("画像.PNG", ["Resources/画像.PNG"]),
    ("a+b;c,d=e.png", ["Resources/a+b;c,d=e.png"]), ("[a]{b}.png", ["<Resources/[a]{b}.png>"]),
    ("a (1).png", ["<Resources/a (1).png>"]), ("\u{1F682}.png", ["Resources/\u{1F682}.png"]),
  ]

  /// An image of one pixel.
  private static let picture: Data = {
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
    return Data(base64Encoded: text) ?? Data()
  }()

  /// Writes a text with these images, with links to them and to other files, and with unusual headings.
  private func writePictures() throws {
    var text = "# One\n\n"
    for (name, spellings) in Self.names {
      let file = site.book.chapters[0].resources.appending(path: name)
      try Self.picture.write(to: file)
      for spelling in spellings { text += "![A picture](\(spelling))\n\n[Open it](\(spelling)) it.\n\n" }
    }
    for file in ["data & more.json", "wide.avif"] { try site.write("{}", to: "Resources/\(file)") }
    text += "[Data](<Resources/data & more.json>), and ![a wide one](Resources/wide.avif) in words.\n\n"
    text += "## Content\n\n## Pages\n\n## ⚠️ Caution\n\n## 1 & 2\n\n## ?\n\n## 数字\n\n"
    text +=
      "[Down](#️-caution), [there](#%E6%95%B0%E5%AD%97), [here](#数字), [one](#1--2), [web](https://a.example/?a=1&b='2').\n"
    try site.write(text, to: "Chapter.md")
  }

  @Test func `images can have any name`() throws {
    try writePictures()
    let book = try PrintableBook(of: site.parsed)
    #expect(book.findings.filter { !$0.message.contains("example") } == [])
    let page = try #require(book.pages.first { $0.path == "Chapter01-One/index.html" })
    let xhtml = EPUBPage(page, of: book).xhtml
    #expect(XMLParser(data: Data(xhtml.utf8)).parse(), "\(xhtml)")
    let count = Self.names.map(\.spellings.count).reduce(0, +)
    let sources = xhtml.matches(of: /<img src="([^"]*)"/).map { String($0.output.1) }
    #expect(sources.count == count && xhtml.matches(of: /<img/).count == count)
    #expect(sources.allSatisfy { $0.wholeMatch(of: /file[0-9]+\.png/) != nil }, "\(sources)")
    #expect(Set(sources).count == Self.names.count)
    #expect(xhtml.contains("and a wide one in words"))
    #expect(xhtml.contains("<a href=\"Chapter01-One.xhtml#\u{FE0F}-caution\">Down</a>"))
    #expect(xhtml.matches(of: /<a href="Chapter01-One.xhtml#数字">(there|here)/).count == 2)
    #expect(xhtml.contains("<a href=\"https://a.example/?a=1&amp;b=&#39;2&#39;\">web</a>"))
    #expect(!xhtml.contains("href=\"file"))
  }

  @Test func `the site and the PDF show images with any name`() throws {
    try writePictures()
    let built = try SiteBuilder(book: site.parsed).site()
    let page = String(decoding: try #require(built.files["Chapter01-One/index.html"]), as: UTF8.self)
    func addresses(_ html: String) -> [String] {
      html.matches(of: /<img src="([^"]*)"/).map {
        String($0.output.1).replacing("&amp;", with: "&").replacing("&#39;", with: "'")
      }
    }
    let wanted = Self.names.flatMap { name, spellings in spellings.map { _ in name } }
    let onSite = addresses(page).filter { !$0.hasSuffix(".avif") }
    #expect(onSite.count == wanted.count)
    for (address, name) in zip(onSite, wanted) {
      #expect(address.allSatisfy { !" \"?#<>\\:".contains($0) && $0.isASCII }, "\(address)")
      #expect(address.removingPercentEncoding == "Resources/\(name)")
      #expect(built.files["Chapter01-One/Resources/\(name)"] == Self.picture)
    }
    let printed = addresses(PrintDocument(try PrintableBook(of: site.parsed)).html.description)
      .filter { !$0.hasSuffix(".avif") }
    #expect(printed.count == wanted.count)
    for (address, name) in zip(printed, wanted) {
      #expect(URL(string: address)?.lastPathComponent == name, "\(address)")
      #expect(URL(string: address).flatMap { try? Data(contentsOf: $0) } == Self.picture)
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: checker), "epubcheck is not installed."),
    arguments: [false, true])
  func `epubcheck reports no problems`(hasStrangeNames: Bool) throws {
    if hasStrangeNames { try writePictures() }
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "book.epub")
    try EPUB(try PrintableBook(of: site.parsed)).write(to: PrintedFile(at: file, option: "--epub"))
    let checked = try Command(
      program: URL(filePath: "/usr/bin/java"),
      arguments: ["-jar", Self.checker, file.path(percentEncoded: false)]
    ).run(atMost: 120)
    #expect(checked.status == 0 && checked.text.contains("No errors or warnings detected"), "\(checked.text)")
  }
}
