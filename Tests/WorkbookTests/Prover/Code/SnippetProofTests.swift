import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import Prover
@testable import TextSupport

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
    SnippetProof(chapter: fixture.chapter, file: "Chapter.md", sources: fixture.parsed.sources)
  }

  private func fence(_ body: [String]) -> Fence {
    Fence(line: 10, language: "swift", attributes: [], body: body)
  }

  @Test func `a snippet may show a whole example or consecutive lines of it`() throws {
    #expect(try prove(example: "one", ["example(of: \"one\") {", "  let a = 1", "  print(a)", "}"]) == nil)
    #expect(try prove(example: "one", ["let a = 1", "print(a)"]) == nil)
  }

  @Test func `lines of another example are rejected`() throws {
    #expect(try prove(example: "one", ["print(2)"]) != nil)
  }

  @Test func `a changed line is reported with its locations in the text and in the code`() throws {
    let finding = try #require(try prove(example: "one", ["let a = 1", "print(b)"]))
    #expect(finding.line == 12)
    #expect(finding.details == [" let a = 1", "-print(b)", "+print(a)"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:3"])
  }

  @Test func `the lines that a fence shows must occur exactly once in the file`() throws {
    #expect(try prove(file: "Code.swift", ["  let a = 1", "  print(a)"]) == nil)
    let twice = try #require(try prove(file: "Code.swift", ["}"]))
    #expect(twice.related.map(\.line) == [4, 7])
    #expect(try prove(file: "Code.swift", ["print(3)"]) != nil)
  }

  @Test func `a line missing at the start or end is reported at its unmatched bracket`() throws {
    let first = try #require(try prove(example: "one", ["  let a = 1", "  print(a)", "}"]))
    #expect(first.line == 11)
    #expect(first.related.map(\.line) == [13])
    let last = try #require(
      try prove(example: "one", ["example(of: \"one\") {", "  let a = 1", "  print(a)"]))
    #expect(last.line == 13)
    #expect(last.related.map(\.line) == [11])
  }

  @Test func `a line missing in between is reported where it belongs`() throws {
    let finding = try #require(try prove(example: "one", ["example(of: \"one\") {", "  print(a)", "}"]))
    #expect(finding.line == 12)
    #expect(
      finding.details == [" example(of: \"one\") {", "+  let a = 1", "   print(a)", " }"])
  }

  @Test func `an invisible difference is shown by its code point`() throws {
    let finding = try #require(try prove(example: "one", ["let\u{A0}a = 1", "print(a)"]))
    #expect(finding.details.first == "-let\\u{00A0}a = 1")
  }

  @Test func `the error for a missing file suggests a similar name`() throws {
    let finding = try #require(try prove(file: "Cod.swift", ["}"]))
    #expect(finding.message.hasSuffix("did you mean Code.swift?"))
  }

  @Test func `an empty fence is rejected`() throws {
    #expect(try prove(example: "one", []) != nil)
    #expect(try prove(example: "one", ["", " "]) != nil)
  }
}
