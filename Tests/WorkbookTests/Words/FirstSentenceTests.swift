import Testing
@testable import Workbook

struct FirstSentenceTests {
  @Test(
    arguments: [
      (["One. Two."], "One."), (["One", "goes on. Two."], "One goes on."), (["No end"], "No end"),
      (["Of ``Observable``, e.g.this. Two."], "Of `Observable`, e.g.this."), (["One", "", "Two."], "One"),
      (["", "Two."], nil), ([], nil),
    ] as [([String], String?)])
  func `a comment begins with a sentence`(_ lines: [String], _ sentence: String?) {
    #expect(firstSentence(of: lines) == sentence)
  }
}
