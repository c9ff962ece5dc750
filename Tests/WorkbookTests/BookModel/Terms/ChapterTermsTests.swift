import Testing

@testable import BookMarkdown
@testable import BookModel

@Suite struct ChapterTermsTests {
  private func terms(_ markdown: String) -> [ChapterTerms.Term] {
    ChapterTerms(of: MarkdownDocument(text: markdown, file: "Chapter.md")).terms
  }

  @Test func `bold text in a paragraph is a term, listed with its sentence and section`() {
    let found = terms(
      """
      # A

      ## On `radios`

      You know this. A **radio
      channel** keeps `nothing`, ever. It forgets.

      - **No** term.

      > **Nor** this.
      """)
    #expect(
      found == [
        ChapterTerms.Term(
          words: "radio channel", sentence: "A radio channel keeps `nothing`, ever.", line: 5,
          anchor: "on-radios")
      ])
  }

  @Test(arguments: [
    ("A **word** of 3.5 m. More.", "A word of 3.5 m."), ("Is it a **word**? Yes.", "Is it a word?"),
    ("**Word**", "Word"), ("One. **Word**: it has no stop", "Word: it has no stop"),
    ("He said “stop.” A **word** is this.", "A word is this."),
    ("Ask: “is it?” and a **word** is. (It is.) So.", "Ask: “is it?” and a word is."),
  ])
  func `a sentence ends at a full stop before a space`(paragraph: String, sentence: String) {
    #expect(terms("# A\n\n\(paragraph)\n").map(\.sentence) == [sentence])
  }

  @Test func `names of challenges are not terms`() {
    #expect(terms("# A\n\n## Challenges\n\n**The ferry** (`chapter3/1`). Load it.\n") == [])
  }

  @Test func `a term and its plural have the same key`() {
    #expect(
      Set(terms("# A\n\nA **Term** is. **Terms** are. A **process** runs.\n").map(\.key)) == [
        "term", "process",
      ])
  }
}
