import Testing

@testable import BookMarkdown
@testable import Prover
@testable import TextSupport

@Suite struct HeadingProofTests {
  private func findings(_ text: String) -> [String] {
    HeadingProof(MarkdownDocument(text: text, file: "A.md")).findings.map { "\($0.line): \($0.message)" }
  }

  @Test(arguments: [
    "# A\n", "\u{FEFF}# A\n\n## B\n", "A\n=\n\nwords\n", "<!-- a note -->\n\n# A\n",
    "# `a`\n\n### B\n\n## B\n",
    "",
  ]) func `a single title at the start is accepted`(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: ["words\n", "\n## A\n\n### B\n", "#A\n", "```text\n# A\n```\n"])
  func `a document without a title is reported`(text: String) {
    #expect(
      findings(text) == ["1: This file has no title; start it with a first-level heading: `# …`."])
  }

  @Test(arguments: ["# B", "B\n===", "> # B", "- a\n  # B"])
  func `a second title is reported at its line`(second: String) {
    let found = findings("# A\n\nwords\n\n\(second)\n")
    #expect(found.count == 1)
    #expect(found.first?.contains("This is a second title") == true)
    #expect(found.first?.hasPrefix(second.hasPrefix("- ") ? "6: " : "5: ") == true)
  }

  @Test(arguments: ["words", "## B", "- a", "***", "> # B"]) func `content before the title is reported`(
    above: String
  ) {
    #expect(
      findings("\n\(above)\n\n# A\n").contains(
        "2: This is above the title; move it below the title."))
  }

  @Test func `an empty heading is reported`() {
    #expect(
      findings("# A\n\n##\n\n### ###\n") == [
        "3: This heading is empty; add words or remove it.",
        "5: This heading is empty; add words or remove it.",
      ])
  }
}
