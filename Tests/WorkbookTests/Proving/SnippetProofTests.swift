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
    #expect(try prove(file: "Code.swift", ["  print(a)", "}", "example(of: \"two\") {"]) == nil)
    let twice = try #require(try prove(file: "Code.swift", ["}"]))
    #expect(twice.related.map(\.line) == [4, 7])
    #expect(try prove(file: "Code.swift", ["print(3)"]) != nil)
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
