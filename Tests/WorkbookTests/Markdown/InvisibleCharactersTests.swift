import Testing
@testable import Workbook

@Suite struct InvisibleCharactersTests {
  private func findings(_ text: String) -> [String] {
    MarkdownDocument(text: text, file: "A.md").findings.map { "\($0.place)" }
  }

  @Test(arguments: [
    "\u{200B}", "\u{AD}", "\u{202E}", "\u{2028}", "\u{7}", "\u{7F}", "\u{85}", "\u{FEFF}", "\u{61C}",
  ])
  func `a character that nobody sees is found where it stands`(character: String) {
    #expect(findings("# A\n\nwo\(character)rd\n") == ["A.md:3:3"])
  }

  @Test func `it is named, once for a line`() {
    let found = MarkdownDocument(text: "a\u{200B}b\u{200B}\n", file: "A.md").findings
    #expect(
      found.map(\.message) == [
        "There is a character here that nobody sees (U+200B, zero width space); take it out."
      ])
  }

  @Test(arguments: [
    "\u{1F469}\u{200D}\u{1F680}", "\u{FE0F}", "10\u{A0}s", "a\tb", "\u{201C}é°…\u{201D}",
    "\u{0645}\u{200C}\u{0646}",
  ])
  func `what others see, or what joins it, is fine`(text: String) {
    #expect(findings("# A\n\n\(text)\n") == [])
  }

  @Test func `in code it counts, in an output what is printed decides`() {
    #expect(findings("```text\na\u{200B}\n```\n") == ["A.md:2:2"])
    #expect(findings("```output\na\u{200B}\n```\n") == [])
  }

  @Test func `a NUL is found wherever it stands`() {
    let found = MarkdownDocument(text: "a\0b\n\n```output\nc\0\0\n```\n", file: "A.md").findings
    #expect(found.map(\.place.description) == ["A.md:1:2", "A.md:4:2"])
    #expect(found.first?.message == "There is a character here that nobody sees (U+0000); take it out.")
    #expect(findings("\u{FFFD}\n") == [])
  }

  @Test func `a mark at the beginning of the file is none of the text`() {
    #expect(findings("\u{FEFF}# A\n") == [])
  }
}
