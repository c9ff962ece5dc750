import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct BookPrinterTests {
  private static let printer = try? BookPrinter()

  @Test(.enabled(if: printer != nil, "There is no Chromium here: install it, or name it in RXBOOK_CHROMIUM."))
  func `what is printed says on which page each heading stands`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n## Here\n\nText.\n", to: "Chapter.md")
    try site.write("# Two\n\nText.\n", to: "Chapter.md", ofChapter: 2)
    let file = site.root.appending(path: "book.pdf")
    try #require(Self.printer).print(try BookVolume(of: site.book), to: file)
    let numbers = PrintedPages(of: try Data(contentsOf: file)).numbers
    // A cover, the contents, a part, and two chapters.
    #expect([numbers["p1"], numbers["p2"], numbers["p2-here"], numbers["p3"]] == [3, 4, 4, 5])
  }

  @Test func `without a browser it says what is missing`() {
    #expect(throws: PrintingError.noBrowser) { try BookPrinter(environment: ["PATH": "/nowhere"]) }
    #expect(throws: PrintingError.noBrowser) {
      try BookPrinter(environment: ["PATH": "/bin", "RXBOOK_CHROMIUM": "/nowhere/at/all"])
    }
  }
}
