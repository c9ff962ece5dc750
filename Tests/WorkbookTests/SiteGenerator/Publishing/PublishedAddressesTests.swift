import Foundation
import Testing

@testable import SiteGenerator
@testable import TextSupport

@Suite struct PublishedAddressesTests {
  private let site: SiteBook

  init() throws {
    site = try SiteBook("One", "Two")
    try site.write("# One\n\n## Old\n\nx\n\n## Other\n\ny\n", to: "Chapter.md")
    try site.write("# Two\n\nA **gate** is a door.\n", to: "Chapter.md", ofChapter: 2)
  }

  private func publish(_ lines: String...) throws {
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(
      to: site.root.appending(path: "Chapters/Published.txt"))
  }

  private var findings: [String] {
    get throws {
      try SiteBuilder(book: site.parsed).site().findings.map { "\($0.line): \($0.message)" }
    }
  }

  @Test func `all pages, headings and terms are added to the existing lines`() throws {
    let addresses = try SiteBuilder(book: site.parsed).site().addresses
    #expect(try PublishedAddresses(of: site.book).add(addresses) == 10)
    let text = try String(contentsOf: site.root.appending(path: "Chapters/Published.txt"), encoding: .utf8)
    #expect(
      text == """
        Chapter01-One/index.html
        Chapter01-One/index.html#old
        Chapter01-One/index.html#one
        Chapter01-One/index.html#other
        Chapter02-Two/index.html
        Chapter02-Two/index.html#two
        glossary.html
        glossary.html#gate
        index.html
        part-1.html

        """)
    #expect(try findings == [])
    try publish("a.html -> index.html", "index.html")
    #expect(try PublishedAddresses(of: site.book).add(["index.html", "b.html"]) == 1)
    #expect(
      try String(contentsOf: site.root.appending(path: "Chapters/Published.txt"), encoding: .utf8)
        == "a.html -> index.html\nb.html\nindex.html\n")
  }

  @Test func `a removed heading needs a redirect`() throws {
    try publish("Chapter01-One/index.html#gone", "gone.html", "Chapter01-One/index.html#old")
    #expect(
      try findings == [
        "1: `Chapter01-One/index.html#gone` was published, but no longer exists; add the address that replaces it, as in "
          + "`Chapter01-One/index.html#gone -> Chapter01-One/index.html#…`.",
        "2: `gone.html` was published, but no longer exists; add the address that replaces it, as in "
          + "`gone.html -> gone.html#…`.",
      ])
    try publish(
      "Chapter01-One/index.html#gone -> Chapter01-One/index.html#old",
      "gone.html -> Chapter02-Two/index.html#two")
    #expect(try findings == [])
  }

  @Test func `an invalid line or target is reported`() throws {
    try publish("a.html -> b.html", "index.html -> part-1.html", "a b", "", "part-1.html", "part-1.html")
    #expect(
      try findings == [
        "3: Expected an address, or two addresses with an arrow, such as `a.html#b -> c.html#d`.",
        "6: `part-1.html` is also on line 5; remove one of them.",
        "1: There is no `b.html` in the book; use an address that exists.",
        "2: `index.html` exists; remove `-> part-1.html`.",
      ])
    #expect(!PublishedAddresses(of: site.book).isValid)
  }

  @Test(arguments: ["../a.html", "/a.html", "b/../../a.html", "style.css", "#a", ".rxbook-site"])
  func `no file is written for an address that cannot be a page of the site`(address: String) throws {
    try publish("\(address) -> index.html")
    let built = try SiteBuilder(book: site.parsed).site()
    #expect(built.findings.map(\.line) == [1])
    #expect(built.files.count == 26)
  }

  @Test func `old anchors redirect to their targets`() throws {
    try publish(
      "Chapter01-One/index.html#before -> Chapter01-One/index.html#other",
      "Chapter01-One/index.html#gate -> glossary.html#gate", "glossary.html#door -> glossary.html#gate",
      "Chapter00-Zero/index.html -> Chapter01-One/index.html",
      "Chapter00-Zero/index.html#x -> Chapter02-Two/index.html#two")
    #expect(try site.build().findings == [])
    let one = try site.built("Chapter01-One/index.html")
    #expect(one.contains("<div class=\"heading\"><span id=\"before\"></span><h2 id=\"other\">"))
    #expect(
      one.contains(
        "<p class=\"moved\"><span id=\"gate\"></span>This has moved: "
          + "<a href=\"../glossary.html#gate\">glossary.html#gate</a></p>\n</main>"))
    #expect(try site.built("glossary.html").contains("<dt id=\"gate\"><span id=\"door\"></span>"))
    let zero = try site.built("Chapter00-Zero/index.html")
    #expect(zero.contains("<meta http-equiv=\"refresh\" content=\"0; url=../Chapter01-One/index.html\">"))
    #expect(zero.contains("<p id=\"x\">This has moved: <a href=\"../Chapter02-Two/index.html#two\">"))
  }
}
