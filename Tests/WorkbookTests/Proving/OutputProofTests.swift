import Testing
@testable import Workbook

@Suite struct OutputProofTests {
  private static let markdown = """
    # A

    ```swift of="one"
    print("a")
    ```

    ```output
    --- Example of: one ---
    a
    ```

    """
  private static let code =
    "let chapter = Chapter(\"A\") {\n  example(of: \"one\") {\n    print(\"a\")\n  }\n}\n"

  @Test func `an example that prints what its fence says is good`() throws {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("a\n")
    #expect(judged.judgement == .asPrinted)
    #expect(judged.findings.isEmpty)
  }

  @Test func `a difference has the line of the chapter and of the source`() throws {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("b\n")
    #expect(judged.judgement == .differs)
    let finding = try #require(judged.findings.first)
    #expect(finding.place.description == "Chapters/Chapter03-A/Chapter.md:9")
    #expect(finding.details == [" --- Example of: one ---", "-a", "+b"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `an example that sleeps and goes wrong is told how to wait`() throws {
    let code = Self.code.replacing("print(\"a\")", with: "try await Task.sleep(for: .seconds(1))")
    let details = try ChapterFixture(Self.markdown, code: code).judge("b\n").findings.first?.details
    #expect(details?.last?.hasSuffix("write `await pause(for:)`.") == true)
    #expect(try ChapterFixture(Self.markdown, code: code).judge("a\n").findings == [])
  }

  @Test func `characters that look alike are told apart, and shown by their numbers`() throws {
    let finding = try ChapterFixture(
      Self.markdown.replacing("\na\n", with: "\na\u{A0}b\u{200B}\n"), code: Self.code
    ).judge("a b\n").findings.first
    #expect(finding?.details.dropFirst() == ["-a\\u{00A0}b\\u{200B}", "+a b"])
    // A letter and its accent, and the letter that has it.
    let accent = Self.markdown.replacing("\na\n", with: "\ne\u{301}\n")
    #expect(try ChapterFixture(accent, code: Self.code).judge("\u{E9}\n").judgement == .differs)
    // Two accents in either order are as long as each other.
    let accents = Self.markdown.replacing("\na\n", with: "\ne\u{323}\u{307}\n")
    #expect(try ChapterFixture(accents, code: Self.code).judge("e\u{307}\u{323}\n").judgement == .differs)
  }

  @Test func `an example without an output fence is not good`() throws {
    let judged = try ChapterFixture("# A\n", code: Self.code).judge("a\n")
    #expect(judged.judgement == .unprinted)
    #expect(judged.findings.first?.message.contains("“one”") == true)
  }

  @Test(arguments: [
    (Ending.threw("oops"), Judgement.threw("oops")),
    (.leftEarly(status: 0), .leftEarly(status: 0)),
    (.trapped(signal: 4), .trapped(signal: 4, message: nil)),
    (.timedOut(seconds: 10), .timedOut(seconds: 10)),
    (.flooded(bytes: 1 << 20), .flooded(bytes: 1 << 20)),
    (.finished(leaks: 2, objections: []), .leaked(2, declared: 0)),
    (.finished(leaks: 0, objections: [], pending: 3), .leftPending(3)),
    (
      .finished(leaks: 0, objections: [], breaches: Breaches(late: 1, overlapping: 2)),
      .broke(Breaches(late: 1, overlapping: 2))
    ),
    (.notStarted("why"), .didNotStart("why")),
  ])
  func `each way to end badly has a verdict, whatever was printed`(ending: Ending, expected: Judgement) throws
  {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("a\n", ending)
    #expect(judged.judgement == expected)
    #expect(!judged.judgement.isGood)
    #expect(judged.findings.map(\.place.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `a declared trap has to happen`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, traps: true)
    #expect(fixture.judge("a\n", .trapped(signal: 4)).judgement == .asPrinted)
    #expect(fixture.judge("a\n").judgement == .didNotTrap)
    #expect(fixture.judge("b\n", .trapped(signal: 4)).judgement == .differs)
    #expect(fixture.judge("a\n", .trapped(signal: 9)).judgement == .trapped(signal: 9, message: nil))
  }

  @Test func `a declared leak has to be as large as it says`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, leaks: 1)
    #expect(fixture.judge("a\n", .finished(leaks: 1, objections: [])).judgement == .asPrinted)
    #expect(fixture.judge("a\n").judgement == .leaked(0, declared: 1))
  }

  @Test func `the same lines in another order are called that`() throws {
    let markdown = Self.markdown.replacing("\na\n", with: "\na\nb\n")
    let judged = try ChapterFixture(markdown, code: Self.code).judge("b\na\n")
    #expect(judged.findings.first?.message.contains("in another order") == true)
  }

  @Test func `work that waits belongs to a declared leak`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, leaks: 1)
    #expect(fixture.judge("a\n", .finished(leaks: 1, objections: [], pending: 2)).judgement == .asPrinted)
  }

  @Test func `a declared breach has to happen`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, breaks: true)
    let late = Ending.finished(leaks: 0, objections: [], breaches: Breaches(late: 1))
    #expect(fixture.judge("a\n", late).judgement == .asPrinted)
    #expect(fixture.judge("a\n").judgement == .didNotBreak)
  }

  @Test func `what was left or broken is told in words`() {
    #expect(Judgement.leftPending(1).phrase.hasPrefix("ends while 1 piece of work waits for its time"))
    #expect(
      Judgement.broke(Breaches(late: 1, overlapping: 2)).phrase
        == "breaks the grammar of sequences: 1 event was sent after an end, "
        + "2 events were sent while another thread was sending one")
  }

  @Test(arguments: ["...", "[..]", "[..]\n...\n[..] [..]"])
  func `an output that asks for no more than the header is found`(body: String) throws {
    let markdown = Self.markdown.replacing("\na\n", with: "\n\(body)\n")
    let finding = try ChapterFixture(markdown, code: Self.code).judge("a\n").findings.first
    #expect(finding?.line == 7)
    #expect(finding?.message.hasPrefix("This output is the same whatever is printed") == true)
    let part = markdown.replacing("```output", with: "```output match=part")
    #expect(try ChapterFixture(part, code: Self.code).judge("a\n").judgement == .differs)
  }

  @Test func `every output fence of an example counts`() throws {
    let more = Self.markdown + "\n```output of=\"one\" match=part\nz\n```\n"
    #expect(try ChapterFixture(more, code: Self.code).judge("a\n").judgement == .differs)
  }

  @Test func `an example of a chapter without a text is not reproached with it`() throws {
    func judged(_ markdown: String) throws -> JudgedExample {
      try ChapterFixture(markdown, code: Self.code).judge("")
    }
    #expect(try judged("").findings == [])
    #expect(try judged("").judgement == .unprinted)
    #expect(try judged("# A\n").findings.count == 1)
  }
}
