import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import TextSupport

@Suite struct ChoiceListTests {
  private func list(_ body: String) -> ChoiceList {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return ChoiceList(Fence(line: 10, language: "choose", attributes: [], body: lines), file: "Chapter.md")
  }

  private func findings(_ body: String) -> [String] {
    list(body).findings.map { "\($0.line): \($0.message)" }
  }

  @Test func `indented lines are nested choices, and two spaces separate the answer`() {
    let list = list(
      """
      I have one and want
        another     map
        fewer
          if they are the same  distinctUntilChanged, then take(1)
          by time               throttle with latest: false

      It is silent
        tell me                 chapter10/2
      """)
    #expect(list.findings.isEmpty)
    let paths = Choice.paths(of: list.questions)
    #expect(
      paths.map(\.questions) == [
        ["I have one and want"], ["I have one and want", "fewer"], ["I have one and want", "fewer"],
        ["It is silent"],
      ])
    #expect(paths.map(\.choice.words) == ["another", "if they are the same", "by time", "tell me"])
    #expect(paths.map(\.choice.line) == [12, 14, 15, 18])
    let answers = paths.map(\.choice.answers)
    #expect(
      answers.map { $0.map(\.text) } == [
        ["map"], ["distinctUntilChanged", "take(1)"], ["throttle"], ["chapter10/2"],
      ])
    #expect(answers[1].map(\.isNext) == [false, true])
    #expect(answers[2].map(\.remark) == ["with latest: false"])
    #expect(answers[3].map(\.challenge) == ["chapter10/2"])
  }

  @Test func `a question without a choice is reported`() {
    #expect(
      findings("I want\n  this  map\nAnd I want\n") == [
        "13: This has no answer; add two spaces and an operator, or indent choices below it."
      ])
  }

  @Test func `an answer with nested choices is reported`() {
    #expect(
      findings("I want\n  this  map\n    and that  filter\n") == [
        "12: This has an answer and choices below it; remove the answer, or indent the choices less."
      ])
  }

  @Test func `an answer without a question is reported`() {
    #expect(
      findings("this  map\n") == [
        "11: There is no question above this choice; add one, and indent this line."
      ])
  }

  @Test func `a duplicate choice is reported`() {
    #expect(
      findings("I want\n  this  map\n  this  filter\n") == [
        "13: This is on line 12, too; say what is different here, or give both answers there."
      ])
  }

  @Test func `inconsistent indentation is reported`() {
    #expect(
      findings("I want\n    this  map\n  that  filter\n") == [
        "13: The indentation matches no line above; indent this line like the choices next to it."
      ])
  }

  @Test func `a tab is reported, and so are too many nested questions`() {
    #expect(findings("I want\n  this\tmap  map\n").count == 1)
    let deep = (0..<9).map { String(repeating: " ", count: $0) + "\($0)" }.joined(separator: "\n") + "  map"
    #expect(findings(deep).contains { $0.hasPrefix("17: These questions are nested 7 levels deep") })
  }
}
