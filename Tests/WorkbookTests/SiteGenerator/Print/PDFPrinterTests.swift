import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

@Suite struct PDFPrinterTests {
  private static let printer = try? PDFPrinter()

  @Test(.enabled(if: printer != nil, "Chromium is not installed. Install it, or set RXBOOK_CHROMIUM."))
  func `a PDF has a page for each part and chapter, and an outline`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n## Here\n\nText.\n", to: "Chapter.md")
    try site.write("# Two\n\nText.\n", to: "Chapter.md", ofChapter: 2)
    let url = site.root.appending(path: "book.pdf")
    for _ in 1...2 {
      let file = try PrintedFile(at: url, option: "--pdf")
      try #require(Self.printer).print(try PrintableBook(of: site.parsed), to: file)
    }
    // Each byte becomes a character.
    let text = String(decoding: try Data(contentsOf: url).map { UInt16($0) }, as: UTF16.self)
    // A cover, the contents, a part, and two chapters.
    #expect(text.matches(of: /\/Type \/Page\b/).count == 5)
    #expect(text.contains("/Outlines"))
    #expect(text.hasPrefix("%PDF") && text.hasSuffix(PrintedFile.mark))
  }

  @Test func `a missing browser is reported`() {
    #expect(throws: PrintingError.noBrowser) { try PDFPrinter(environment: ["PATH": "/nowhere"]) }
    #expect(throws: PrintingError.noBrowser) {
      try PDFPrinter(environment: ["PATH": "/bin", "RXBOOK_CHROMIUM": "/nowhere/at/all"])
    }
  }
}
