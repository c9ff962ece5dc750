import Testing

@testable import BookMarkdown
@testable import TextSupport

@Suite struct UnrecognisedMarkupTests {
  private func findings(_ text: String) -> [Finding] {
    UnrecognisedMarkup(in: MarkdownDocument(text: "# A\n\n\(text)\n", file: "A.md")).findings
  }

  @Test(arguments: [
    "- [x](#a) is a link\n- [x]: so\n- `[ ]` is code\n- x [ ] y\n- [ ]x\n- [y] z", "[ ] words", "- [x]",
    "`[^a]` and a[^ ]", "[a^2](#a)", "`~~a~~` and ~a", "#selector\nand # or\n#1", "`` a ` b ``",
    "2 * 3, *a*, **b** and ***c***", "> [!] or\n> [!NOTE] words", "> [!NOTE]\n> words", "`**`",
    "| a |\n|---|\n| `**` |",
  ]) func `code and literal characters are accepted`(text: String) {
    #expect(findings(text) == [])
  }

  @Test(arguments: [
    ("- a\n- [ ] b", 4), ("- [x] b", 3), ("1. [X] `b`", 3), ("- a\n  - [ ] **b**", 4), ("- [ ]\n  b", 3),
  ]) func `a task list item is reported`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasPrefix("Task lists are not supported: `[") == true)
  }

  @Test(arguments: [
    ("a\nword[^1] b", 4), ("a[^note].", 3), ("a[^1]\n\n[^1]: https://example.com", 3), ("## A[^a]", 3),
    ("b\n\n[^1]: said so.", 5), ("| a |\n|---|\n| b[^1] |", 5), ("> [!NOTE]\n> a[^1]", 4),
  ]) func `a footnote is reported`(text: String, line: Int) {
    let found = findings(text)
    #expect(found.map(\.line) == [line])
    #expect(found.first?.message.hasPrefix("Footnotes are not supported: `[^") == true)
  }

  @Test(arguments: [
    (
      "> [!TIP]\n> a",
      "`[!TIP]` would be shown literally; only notes (`[!NOTE]`) and warnings (`[!WARNING]`) are supported."
    ),
    (
      "> [!NOTE] a",
      "`[!NOTE]` would be shown literally; put it on a line of its own, in a quote that is not inside a list or "
        + "another quote."
    ),
    ("> [!NOTE]", "`[!NOTE]` has no text; add text below it, or remove the note."),
    (
      "a ~~b~~", "Strikethrough is not supported: `~~` would be shown; remove it, or put code in backticks."
    ),
    (
      "##Deep",
      "This is not parsed as a heading; write one to six `#` followed by a space."
    ),
    (
      "####### Deep",
      "This is not parsed as a heading; write one to six `#` followed by a space."
    ),
    (
      "a `b",
      "This backtick would be shown literally, and code here would not be verified; use the same number of "
        + "backticks at both ends."
    ),
    (
      "a ** b** c",
      "`**` would be shown literally; put it at both ends without spaces inside, or put code in backticks."
    ),
  ]) func `malformed markup is reported`(text: String, message: String) {
    #expect(findings(text) == [Finding(file: "A.md", line: 3, message: message)])
  }
}
