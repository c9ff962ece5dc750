import Testing
@testable import Workbook

@Suite struct SnippetTests {
  private let source = ["func a() {", "  if b {", "    c()", "  }", "", "  d()", "}", "func d() {", "}"]

  @Test func `lines are found with other indentation`() {
    #expect(Snippet(["if b {", "  c()", "}"]).positions(in: source[...]) == [1])
    #expect(Snippet(["    if b {", "      c()", "    }"]).positions(in: source[...]) == [1])
  }

  @Test func `indentation within the lines counts`() {
    #expect(Snippet(["if b {", "c()", "}"]).positions(in: source[...]).isEmpty)
  }

  @Test func `empty lines count`() {
    #expect(Snippet(["  }", "", "  d()"]).positions(in: source[...]) == [3])
    #expect(Snippet(["  }", "  d()"]).positions(in: source[...]).isEmpty)
  }

  @Test func `only the given part of the source is searched`() {
    #expect(Snippet(["d()"]).positions(in: source[0..<5]).isEmpty)
  }

  @Test func `lines that stand twice are found twice`() {
    #expect(Snippet(["}"]).positions(in: source[...]) == [3, 6, 8])
  }

  @Test func `a mismatch is shown where the source is most alike`() {
    let difference = Snippet(["if b {", "  x()", "}"]).difference(from: source[...])
    #expect(difference.lines == [" if b {", "-  x()", "+  c()", " }"])
    #expect(difference.line == 1)
    #expect(difference.sourceLine == 2)
  }

  @Test func `dots are no wildcard in code`() {
    #expect(Snippet(["func a() {", "...", "}"]).positions(in: source[...]).isEmpty)
  }
}

@Suite struct SourceTextTests {
  private func range(_ text: String, at line: Int) -> Range<Int>? {
    SourceText(text: text, named: "Code.swift").exampleRange(at: line)
  }

  @Test func `an example ends at the brace that closes it`() {
    let text = """
      let chapter = Chapter("A") {
        example(of: "one } {") {
          print("} \\(["{"].map { $0 })")  // }
          /* } */
        }
        example(of: "two", leaks: [1].map { $0 }[0]) { print(2) }
      }
      """
    #expect(range(text, at: 2) == 1..<5)
    #expect(range(text, at: 6) == 5..<6)
  }

  @Test func `a body may be an argument`() {
    #expect(range("example(\n  of: \"a\",\n  { print(1) })\nother { }", at: 1) == 0..<3)
  }

  @Test func `no call is no range`() {
    #expect(range("print(1)", at: 1) == nil)
    #expect(range("example(of: \"a\") { print(1)", at: 1) == nil)
  }
}
