import Testing

@testable import BookMarkdown

@Suite struct MarkdownSectionTests {
  private func sections(_ text: String, upTo level: Int) -> [String] {
    MarkdownDocument(text: text, file: "a.md").sections(upTo: level).map {
      "\($0.level) \($0.title): \($0.body.plainText)"
    }
  }

  @Test func `a document is split at its headings`() {
    let text = "above\n\n# One\n\na\n\n## Two `x`\n\nb\n\n### Three\n\nc\n\n# Four\n"
    #expect(sections(text, upTo: 2) == ["0 : above", "1 One: a", "2 Two x: bThreec", "1 Four: "])
    #expect(sections(text, upTo: 1) == ["0 : above", "1 One: aTwo xbThreec", "1 Four: "])
  }

  @Test func `headings in quotes and lists do not start a section`() {
    #expect(sections("# One\n\n> # Two\n\n- # Three\n", upTo: 2) == ["1 One: TwoThree"])
  }

  @Test func `a document without headings is one section`() {
    #expect(sections("a\n\nb\n", upTo: 2) == ["0 : ab"])
    #expect(sections("", upTo: 2) == ["0 : "])
  }

  @Test func `the sections contain the whole document`() {
    let document = MarkdownDocument(text: "a\n\n# One\n\n- b\n  > ## c\n\n## Two\n\nd\n", file: "a.md")
    let joined = document.sections(upTo: 6).flatMap { $0.heading + $0.body }
    #expect(joined == Array(document.events.dropFirst().dropLast()))
  }
}
