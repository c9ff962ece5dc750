import Testing

@testable import BookMarkdown
@testable import BookModel

@Suite struct AnswersParserTests {
  private func parse(_ body: String) -> AnswersParser {
    AnswersParser(
      Fence(
        line: 10, language: "answers", attributes: [],
        body: body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)))
  }

  private static let good = """
    a  next(1)
       next(2)
    b  (nothing)

    a is right: The first reason,
       on two lines.
    b: A belief.
    """

  @Test func `answers have lines, and explanations can have several lines`() throws {
    let sheet = parse(Self.good)
    #expect(sheet.problems.isEmpty)
    #expect(sheet.answers.map(\.lines) == [["next(1)", "next(2)"], ["(nothing)"]])
    #expect(sheet.answers.map(\.isRight) == [true, false])
    #expect(sheet.answers.map(\.remark) == ["The first reason, on two lines.", "A belief."])
    #expect(sheet.answers.map(\.line) == [11, 13])
    #expect(sheet.answers.map(\.text) == [["a  next(1)", "   next(2)"], ["b  Nothing is printed."]])
  }

  @Test(
    arguments: [
      (["(nothing)"], .prints([], traps: false)),
      (["1", "(traps)"], .prints(["1"], traps: true)),
      (["(traps)"], .prints([], traps: true)),
      (["(does not compile)"], .fails(nil)),
      (["(does not compile: has no member)"], .fails("has no member")),
      (["(compiles with a warning)"], .warns(nil)),
      (["(does not compile at all)"], .prints(["(does not compile at all)"], traps: false)),
      (["(nothing)", "1"], .prints(["(nothing)", "1"], traps: false)),
    ] as [([String], Answer.Meaning)])
  func `text in parentheses has a special meaning`(lines: [String], meaning: Answer.Meaning) {
    #expect(Answer.Meaning(lines) == meaning)
  }

  @Test(arguments: [
    ("a  1\nc  2\n\na is right: x\nc: y", 12, "This answer should be b"),
    ("a  1\nb  1\n\na is right: x\nb: y", 12, "The answers a and b are the same"),
    ("a  1\nb  2\n\na is right: x", 12, "There is no remark on answer b"),
    ("a  1\nb  2\n\na is right: x\nb: y\nc: z", 16, "There is no answer c"),
    ("a  1\nb  2\n\na is right: x\nb: y\nb: z", 16, "There are two remarks on answer b"),
    ("a  1\nb  2\n\na is right:\nb: y", 14, "This remark is empty"),
    ("a  1\n\na is right: x", 10, "A question needs at least two answers"),
    ("a  1\nb  2\n\na: x\nb: y", 10, "No answer is marked as right"),
    ("a  1\nb  2\n\na is right: x\nb is right: y", 15, "The answers a and b are both marked as right"),
    ("a 1\nb  2\n\na is right: x\nb: y", 11, "This is not an answer"),
    ("A  1\nb  2\n\na is right: x\nb: y", 11, "This is not an answer"),
    ("a  1\n  2\nb  2\n\na is right: x\nb: y", 12, "This is not an answer"),
    ("a  1\nb  2\n\nBecause.\na is right: x\nb: y", 14, "This is not a remark"),
    ("", 10, "A question needs at least two answers"),
  ])
  func `a mistake is reported at its line`(body: String, line: Int, message: String) {
    let problems = parse(body).problems
    #expect(problems.contains { $0.line == line && $0.message.hasPrefix(message) }, "\(problems)")
  }

  @Test func `more answers than letters do not trap`() {
    let letters = (0..<40).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) }
    let body =
      letters.enumerated().map { "\($1)  \($0)" }.joined(separator: "\n") + "\n\n"
      + letters.prefix(26).map { "\($0)\($0 == "a" ? " is right" : ""): x" }.joined(separator: "\n")
    #expect(!parse(body).problems.isEmpty)
  }
}
