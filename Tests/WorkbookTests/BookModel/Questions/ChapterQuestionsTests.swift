import Testing

@testable import BookModel
@testable import TextSupport

@Suite struct ChapterQuestionsTests {
  private static let answers = "```answers\na  1\nb  2\n\na is right: So.\nb: No.\n```\n"
  private static let code = "```swift of=\"x\"\nx()\n```\n"

  private func read(_ markdown: String, examples: [String] = ["x", "y"]) -> ChapterQuestions {
    ChapterQuestions(ChapterText.of(markdown), file: "Chapter.md", chapter: "Chapter03-A", examples: examples)
  }

  @Test func `a question consists of its code and the paragraphs around it`() throws {
    let questions = read(
      "# A\n\nA story.\n\nWhat does `x` print?\n\n\(Self.code)\nThink.\n\n- Twice.\n\n\(Self.answers)"
    ).questions
    let question = try #require(questions.first)
    #expect(question.name == "x")
    #expect(
      question.pieces == [
        .words("What does `x` print?"), .code(["x()"]), .words("Think."), .words("- Twice."),
      ])
  }

  @Test(arguments: ["## Heading\n", "```output\n1\n```\n", "***\n"])
  func `blocks before a boundary are not part of the question`(boundary: String) throws {
    let questions = read("# A\n\nNo?\n\n\(boundary)\n\(Self.code)\nWhat?\n\n\(Self.answers)").questions
    #expect(questions.first?.pieces == [.code(["x()"]), .words("What?")])
  }

  @Test func `a question about code that does not compile is named by its text`() throws {
    let fails = "Does this compile?\n\n```swift fails=\"has no member\"\nx.y\n```\n\n"
    let answers = "```answers\na  1\nb  (does not compile)\n\nb is right: So.\na: No.\n```\n\n"
    let questions = read("# A\n\n\(fails)\(answers)\(fails)\(answers)").questions
    #expect(questions.map(\.name) == ["Does this compile?", "Does this compile? (2)"])
    #expect(questions[0].subject == .fails("has no member"))
    #expect(questions[0].codeLine == 5)
  }

  @Test(arguments: [
    ("What?\n\n\(answers)", 5, "There is no code above these answers"),
    ("\(code)\n\(answers)", 7, "There is no question here"),
    ("Told.\n\n\(code)\n\(answers)", 9, "There is no question here"),
    ("What?\n\n\(code)\n\(answers)\nWhat?\n\n\(code)\n\(answers)", 23, "The question on line 9"),
    ("What?\n\n\(code)\n\(answers.replacing("answers", with: "answers of=z"))", 9, "There is no example “z”"),
  ])
  func `an incomplete question is reported`(markdown: String, line: Int, message: String) {
    let findings = read("# A\n\n" + markdown).findings
    #expect(findings.contains { $0.line == line && $0.message.hasPrefix(message) }, "\(findings)")
  }

  @Test func `the fingerprint of a question depends on its text, its code and its answers`() {
    let markdown = "# A\n\nWhat?\n\n\(Self.code)\n\(Self.answers)"
    let changes = ["What?": "What now?", "x()": "x(1)", "a  1": "a  3"]
    let stamps = [markdown] + changes.map { markdown.replacing($0, with: $1) }
    #expect(Set(stamps.compactMap { read($0).questions.first?.fingerprint }).count == 4)
    #expect(
      read(markdown.replacing("So.", with: "Thus.")).questions[0].fingerprint
        == read(markdown).questions[0].fingerprint)
  }
}
