import Testing

@testable import Workbook

@Suite struct UnreadMarkupTests {
  private func findings(_ text: String) -> [Finding] {
    UnreadMarkup(in: MarkdownDocument(text: "# A\n\n\(text)\n", file: "A.md")).findings
  }

  @Test(arguments: [
    "- [x](#a) is a link\n- [x]: so\n- `[ ]` is code\n- x [ ] y\n- [ ]x\n- [y] z", "[ ] words", "- [x]",
    "`[^a]` and a[^ ]", "[a^2](#a)", "`~~a~~` and ~a", "#selector\nand # or\n#1", "`` a ` b ``",
    "2 * 3, *a*, **b** and ***c***", "> [!] or\n> [!NOTE] words", "> [!NOTE]\n> words", "`**`",
    "| a |\n|---|\n| `**` |",
  ]) func `what is code, or meant as it is, is fine`(text: String) {
    #expect(findings(text) == [])
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
    ("b\n\n[^1]: said so.", 5), ("| a |\n|---|\n| b[^1] |", 5), ("> [!NOTE]\n> a[^1]", 4),
  ]) func `a footnote is found`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasPrefix("There are no footnotes here, and `[^") == true)
  }

  @Test(arguments: [
    (
      "> [!TIP]\n> a",
      "`[!TIP]` would be shown as it is; there are notes, `[!NOTE]`, and warnings, `[!WARNING]`."
    ),
    (
      "> [!NOTE] a",
      "`[!NOTE]` would be shown as it is; it stands on a line of its own, in a quote that stands in no list and in "
        + "no other quote."
    ),
    ("> [!NOTE]", "Nothing stands below `[!NOTE]`; write what is to be noted, or take it out."),
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
