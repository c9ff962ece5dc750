import Testing

@testable import TextSupport

struct FirstSentenceTests {
  @Test(
    arguments: [
      (["One. Two."], "One."), (["One", "goes on. Two."], "One goes on."), (["No end"], "No end"),
      (["Of ``Observable``, e.g.this. Two."], "Of `Observable`, e.g.this."), (["One", "", "Two."], "One"),
      (["", "Two."], nil), ([], nil),
    ] as [([String], String?)])
  func `the first sentence of a comment is found`(_ lines: [String], _ sentence: String?) {
    #expect(firstSentence(of: lines) == sentence)
  }
}
