import Testing
@testable import Workbook

@Suite struct TermProofTests {
  @Test func `a term that is bold twice is told where it is bold again`() throws {
    let chapter = try ChapterFixture("# A\n\nA **relay** is this.\n\n## B\n\nSeveral **relays** are that.\n")
    #expect(chapter.findings.map(\.line) == [7])
    #expect(chapter.findings.first?.related.map(\.description) == ["Chapters/Chapter03-A/Chapter.md:3"])
  }

  @Test func `a term that is bold once is no finding`() throws {
    #expect(try ChapterFixture("# A\n\nA **relay** is this. A relay is that.\n").findings == [])
  }
}
