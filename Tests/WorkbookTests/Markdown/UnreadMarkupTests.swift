import Testing

@testable import Workbook

@Suite struct UnreadMarkupTests {
  private func findings(_ text: String) -> [Finding] {
    UnreadMarkup(in: MarkdownDocument(text: "# A\n\n\(text)\n", file: "A.md")).findings
  }

  @Test(arguments: [
    "`a | b` or a | b", "a | b\nc | d", "--1--| ends\n-----| too", "```text\n| a |\n|---|\n```",
    "a\n---\n| b |",
    "- [x](#a) is a link\n- [x]: so\n- `[ ]` is code\n- x [ ] y\n- [ ]x\n- [y] z", "[ ] words", "- [x]",
    "`[^a]` and a[^ ]", "[a^2](#a)", "`~~a~~` and ~a", "#selector\nand # or\n#1", "`` a ` b ``",
    "2 * 3, *a*, **b** and ***c***", "> [!] or\n> [!NOTE] words", "`**`", "<!-- | a |\n|---| -->",
  ]) func `what is code, or meant as it is, is fine`(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| 1 | 2 |", 3), ("a | b\n--|:-:\n1 | 2", 3), ("| a |\n|-|", 3),
    ("words:\n| `a` | **b** |\n|:--|--:|", 4), ("- a\n\n  | b |\n  |---|", 5), ("> | b |\n> |---|", 3),
  ]) func `a table is found where it begins`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(
      found.first?.message
        == "This table would be shown as strokes and dashes; make it a list, or put it into a fence: ```text."
    )
  }

  @Test(arguments: [
    ("- a\n- [ ] b", 4), ("- [x] b", 3), ("1. [X] `b`", 3), ("- a\n  - [ ] **b**", 4), ("- [ ]\n  b", 3),
  ]) func `a box is found`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasPrefix("The box `[") == true)
  }

  @Test(arguments: [
    ("a\nword[^1] b", 4), ("a[^note].", 3), ("a[^1]\n\n[^1]: https://example.com", 3), ("## A[^a]", 3),
    ("b\n\n[^1]: said so.", 5),
  ]) func `a footnote is found`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasPrefix("There are no footnotes here, and `[^") == true)
  }

  @Test(arguments: [
    ("> [!NOTE]\n> a", "`[!NOTE]` would be shown as it is; say it in words, as in **Note:**."),
    (
      "a ~~b~~", "`~~` would be shown as it is; leave out what is crossed out, or put code in backticks."
    ),
    (
      "##Deep",
      "This heading would be shown with its marks; write one to six of them and a blank behind."
    ),
    (
      "####### Deep",
      "This heading would be shown with its marks; write one to six of them and a blank behind."
    ),
    (
      "a `b",
      "There is a backtick here that would be shown, and nothing proves what was to be code; put the same "
        + "number of them at both ends."
    ),
    (
      "a ** b** c",
      "`**` would be shown as it is; put it at both ends, without a blank inside, or put code in backticks."
    ),
  ]) func `marks with a slip are found`(text: String, message: String) {
    #expect(findings(text) == [Finding(file: "A.md", line: 3, message: message)])
  }
}
