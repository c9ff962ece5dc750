import Testing

@testable import BookMarkdown
@testable import Prover
@testable import TextSupport

@Suite struct FenceRewritingTests {
  /// Replaces the body of the fence at `index` and returns the text.
  private func rewrite(_ text: String, _ lines: [FenceEdit.Line], at index: Int = 0) throws -> String {
    let fences = MarkdownDocument(text: text, file: "A.md").fences
    let edit = FenceEdit(fence: fences[index], lines: lines)
    return String(
      decoding: try FenceRewriting(Array(text.utf8), file: "A.md").applying([edit]), as: UTF8.self)
  }

  @Test func `only the body changes`() throws {
    let text = "# A  \n\n```output\na\nb  \n```\n\nprose\t\n"
    #expect(try rewrite(text, [.kept(1), .new("c")]) == "# A  \n\n```output\nb  \nc\n```\n\nprose\t\n")
  }

  @Test func `an empty body is filled and a full one emptied`() throws {
    #expect(try rewrite("```output\n```\n", [.new("a")]) == "```output\na\n```\n")
    #expect(try rewrite("```output\na\n```\n", []) == "```output\n```\n")
  }

  @Test(arguments: [
    ("```output\r\na\r\n```\r\n", "```output\r\nx\r\n\r\ny\r\n```\r\n"),
    ("```output\ra\r```", "```output\rx\r\ry\r```"),
    ("```output\na\n```", "```output\nx\n\ny\n```"),
    ("~~~~ output\na\n~~~~~\n", "~~~~ output\nx\n\ny\n~~~~~\n"),
    ("\u{FEFF}```output\na\n```\n", "\u{FEFF}```output\nx\n\ny\n```\n"),
    ("- one\n\n  ```output\n  a\n  ```\n", "- one\n\n  ```output\n  x\n\n  y\n  ```\n"),
    ("1. ```output\n   a\n   ```\n", "1. ```output\n   x\n\n   y\n   ```\n"),
    ("> ```output\n> a\n> ```\n> b\n", "> ```output\n> x\n>\n> y\n> ```\n> b\n"),
    ("> - ```output\n>   a\n>   ```\n", "> - ```output\n>   x\n>\n>   y\n>   ```\n"),
    ("-\t```output\n\ta\n\t```\n", "-\t```output\n \tx\n\n \ty\n\t```\n"),
    ("  ```output\n  a\n  ```\n", "  ```output\n  x\n\n  y\n  ```\n"),
  ]) func `line endings, markers and indentation are preserved`(text: String, expected: String) throws {
    #expect(try rewrite(text, [.new("x"), .new(""), .new("y")]).utf8.elementsEqual(expected.utf8))
  }

  @Test func `several fences are rewritten together`() throws {
    let text = "```output\na\n```\n```text\nb\n```\n```output\nc\n```\n"
    let fences = MarkdownDocument(text: text, file: "A.md").fences
    let edits = [2, 0].map { FenceEdit(fence: fences[$0], lines: [.new("x"), .new("y")]) }
    let bytes = try FenceRewriting(Array(text.utf8), file: "A.md").applying(edits)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "```output\nx\ny\n```\n```text\nb\n```\n```output\nx\ny\n```\n")
  }

  @Test(arguments: ["```", "````", "  ```"]) func `a line that would close the fence is refused`(line: String)
  {
    let error = #expect(throws: FenceRewriting.Refusal.self) {
      try rewrite("# A\n\n```output\na\n```\n", [.new(line)])
    }
    #expect(error?.finding.line == 3)
    #expect(error?.finding.message.contains("more backticks") == true)
  }

  @Test(arguments: [("10 %\r100 %", "a carriage return"), ("a\0b", "a NUL"), ("\0", "a NUL")])
  func `a character that a fence cannot contain is named`(line: String, name: String) {
    let error = #expect(throws: FenceRewriting.Refusal.self) {
      try rewrite("# A\n\n```output\na\n```\n", [.new("x"), .new(line)])
    }
    #expect(error?.finding.line == 3)
    #expect(
      error?.finding.message
        == "Line 2 of the output contains \(name), which a line of Markdown cannot contain; write [..] "
        + "instead, as below."
    )
    #expect(error?.finding.details == [" " + line.replacing(#/[\r\0]/#, with: "[..]")])
  }
}
