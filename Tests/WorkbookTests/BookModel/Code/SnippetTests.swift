import Testing

@testable import BookModel

@Suite struct SnippetTests {
  private let source = ["func a() {", "  if b {", "    c()", "  }", "", "  d()", "}", "func d() {", "}"]

  @Test func `lines with different indentation are found`() {
    #expect(Snippet(["if b {", "  c()", "}"]).positions(in: source[...]) == [1])
    #expect(Snippet(["    if b {", "      c()", "    }"]).positions(in: source[...]) == [1])
  }

  @Test func `relative indentation is compared`() {
    #expect(Snippet(["if b {", "c()", "}"]).positions(in: source[...]).isEmpty)
  }

  @Test func `empty lines are compared`() {
    #expect(Snippet(["  }", "", "  d()"]).positions(in: source[...]) == [3])
    #expect(Snippet(["  }", "  d()"]).positions(in: source[...]).isEmpty)
  }

  @Test func `only the given part of the source is searched`() {
    #expect(Snippet(["d()"]).positions(in: source[0..<5]).isEmpty)
  }

  @Test func `all occurrences of the lines are found`() {
    #expect(Snippet(["}"]).positions(in: source[...]) == [3, 6, 8])
  }

  @Test func `a mismatch is shown at the most similar place of the source`() {
    let difference = Snippet(["if b {", "  x()", "}"]).difference(from: source[...])
    #expect(difference.lines == [" if b {", "-  x()", "+  c()", " }"])
    #expect(difference.line == 1)
    #expect(difference.sourceLine == 2)
  }

  @Test func `dots are not a wildcard in code`() {
    #expect(Snippet(["func a() {", "...", "}"]).positions(in: source[...]).isEmpty)
  }
}

@Suite struct SourceTextTests {
  private func range(_ text: String, at line: Int) -> Range<Int>? {
    SourceText(text: text, named: "Code.swift").exampleRange(at: line)
  }

  @Test func `the range of an example ends at its closing brace`() {
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

  @Test func `the body of an example can be an argument`() {
    #expect(range("example(\n  of: \"a\",\n  { print(1) })\nother { }", at: 1) == 0..<3)
  }

  @Test func `without a complete call there is no range`() {
    #expect(range("print(1)", at: 1) == nil)
    #expect(range("example(of: \"a\") { print(1)", at: 1) == nil)
  }
}
