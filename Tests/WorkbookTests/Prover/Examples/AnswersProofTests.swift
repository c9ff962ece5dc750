import Testing

@testable import Prover
@testable import Runner
@testable import TextSupport

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
  func `the right answer matches the output and the others do not`(answers: String, output: String) throws {
    let chapter = try chapter(answers)
    #expect(chapter.findings == [])
    let judged = chapter.judge(output)
    #expect(judged.verdict == .same)
    #expect(judged.findings == [])
  }

  @Test(arguments: [
    ("a  1\nb  2", "2\n", 10, "The answer a does not match the output"),
    ("a  1\nb  2", "2\n", 11, "The answer b is also what happens"),
    ("a  1\nb  ...", "1\n", 11, "The answer b is also what happens"),
    ("a  ...\nb  2", "1\n", 10, "The answer a matches any output"),
    (
      "a  1\n   (traps)\nb  2", "1\n", 10, "The answer a does not match the output; the example does not trap"
    ),
    ("a  (does not compile)\nb  2", "1\n", 10, "The answer a is wrong, because examples compile"),
    ("a  (nothing)\nb  2", "1\n", 10, "The answer a does not match the output"),
    ("a  1\nb  (nothing)", "", 11, "The answer b is also what happens"),
  ])
  func `a wrong answer key is reported`(answers: String, output: String, line: Int, message: String)
    throws
  {
    let judged = try chapter(answers).judge(output)
    #expect(judged.verdict == .different)
    #expect(
      judged.findings.contains { $0.line == line && $0.message.hasPrefix(message) }, "\(judged.findings)")
  }

  @Test func `the difference from the output is shown`() throws {
    let finding = try #require(chapter("a  1\n   2\nb  5").judge("1\n3\n").findings.first)
    #expect(finding.details == [" 1", "-2", "+3"])
    #expect(finding.related.map(\.description) == ["Chapters/Chapter03-A/Code/Code.swift:2"])
  }

  @Test func `a trap can be an answer`() throws {
    let chapter = try chapter("a  1\n   (traps)\nb  1", traps: true)
    #expect(chapter.judge("1\n", .trapped(signal: 4)).verdict == .same)
  }

  @Test func `a leak is reported even if the output is a question`() throws {
    let judged = try chapter("a  1\nb  2").judge("1\n", .finished(LeakReport(leaks: 1)))
    #expect(judged.isJudged(.leaked(1, declared: 0)))
  }

  @Test(arguments: [
    ("a  (does not compile)\nb  1", nil), ("a  (does not compile: no member)\nb  (nothing)", nil),
    ("a  (does not compile: no member)\nb  (does not compile: no such module)", nil),
    ("a  1\nb  (does not compile)", "The answer b is also what the compiler reports"),
    (
      "a  (does not compile: no such)\nb  1",
      "The answer a is not what the compiler reports for the fence above"
    ),
    (
      "a  (compiles with a warning)\nb  1",
      "The answer a is not what the compiler reports for the fence above"
    ),
  ])
  func `there can be questions about code that does not compile`(answers: String, message: String?) throws {
    let letters = ["a", "b"]
    let remarks = letters.map { "\($0)\($0 == "a" ? " is right" : ""): Why." }.joined(separator: "\n")
    let findings = try ChapterFixture(
      "# A\n\nWhat?\n\n```swift fails=\"has no member 'x'\"\ny.x\n```\n\n```answers\n\(answers)\n\n\(remarks)\n```\n"
    ).findings
    #expect(findings.isEmpty == (message == nil), "\(findings)")
    if let message { #expect(findings.contains { $0.message.hasPrefix(message) }, "\(findings)") }
  }

  @Test func `a visible output that gives the answer away is reported`() throws {
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
