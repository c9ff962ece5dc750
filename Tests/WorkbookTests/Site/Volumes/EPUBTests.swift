import Foundation
import ReactiveTesting
import TestSupport
import Testing
@testable import Workbook

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
    try EPUB(try BookVolume(of: site.book), epoch: epoch).data()
  }

  @Test func `pages are XML, and links lead to their files`() throws {
    let volume = try BookVolume(of: site.book)
    let page = try #require(volume.pages.first { $0.path == "Chapter01-One/index.html" })
    let xhtml = EPUBPage(page, of: volume).xhtml
    #expect(xhtml.contains("href=\"Chapter02-Two.xhtml#below\""))
    #expect(xhtml.contains("href=\"Chapter01-One.xhtml#here\""))
    #expect(xhtml.contains("src=\"Chapter01-One/Resources/boat.svg\" alt=\"A boat\"/>"))
    #expect(xhtml.contains("<br/>") && xhtml.contains("<hr/>"))
    #expect(xhtml.contains("<details class=\"asked\">"))
    #expect(XMLParser(data: Data(xhtml.utf8)).parse())
  }

  @Test func `diagrams have their colours with them, and nothing that needs the script`() throws {
    let volume = try BookVolume(of: site.book)
    let rows = DiagramDrawing.Row(
      name: "row", timeline: .init(entries: (0..<30).map { .init($0 * 20, .element("a")) }), isAbove: true)
    let drawing = DiagramDrawing(
      name: "d", frame: 10, columns: 60, rows: [rows], operatorLines: ["map()"], legend: [])
    let page = BookVolume.Page(
      path: "x.html", title: "x", body: MarbleFigure(drawing).html)
    let xhtml = EPUBPage(page, of: volume).xhtml
    #expect(xhtml.matches(of: /<svg/).count == 1)
    #expect(xhtml.contains("<svg xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(!xhtml.contains("data-") && !xhtml.contains("var(--") && !xhtml.contains("tabindex"))
    #expect(xhtml.matches(of: /fill="#fff" stroke="#b3531f"/).count == 30)
    #expect(XMLParser(data: Data(xhtml.utf8)).parse())
  }

  @Test func `the same book gives the same bytes, and its date is what it is told`() throws {
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

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: checker), "There is no epubcheck here: install it."))
  func `epubcheck has nothing to say`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "book.epub")
    try EPUB(try BookVolume(of: site.book)).write(to: file)
    let checked = try Command(
      program: URL(filePath: "/usr/bin/java"),
      arguments: ["-jar", Self.checker, file.path(percentEncoded: false)]
    ).run(atMost: 120)
    #expect(checked.status == 0 && checked.text.contains("No errors or warnings detected"), "\(checked.text)")
  }
}
