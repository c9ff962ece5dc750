import Testing

@testable import TextSupport

@Suite struct TermProofTests {
  @Test func `a term that is defined twice is reported at the second definition`() throws {
    let chapter = try ChapterFixture("# A\n\nA **relay** is this.\n\n## B\n\nSeveral **relays** are that.\n")
    #expect(chapter.findings.map(\.line) == [7])
    #expect(chapter.findings.first?.related.map(\.description) == ["Chapters/Chapter03-A/Chapter.md:3"])
  }

  @Test func `a term that is defined once is accepted`() throws {
    #expect(try ChapterFixture("# A\n\nA **relay** is this. A relay is that.\n").findings == [])
  }
}
