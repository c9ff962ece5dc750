import Testing

@testable import BookMarkdown
@testable import TextSupport

@Suite struct InvisibleCharactersTests {
  private func findings(_ text: String) -> [String] {
    MarkdownDocument(text: text, file: "A.md").findings.map { "\($0.place)" }
  }

  @Test(arguments: [
    "\u{200B}", "\u{AD}", "\u{202E}", "\u{2028}", "\u{7}", "\u{7F}", "\u{85}", "\u{FEFF}", "\u{61C}",
  ])
  func `an invisible character is reported at its position`(character: String) {
    #expect(findings("# A\n\nwo\(character)rd\n") == ["A.md:3:3"])
  }

  @Test func `an invisible character is named once per line`() {
    let found = MarkdownDocument(text: "a\u{200B}b\u{200B}\n", file: "A.md").findings
    #expect(
      found.map(\.message) == [
        "There is an invisible character here (U+200B, zero width space); remove it."
      ])
  }

  @Test(arguments: [
    "\u{1F469}\u{200D}\u{1F680}", "\u{FE0F}", "10\u{A0}s", "a\tb", "\u{201C}é°…\u{201D}",
    "\u{0645}\u{200C}\u{0646}",
  ])
  func `visible characters and their joiners are accepted`(text: String) {
    #expect(findings("# A\n\n\(text)\n") == [])
  }

  @Test func `invisible characters are reported in code, but not in outputs`() {
    #expect(findings("```text\na\u{200B}\n```\n") == ["A.md:2:2"])
    #expect(findings("```output\na\u{200B}\n```\n") == [])
  }

  @Test func `a NUL is reported wherever it is`() {
    let found = MarkdownDocument(text: "a\0b\n\n```output\nc\0\0\n```\n", file: "A.md").findings
    #expect(found.map(\.place.description) == ["A.md:1:2", "A.md:4:2"])
    #expect(found.first?.message == "There is an invisible character here (U+0000); remove it.")
    #expect(findings("\u{FFFD}\n") == [])
  }

  @Test(arguments: [
    "&#x202E;", "&#8203;", "&#xFEFF;", "&#7;", "&#X200b;", "&shy;", "&ZeroWidthSpace;", "&rlm;", "&NoBreak;",
    "&InvisibleTimes;", "&#0;", "&#x85;",
  ])
  func `a character reference is reported like the character`(reference: String) {
    #expect(findings("# A\n\none\nwo\(reference)rd\n") == ["A.md:4:3"])
    #expect(findings("# A\(reference)b\n") == ["A.md:1:4"])
    #expect(findings("One\n`a\nb` ![a\(reference)b](c.png)\n") == ["A.md:3:7"])
    #expect(findings("[a](https://b.example \"c\nd\(reference)e\")\n") == ["A.md:2:2"])
    #expect(findings("![a](b.png \"c\(reference)d\")\n") == ["A.md:1:14"])
    #expect(findings("[a](https://b\(reference).example)\n") == ["A.md:1:14"])
    #expect(findings("[a]\n\n[a]: https://b.example 'c\(reference)d'\n") == ["A.md:3:26"])
    #expect(findings("| a |\n|---|\n| b\(reference)c |\n") == ["A.md:3:4"])
  }

  @Test(arguments: ["&amp;", "&nbsp;", "&zwj;", "&#x200D;", "&#65;", "&bogus;", "\\&#8203;", "`&#8203;`"])
  func `other references, and text that only looks like one, are accepted`(text: String) {
    #expect(findings("# A\n\nwo\(text)rd\n") == [])
  }

  @Test func `a reference in code is accepted`() {
    #expect(findings("```text\n&#8203;\n```\n\na&#8203;b\n") == ["A.md:5:2"])
    #expect(
      MarkdownDocument(text: "a&#8203;b\n", file: "A.md").findings.map(\.message) == [
        "There is an invisible character here (U+200B, zero width space); remove it."
      ])
  }

  @Test func `a byte order mark is accepted`() {
    #expect(findings("\u{FEFF}# A\n") == [])
  }
}
