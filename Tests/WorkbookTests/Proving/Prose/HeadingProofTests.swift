import Testing

@testable import Workbook

@Suite struct HeadingProofTests {
  private func findings(_ text: String) -> [String] {
    HeadingProof(MarkdownDocument(text: text, file: "A.md")).findings.map { "\($0.line): \($0.message)" }
  }

  @Test(arguments: [
    "# A\n", "\u{FEFF}# A\n\n## B\n", "A\n=\n\nwords\n", "<!-- a note -->\n\n# A\n",
    "# `a`\n\n### B\n\n## B\n",
    "",
  ]) func `one title, first, is fine`(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: ["words\n", "\n## A\n\n### B\n", "#A\n", "```text\n# A\n```\n"])
  func `a text without a title is found`(text: String) {
    #expect(
      findings(text) == ["1: This text has no title; begin it with a heading of the first level: `# …`."])
  }

  @Test(arguments: ["# B", "B\n===", "> # B", "- a\n  # B"])
  func `a second title is found where it stands`(second: String) {
    let found = findings("# A\n\nwords\n\n\(second)\n")
    #expect(found.count == 1)
    #expect(found.first?.contains("This is a second title") == true)
    #expect(found.first?.hasPrefix(second.hasPrefix("- ") ? "6: " : "5: ") == true)
  }

  @Test(arguments: ["words", "## B", "- a", "***", "> # B"]) func `what stands above the title is found`(
    above: String
  ) {
    #expect(
      findings("\n\(above)\n\n# A\n").contains(
        "2: This stands above the title; a text begins with its title."))
  }

  @Test func `a heading without words is found`() {
    #expect(
      findings("# A\n\n##\n\n### ###\n") == [
        "3: This heading has no words; write them, or take it out.",
        "5: This heading has no words; write them, or take it out.",
      ])
  }
}
