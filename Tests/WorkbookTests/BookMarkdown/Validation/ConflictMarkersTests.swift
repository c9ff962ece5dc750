import Testing

@testable import BookMarkdown
@testable import TextSupport

@Suite struct ConflictMarkersTests {
  private func findings(_ text: String) -> [String] {
    MarkdownDocument(text: text, file: "A.md").findings.map { "\($0.line): \($0.message)" }
  }

  private static func message(_ line: Int, _ mark: String) -> String {
    "\(line): `\(mark)` is a merge conflict marker; choose one of the versions, and remove the markers."
  }

  @Test func `conflict markers are reported at their lines`() {
    let text = "# A\n\n<<<<<<< HEAD\none\n=======\ntwo\n>>>>>>> theirs\n"
    #expect(
      findings(text) == [
        Self.message(3, "<<<<<<< HEAD"), Self.message(5, "======="), Self.message(7, ">>>>>>> theirs"),
      ])
    let withBase = "# A\r\n\r\n<<<<<<< HEAD\r\n||||||| base\r\none\r\n=======\r\n>>>>>>> theirs\r\n"
    #expect(findings(withBase).count == 4)
  }

  @Test(arguments: ["swift sketch=\"x\"", "text", "output", "console", "marble"])
  func `conflict markers in fences are reported`(language: String) {
    let text = "# A\n\n```\(language)\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> theirs\n```\n"
    #expect(findings(text).count { $0.contains("merge conflict") } == 3)
  }

  @Test func `a conflict that contains a fence is reported`() {
    let text = "# A\n\n<<<<<<< HEAD\n```text\na\n=======\n```text\nb\n>>>>>>> theirs\n```\n"
    #expect(findings(text).count { $0.contains("merge conflict") } == 3)
  }

  @Test(arguments: ["<<<<<<< HEAD", ">>>>>>> theirs", "||||||| base"])
  func `a single conflict marker is reported`(mark: String) {
    #expect(findings("# A\n\n\(mark)\n\nb\n") == [Self.message(3, mark)])
  }

  @Test(arguments: [
    "A\n=======\n", "# A\n\n    <<<<<<< HEAD\n", "# A\n\n<<<<<<<< x\n", "# A\n\n```output\n<<<<<<< 7\n```\n",
    "# A\n\n```text\n=======\n>>>>>>>\n```\n", "# A\n\n`<<<<<<< HEAD`\n",
  ])
  func `other lines are accepted`(text: String) {
    #expect(findings(text).allSatisfy { !$0.contains("merge conflict") })
  }
}
