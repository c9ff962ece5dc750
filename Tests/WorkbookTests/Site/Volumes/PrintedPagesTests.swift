import Foundation
import Testing
@testable import Workbook

@Suite struct PrintedPagesTests {
  @Test func `pages are counted in the order of their tree, not of the file`() {
    let file = """
      5 0 obj
      <</Type /Page>>
      endobj
      9 0 obj
      <</Type /Pages
      /Count 3
      /Kids [7 0 R 2 0 R]>>
      endobj
      7 0 obj
      <</Type /Pages
      /Parent 9 0 R
      /Kids [4 0 R 5 0 R]>>
      endobj
      14 0 obj
      <</one [2 0 R /XYZ 6 826.1 0]
      /two-#25C3#25BC [5 0 R /XYZ 0 0 0]
      /gone [99 0 R /XYZ 0 0 0]>>
      """
    let pages = PrintedPages(of: Data([0xFF, 0x00]) + Data(file.utf8))
    #expect(pages.numbers == ["one": 3, "two-ü": 2])
  }

  @Test func `what is no printed file has no pages`() {
    #expect(PrintedPages(of: Data("nothing".utf8)).numbers.isEmpty)
  }
}
