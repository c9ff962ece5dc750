import Testing

@testable import BookMarkdown
@testable import BookModel

@Suite struct TermIndexTests {
  private func term(_ words: String) -> ChapterTerms.Term {
    ChapterTerms.Term(words: words, sentence: "", line: 1, anchor: nil)
  }

  private func uses(_ terms: [String], in texts: String...) -> [[TermIndex.Use]] {
    let terms = terms.map(term)
    let prose = texts.map {
      TermIndex.Prose(of: MarkdownDocument(text: $0, file: "Chapter.md"))
    }
    let uses = TermIndex(of: terms, in: prose)
    return terms.map(uses.uses)
  }

  @Test func `a chapter with a term three times uses it, in the section with the most occurrences`() {
    let text = "A bell.\n\n# Bells\n\nTwo BELLS, a bell's sound.\n\n## Others\n\nbell\n"
    #expect(uses(["bell", "gong"], in: text, "bell, bell") == [[.init(chapter: 0, anchor: "bells")], []])
  }

  @Test func `of two sections with as many occurrences, the first is used`() {
    let text = "# One\n\nglass glass\n\n# Two\n\nglass glass\n"
    #expect(uses(["glass"], in: text) == [[.init(chapter: 0, anchor: "one")]])
    #expect(uses(["glass"], in: "glass, glass, glass") == [[.init(chapter: 0, anchor: nil)]])
  }

  @Test func `a term can have several words, and parts of words or code do not count`() {
    let text = "cold observable\ncold observables; cold, *observable*. cold `observable`\n"
    #expect(uses(["cold observable"], in: text) == [[.init(chapter: 0, anchor: nil)]])
    #expect(uses(["cold observable"], in: "cold observables cold observablex cold observable") == [[]])
    #expect(
      uses(["old", "Ümlaut"], in: "cold bold fold old; Ümlaut ümlauts ÜMLAUT") == [
        [], [.init(chapter: 0, anchor: nil)],
      ])
  }

  @Test func `empty texts and terms have no uses`() {
    #expect(uses(["!"], in: "! ! !") == [[]])
    #expect(uses([], in: "word") == [])
    #expect(uses(["word"], in: "") == [[]])
  }
}
