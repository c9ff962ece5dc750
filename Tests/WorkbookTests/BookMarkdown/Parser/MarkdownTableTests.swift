import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import TextSupport

@Suite struct MarkdownTableTests {
  private func document(_ text: String) -> MarkdownDocument { MarkdownDocument(text: text, file: "A.md") }

  /// Returns the cells of all tables, one row per line, separated by pipes, with the line number of each row.
  private func cells(_ text: String) -> String {
    var shown = ""
    for event in document(text).events {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .row: shown += (shown.isEmpty ? "" : "\n") + "\(node.line):"
        case .cell: shown += "|"
        case .strong: shown += "<"
        case .link(let url, _): shown += "<\(url) "
        default: break
        }
      case .exit(let node):
        switch node.kind {
        case .strong, .link: shown += ">"
        default: break
        }
      case .leaf(let node): shown += node.typedText
      }
    }
    return shown
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |", "1:|a|b\n3:|1|2\n4:|3|4"),
    ("|a|b|\n|:-|-:|\n||2|", "1:|a|b\n3:||2"),
    ("  | a |  \n | - |\n| `1` **2** |\t", "1:|a\n3:|`1` <2>"),
    ("| \\| | `a \\| b` | \\\\ |\n|-|-|-|\n| `c\\d` | \\* | x |", "1:|||`a | b`|\\\n3:|`c\\d`|*|x"),
    ("| # a # | - b |\n|---|---|\n| ``` | 1. x |\n| ## | > y |", "1:|# a #|- b\n3:|```|1. x\n4:|##|> y"),
    ("| [a] | [b](c) |\n|---|---|\n| 1 | 2 |\n\n[a]: there", "1:|<there a>|<c b>\n3:|1|2"),
  ]) func `cells are separated by pipes and parsed by cmark`(text: String, shown: String) {
    #expect(cells(text) == shown)
    #expect(document(text).findings == [])
  }

  @Test(arguments: [
    "> | a | b |\n> |---|---|\n> | 1 | 2 |", "- | a | b |\n  |---|---|\n  | 1 | 2 |",
    "1. > | a | b |\n   > |---|---|\n   > | 1 | 2 |", "| a | b |\r\n|---|---|\r\n| 1 | 2 |\r\n",
  ]) func `a table can be in a quote or a list`(text: String) {
    #expect(cells(text).hasSuffix("1:|a|b\n3:|1|2"))
    #expect(document(text).findings == [])
  }

  @Test func `content around tables is parsed as usual`() {
    let text = "# A\n\n| a |\n|---|\n| 1 |\n\nWords.\n\n| b |\n|---|\n| 2 |\n\n```text\nc\n```\n"
    let events = document(text).events
    let kinds = events.compactMap { event -> String? in
      switch event {
      case .enter(let node):
        switch node.kind {
        case .heading: "heading \(node.line)"
        case .table: "table \(node.line)"
        case .paragraph: "paragraph \(node.line)"
        default: nil
        }
      case .leaf(let node): if case .fence(let fence) = node.kind { "fence \(fence.line)" } else { nil }
      case .exit: nil
      }
    }
    #expect(kinds == ["heading 1", "table 3", "paragraph 7", "table 9", "fence 13"])
    #expect(
      events.count { if case .enter = $0 { true } else { false } }
        == events.count { if case .exit = $0 { true } else { false } })
  }

  @Test func `the delimiter row defines the alignment of the columns`() {
    let alignments = document("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |").events.compactMap {
      event -> MarkdownNode.ColumnAlignment?? in
      guard case .enter(let node) = event, case .cell(isHead: false, let alignment) = node.kind else {
        return nil
      }
      return .some(alignment)
    }
    #expect(alignments == [nil, .left, .centre, .right])
  }

  @Test(arguments: [
    "a | b\nc | d", "| a |", "--1--| ends\n-----| too", "```text\n| a |\n|---|\n```", "a\n---\n| b |",
    "<!-- | a |\n|---| -->",
  ]) func `lines with pipes are not always tables`(text: String) {
    #expect(cells(text).contains(":|") == false)
    #expect(document(text).findings == [])
  }

  @Test(arguments: [
    ("| a |\n| b |", 1, "This table has no line of dashes; add one below its head, as in `|---|---|`."),
    ("|---|\n| b |", 1, "This table has no head; add a row above the dashes."),
    ("words\n| a |\n|---|\n| b |", 2, "A table starts here inside a paragraph; add an empty line before it."),
    ("a | b\n--|:-:\n1 | 2", 1, "A table row must start and end with a pipe; write `| … |`."),
    (
      "| a |\n|---|\n| b |\nwords", 4,
      "A table row must start and end with a pipe; write `| … |`, or add an empty line before text that is not "
        + "part of the table."
    ),
    (
      "| a |\n|---|\n| b \\|", 3,
      "A table row must start and end with a pipe; write `| … |`, or add an empty line before text that is not "
        + "part of the table."
    ),
    (
      "| a | b |\n|---|\n| 1 | 2 |", 2,
      "There are dashes for 1 column here, but the header has 2; write the same number, and \\| for a pipe within "
        + "a cell."
    ),
    (
      "| a | b |\n|---|---|\n| 1 | 2 |\n| `3 | 4` | 5 |", 4,
      "This row has 3 cells, but the header has 2; write the same number, and \\| for a pipe within a cell."
    ),
    (
      "> | a | b |\n> |---|---|\n> | 1 |", 3,
      "This row has 1 cell, but the header has 2; write the same number, and \\| for a pipe within a cell."
    ),
    ("| a |\n|---|", 1, "This table has no rows; add some or remove it."),
    (
      "| <b> |\n|---|\n| 1 |", 1,
      "`<b>` is parsed as HTML, which the book does not support; put code in backticks, and write anything else "
        + "in Markdown."
    ),
  ]) func `a mistake in a table is reported at its line`(text: String, line: Int, message: String) {
    #expect(document(text).findings == [Finding(file: "A.md", line: line, message: message)])
  }

  @Test func `a row that is too short is padded, and one that is too long is truncated`() {
    #expect(cells("| a | b |\n|---|---|\n| 1 |\n| 2 | 3 | 4 |") == "1:|a|b\n3:|1|\n4:|2|3")
  }

  @Test func `a header of many columns with many short rows does not exhaust memory`() {
    let head = String(repeating: "|", count: 50_000)
    let rule = String(repeating: "|-", count: 49_999) + "|"
    let text = "\(head)\n\(rule)\n" + String(repeating: "||\n", count: 50_000)
    #expect(
      document(text).findings.map(\.message).first
        == "This table has 49999 columns; at most 40 are allowed.")
    #expect(document(text).events.count < 200_000)
  }
}
