import Testing
@testable import Workbook

@Suite struct SnippetProofTests {
  private static let code = """
    example(of: "one") {
      let a = 1
      print(a)
    }
    example(of: "two") {
      print(2)
    }
    """

  private func prove(example name: String, _ body: [String]) throws -> Finding? {
    let fixture = try ChapterFixture("# A\n", code: Self.code)
    return proof(fixture).prove(fence(body), showsExample: name)
  }

  private func prove(file name: String, _ body: [String]) throws -> Finding? {
    let fixture = try ChapterFixture("# A\n", code: Self.code)
    return proof(fixture).prove(fence(body), showsFile: name)
  }

  private func proof(_ fixture: ChapterFixture) -> SnippetProof {
    SnippetProof(chapter: fixture.chapter, file: "Chapter.md", sources: fixture.evidence.sources)
  }

  private func fence(_ body: [String]) -> Fence {
    Fence(line: 10, language: "swift", attributes: [], body: body)
  }

  @Test func `an example or consecutive lines of it are found`() throws {
    #expect(try prove(example: "one", ["example(of: \"one\") {", "  let a = 1", "  print(a)", "}"]) == nil)
    #expect(try prove(example: "one", ["let a = 1", "print(a)"]) == nil)
  }

  @Test func `lines of another example are not`() throws {
    #expect(try prove(example: "one", ["print(2)"]) != nil)
  }

  @Test func `a changed line is shown with both places`() throws {
    let finding = try #require(try prove(example: "one", ["let a = 1", "print(b)"]))
    #expect(finding.line == 12)
    #expect(finding.details == [" let a = 1", "-print(b)", "+print(a)"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:3"])
  }

  @Test func `lines of a file have to be there once`() throws {
    #expect(try prove(file: "Code.swift", ["  let a = 1", "  print(a)"]) == nil)
    let twice = try #require(try prove(file: "Code.swift", ["}"]))
    #expect(twice.related.map(\.line) == [4, 7])
    #expect(try prove(file: "Code.swift", ["print(3)"]) != nil)
  }

  @Test func `a line that is missing at an end is told by its bracket`() throws {
    let first = try #require(try prove(example: "one", ["  let a = 1", "  print(a)", "}"]))
    #expect(first.line == 11)
    #expect(first.related.map(\.line) == [13])
    let last = try #require(
      try prove(example: "one", ["example(of: \"one\") {", "  let a = 1", "  print(a)"]))
    #expect(last.line == 13)
    #expect(last.related.map(\.line) == [11])
  }

  @Test func `a line that is missing in between is told there`() throws {
    let finding = try #require(try prove(example: "one", ["example(of: \"one\") {", "  print(a)", "}"]))
    #expect(finding.line == 12)
    #expect(
      finding.details == [" example(of: \"one\") {", "+  let a = 1", "   print(a)", " }"])
  }

  @Test func `what does not show in a line that differs is told by its number`() throws {
    let finding = try #require(try prove(example: "one", ["let\u{A0}a = 1", "print(a)"]))
    #expect(finding.details.first == "-let\\u{00A0}a = 1")
  }

  @Test func `a file that is not there gets the nearest name`() throws {
    let finding = try #require(try prove(file: "Cod.swift", ["}"]))
    #expect(finding.message.hasSuffix("did you mean Code.swift?"))
  }

  @Test func `a fence that shows nothing proves nothing`() throws {
    #expect(try prove(example: "one", []) != nil)
    #expect(try prove(example: "one", ["", " "]) != nil)
  }
}
