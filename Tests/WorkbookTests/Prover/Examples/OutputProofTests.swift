import Testing

@testable import Prover
@testable import Runner
@testable import TextSupport

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

  @Test func `an example that prints its fence is correct`() throws {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("a\n")
    #expect(judged.verdict == .same)
    #expect(judged.findings.isEmpty)
  }

  @Test func `a difference is reported with the lines of the chapter and the source`() throws {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("b\n")
    #expect(judged.verdict == .different)
    let finding = try #require(judged.findings.first)
    #expect(finding.place.description == "Chapters/Chapter03-A/Chapter.md:9")
    #expect(finding.details == [" --- Example of: one ---", "-a", "+b"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `a failing example that sleeps gets advice to use pause`() throws {
    let code = Self.code.replacing("print(\"a\")", with: "try await Task.sleep(for: .seconds(1))")
    let details = try ChapterFixture(Self.markdown, code: code).judge("b\n").findings.first?.details
    #expect(details?.last?.hasSuffix("write `await pause(for:)`.") == true)
    #expect(try ChapterFixture(Self.markdown, code: code).judge("a\n").findings == [])
  }

  @Test func `characters that look alike are distinguished and shown by their code points`() throws {
    let finding = try ChapterFixture(
      Self.markdown.replacing("\na\n", with: "\na\u{A0}b\u{200B}\n"), code: Self.code
    ).judge("a b\n").findings.first
    #expect(finding?.details.dropFirst() == ["-a\\u{00A0}b\\u{200B}", "+a b"])
    // A letter with a combining accent, and the precomposed letter.
    let accent = Self.markdown.replacing("\na\n", with: "\ne\u{301}\n")
    #expect(try ChapterFixture(accent, code: Self.code).judge("\u{E9}\n").verdict == .different)
    // Two accents in a different order, which have the same length.
    let accents = Self.markdown.replacing("\na\n", with: "\ne\u{323}\u{307}\n")
    #expect(try ChapterFixture(accents, code: Self.code).judge("e\u{307}\u{323}\n").verdict == .different)
  }

  @Test func `an example without an output fence is reported`() throws {
    let judged = try ChapterFixture("# A\n", code: Self.code).judge("a\n")
    #expect(judged.verdict == .noOutputFence)
    #expect(judged.findings.first?.message.contains("“one”") == true)
  }

  @Test(arguments: [
    (Termination.threw("oops"), ExplainedVerdict.threw("oops")),
    (.exited(status: 0), .exited(status: 0)),
    (.trapped(signal: 4), .trapped(signal: 4, message: nil)),
    (.timedOut(seconds: 10), .timedOut(seconds: 10)),
    (.outputLimit(bytes: 1 << 20), .outputLimit(bytes: 1 << 20)),
    (.finished(LeakReport(leaks: 2)), .leaked(2, declared: 0)),
    (.finished(LeakReport(pending: 3)), .leftPending(3)),
    (
      .finished(LeakReport(violations: GrammarViolations(late: 1, overlapping: 2))),
      .brokeGrammar(GrammarViolations(late: 1, overlapping: 2))
    ),
    (.notStarted("why"), .didNotStart("why")),
  ])
  func `each kind of failure has a verdict, whatever was printed`(
    ending: Termination, expected: ExplainedVerdict
  ) throws {
    let judged = try ChapterFixture(Self.markdown, code: Self.code).judge("a\n", ending)
    #expect(judged.isJudged(expected))
    #expect(!judged.isGood)
    #expect(judged.findings.map(\.place.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `a declared trap must happen`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, traps: true)
    #expect(fixture.judge("a\n", .trapped(signal: 4)).verdict == .same)
    #expect(fixture.judge("a\n").verdict == .didNotTrap)
    #expect(fixture.judge("b\n", .trapped(signal: 4)).verdict == .different)
    #expect(fixture.judge("a\n", .trapped(signal: 9)).isJudged(.trapped(signal: 9, message: nil)))
  }

  @Test func `a declared leak must have the declared size`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, leaks: 1)
    #expect(fixture.judge("a\n", .finished(LeakReport(leaks: 1))).verdict == .same)
    #expect(fixture.judge("a\n").isJudged(.leaked(0, declared: 1)))
  }

  @Test func `lines in a different order are reported as such`() throws {
    let markdown = Self.markdown.replacing("\na\n", with: "\na\nb\n")
    let judged = try ChapterFixture(markdown, code: Self.code).judge("b\na\n")
    #expect(judged.findings.first?.message.contains("in a different order") == true)
  }

  @Test func `a declared leak includes pending work`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, leaks: 1)
    #expect(fixture.judge("a\n", .finished(LeakReport(leaks: 1, pending: 2))).verdict == .same)
  }

  @Test func `a declared grammar violation must happen`() throws {
    let fixture = try ChapterFixture(Self.markdown, code: Self.code, breaks: true)
    let late = Termination.finished(LeakReport(violations: GrammarViolations(late: 1)))
    #expect(fixture.judge("a\n", late).verdict == .same)
    #expect(fixture.judge("a\n").verdict == .didNotBreakGrammar)
  }

  @Test func `pending work and violations are described in words`() {
    #expect(
      ExplainedVerdict.leftPending(1).explanation.hasPrefix("ended with 1 pending work item"))
    #expect(
      ExplainedVerdict.brokeGrammar(GrammarViolations(late: 1, overlapping: 2)).explanation
        == "breaks the grammar of sequences: 1 event was sent after a terminal event, "
        + "2 events were sent while another thread was sending one")
  }

  @Test(arguments: ["...", "[..]", "[..]\n...\n[..] [..]"])
  func `an output that matches anything is reported`(body: String) throws {
    let markdown = Self.markdown.replacing("\na\n", with: "\n\(body)\n")
    let finding = try ChapterFixture(markdown, code: Self.code).judge("a\n").findings.first
    #expect(finding?.line == 7)
    #expect(finding?.message.hasPrefix("This output matches anything") == true)
    let part = markdown.replacing("```output", with: "```output match=part")
    #expect(try ChapterFixture(part, code: Self.code).judge("a\n").verdict == .different)
  }

  @Test func `every output fence of an example is compared`() throws {
    let more = Self.markdown + "\n```output of=\"one\" match=part\nz\n```\n"
    #expect(try ChapterFixture(more, code: Self.code).judge("a\n").verdict == .different)
  }

  @Test func `an example of a chapter without text has no findings`() throws {
    func judged(_ markdown: String) throws -> Report.Result {
      try ChapterFixture(markdown, code: Self.code).judge("")
    }
    #expect(try judged("").findings == [])
    #expect(try judged("").verdict == .noOutputFence)
    #expect(try judged("# A\n").findings.count == 1)
  }
}
