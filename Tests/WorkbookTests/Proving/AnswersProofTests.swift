import Testing
@testable import Workbook

@Suite struct AnswersProofTests {
  private static let code = "let chapter = Chapter(\"A\") {\n  example(of: \"one\") {\n    run()\n  }\n}\n"

  private func chapter(_ answers: String, right: Character = "a", traps: Bool = false) throws
    -> ChapterFixture
  {
    let letters = answers.split(separator: "\n").compactMap { $0.first == " " ? nil : $0.first }
    let remarks = letters.map { "\($0)\($0 == right ? " is right" : ""): Why." }.joined(separator: "\n")
    return try ChapterFixture(
      """
      # A

      What is printed?

      ```swift of="one"
      run()
      ```

      ```answers
      \(answers)

      \(remarks)
      ```

      """, code: Self.code, traps: traps)
  }

  @Test(arguments: [
    ("a  1\n   2\nb  2", "1\n2\n"), ("a  (nothing)\nb  2", ""), ("a  [..]\n   2\nb  2", "7\n2\n"),
    ("a  ...\n   2\nb  1", "1\n2\n"), ("a  1\nb  (does not compile)", "1\n"),
    ("a  1\nb  1\n   (traps)", "1\n"),
  ])
  func `the right answer is what is printed, and the others are not`(answers: String, output: String) throws {
    let chapter = try chapter(answers)
    #expect(chapter.findings == [])
    let judged = chapter.judge(output)
    #expect(judged.judgement == .asPrinted)
    #expect(judged.findings == [])
  }

  @Test(arguments: [
    ("a  1\nb  2", "2\n", 10, "The answer a is not what happens"),
    ("a  1\nb  2", "2\n", 11, "The answer b is what happens, too"),
    ("a  1\nb  ...", "1\n", 11, "The answer b is what happens, too"),
    ("a  ...\nb  2", "1\n", 10, "The answer a is right whatever is printed"),
    ("a  1\n   (traps)\nb  2", "1\n", 10, "The answer a is not what happens; the example does not trap"),
    ("a  (does not compile)\nb  2", "1\n", 10, "The answer a is not what happens: an example compiles"),
    ("a  (nothing)\nb  2", "1\n", 10, "The answer a is not what happens"),
    ("a  1\nb  (nothing)", "", 11, "The answer b is what happens, too"),
  ])
  func `a wrong answer is told at its line`(answers: String, output: String, line: Int, message: String)
    throws
  {
    let judged = try chapter(answers).judge(output)
    #expect(judged.judgement == .differs)
    #expect(
      judged.findings.contains { $0.line == line && $0.message.hasPrefix(message) }, "\(judged.findings)")
  }

  @Test func `a difference is shown`() throws {
    let finding = try #require(chapter("a  1\n   2\nb  5").judge("1\n3\n").findings.first)
    #expect(finding.details == [" 1", "-2", "+3"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `a trap is an answer`() throws {
    let chapter = try chapter("a  1\n   (traps)\nb  1", traps: true)
    #expect(chapter.judge("1\n", .trapped(signal: 4)).judgement == .asPrinted)
  }

  @Test func `what an example leaves behind is found, asked or not`() throws {
    let judged = try chapter("a  1\nb  2").judge("1\n", .finished(leaks: 1, objections: []))
    #expect(judged.judgement == .leaked(1, declared: 0))
  }

  @Test(arguments: [
    ("a  (does not compile)\nb  1", nil), ("a  (does not compile: no member)\nb  (nothing)", nil),
    ("a  (does not compile: no member)\nb  (does not compile: no such module)", nil),
    ("a  1\nb  (does not compile)", "The answer b is what the compiler says, too"),
    ("a  (does not compile: no such)\nb  1", "The answer a is not what the fence above is proven to do"),
    ("a  (compiles with a warning)\nb  1", "The answer a is not what the fence above is proven to do"),
  ])
  func `code that does not compile is asked about, too`(answers: String, message: String?) throws {
    let letters = ["a", "b"]
    let remarks = letters.map { "\($0)\($0 == "a" ? " is right" : ""): Why." }.joined(separator: "\n")
    let findings = try ChapterFixture(
      "# A\n\nWhat?\n\n```swift fails=\"has no member 'x'\"\ny.x\n```\n\n```answers\n\(answers)\n\n\(remarks)\n```\n"
    ).findings
    #expect(findings.isEmpty == (message == nil), "\(findings)")
    if let message { #expect(findings.contains { $0.message.hasPrefix(message) }, "\(findings)") }
  }

  @Test func `an output that is shown tells the answer`() throws {
    let findings = try ChapterFixture(
      """
      # A

      ```swift of="one"
      run()
      ```

      ```output
      --- Example of: one ---
      1
      ```

      What is printed?

      ```answers of="one"
      a  1
      b  2

      a is right: So.
      b: No.
      ```

      """, code: Self.code
    ).findings
    #expect(findings.map(\.line) == [14])
    #expect(findings.first?.message.hasPrefix("The output of “one” is shown") == true)
  }
}
