import Testing
@testable import Workbook

@Suite struct ChoiceListTests {
  private func list(_ body: String) -> ChoiceList {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return ChoiceList(Fence(line: 10, language: "choose", attributes: [], body: lines), file: "Chapter.md")
  }

  private func findings(_ body: String) -> [String] {
    list(body).findings.map { "\($0.line): \($0.message)" }
  }

  @Test func `what is indented stands below, and two blanks come before the answer`() {
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

  @Test func `a question without a choice is told`() {
    #expect(
      findings("I want\n  this  map\nAnd I want\n") == [
        "13: Nothing is said to take here; put two blanks and an operator behind it, or indent what one may want."
      ])
  }

  @Test func `an answer with choices below it is told`() {
    #expect(
      findings("I want\n  this  map\n    and that  filter\n") == [
        "12: This has an answer, and choices below it; leave the answer out, or indent them less."
      ])
  }

  @Test func `an answer to no question is told`() {
    #expect(findings("this  map\n") == ["11: No question stands above this; put one there, and indent this."])
  }

  @Test func `what stands there twice is told`() {
    #expect(
      findings("I want\n  this  map\n  this  filter\n") == [
        "13: This stands in line 12, too; say what is different here, or give both answers there."
      ])
  }

  @Test func `a line between two indentations is told`() {
    #expect(
      findings("I want\n    this  map\n  that  filter\n") == [
        "13: This line is indented like none above it; indent it like what it belongs beside."
      ])
  }

  @Test func `a tab is told, and so are too many questions`() {
    #expect(findings("I want\n  this\tmap  map\n").count == 1)
    let deep = (0..<9).map { String(repeating: " ", count: $0) + "\($0)" }.joined(separator: "\n") + "  map"
    #expect(findings(deep).contains { $0.hasPrefix("17: This is the 7th question in a row") })
  }
}
