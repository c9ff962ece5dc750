import Lesson
import Reactive
import Testing

@testable import Prover
@testable import Runner
@testable import TextSupport

@Suite struct DiagramProofTests {
  private let file = "Chapters/Chapter03-A/Chapter.md"
  private let code = "Chapters/Chapter03-A/Code/Code.swift"

  private func findings(_ fence: String, _ attributes: String = "of=\"filter\"") throws -> [String] {
    try DiagramFixture(fence: fence, attributes: attributes).findings()
  }

  @Test func `a correct diagram has no findings`() throws {
    #expect(try DiagramFixture().findings() == [])
    #expect(try DiagramFixture().judge().verdict == .same)
  }

  @Test func `a late marble in the result is reported with both rows`() throws {
    let found = try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "------2----4--|"))
    #expect(
      found == [
        """
        \(file):6:15: The row `result` of “filter” does not match the actual result (- chapter, + operator).
        -result:  ------2----4--|
        +result:  -----2-----4--|
                       ^
        """
      ])
  }

  @Test func `a late marble in a source is reported even if it does not change the result`() throws {
    let found = try findings(DiagramFixture.fence.replacing("--1--2--3--4--|", with: "---1-2--3--4--|"))
    #expect(
      found == [
        """
        \(file):4:12: The row `source` of “filter” differs from the one in the code (- chapter, + code).
        -source:  ---1-2--3--4--|
        +source:  --1--2--3--4--|
                    ^
        """
      ])
  }

  @Test func `an open row of a sequence that terminates is reported`() throws {
    let found = try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-----4-->"))
    #expect(
      found == ["\(file):6:24: The row `result` of “filter” ends here instead of continuing; write `|`."])
    #expect(try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-----4->")) == [])
    #expect(try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-->")) == [])
  }

  @Test func `a different operator is reported with the one in the code`() throws {
    let found = try findings(DiagramFixture.fence.replacing("of: 2", with: "of: 3"))
    #expect(
      found == [
        """
        \(file):5:10: This is not the operator of “filter” (- chapter, + source).
        -filter { $0.isMultiple(of: 3) }
        +source.filter { $0.isMultiple(of: 2) }
        """
      ])
  }

  @Test(arguments: [
    "         source.filter { $0.isMultiple(of: 2) }",
    "     source\n       .filter {\n         $0.isMultiple(of: 2)\n       }",
    "  .filter { $0.isMultiple(of: 2) }",
  ])
  func `the layout of the operator is ignored, and the source may be omitted`(_ lines: String) throws {
    #expect(
      try findings(DiagramFixture.fence.replacing("         filter { $0.isMultiple(of: 2) }", with: lines))
        == [])
  }

  @Test func `the values of marbles are compared`() throws {
    let fence = DiagramFixture.fence.replacing("-----2-----4--|", with: "-----a-----4--|")
    #expect(try findings(fence + "\na := 2") == [])
    let found = try #require(try findings(fence + "\na := 3").first)
    #expect(found.hasPrefix("\(file):6:15: The row `result` of “filter” does not match the actual result"))
  }

  @Test(arguments: [
    (
      #"(?m)^result.*\n?"#,
      "3: The result of “filter” is not shown; draw the row `result` below the operator."
    ),
    (
      #"(?m)^source.*\n"#, "3: The source `source` of “filter” is not shown; draw its row above the operator."
    ),
    (
      #"(?m)^ .*\n"#,
      "3: The operator is missing; add the source of the closure, indented, below the sources."
    ),
  ])
  func `a missing row is reported`(_ pattern: String, _ message: String) throws {
    let fence = DiagramFixture.fence.replacing(try Regex(pattern), with: "")
    #expect(try findings(fence).contains { $0.hasPrefix("\(file):\(message)") })
  }

  @Test func `a single result may have any name`() throws {
    #expect(try findings(DiagramFixture.fence.replacing("result:", with: "evens: ")) == [])
    #expect(
      try findings(DiagramFixture.fence + "\nresult:  -----2-----4--|") == [
        "\(file):7:1: There is a row `result` on line 3 of the diagram already; give this one another name."
      ])
    #expect(
      try findings(DiagramFixture.fence + "\nresults:  -----2-----4--|") == [
        "\(file):7:1: There is no observer `results`; did you mean `result`?"
      ])
    #expect(
      try findings("other:   -1|\n" + DiagramFixture.fence) == [
        "\(file):4:1: There is no source `other`; “filter” has `source`."
      ])
  }

  @Test func `a syntax error is reported with its line and column`() throws {
    #expect(
      try findings(DiagramFixture.fence.replacing("--1--", with: "--?--")) == [
        "\(file):4:12: `?` is not a marble; write a letter, a digit or a name, and define it below the "
          + "rows: a := ?"
      ])
  }

  @Test func `columns are counted in the file, including its indentation`() throws {
    let fence = DiagramFixture.fence.replacing("-----2-----4--|", with: "------2----4--|")
    let found = try DiagramFixture(fence: fence, margin: "> ").findings()
    #expect(found.contains { $0.hasPrefix("\(file):6:17: ") }, "\(found)")
  }

  @Test func `a frame that differs from the code is reported`() throws {
    #expect(
      try findings(DiagramFixture.fence, "of=\"filter\" frame=1s") == [
        "\(file):3: A column of “filter” takes 10 ms in the code; write frame=10ms."
      ])
    #expect(try findings(DiagramFixture.fence, "of=\"filter\" frame=0.01s") == [])
  }

  @Test func `a fence for an unknown diagram is reported with a similar name`() throws {
    #expect(
      try DiagramFixture(attributes: "of=\"fliter\"").proven.map(\.message) == [
        "There is no diagram “fliter” in this chapter; did you mean “filter”?"
      ])
  }

  @Test func `a diagram that is not shown is reported at its declaration`() throws {
    let judged = try DiagramFixture(fence: nil).judge()
    #expect(judged.verdict == .noMarbleFence)
    #expect(judged.findings.map(\.place.description) == ["\(code):1"])
    #expect(judged.findings[0].details.last == " result:  -----2-----4--|")
  }

  @Test func `a diagram that is shown twice is reported`() throws {
    let fence = DiagramFixture.fence + "\n```\n\n```marble of=\"filter\"\n" + DiagramFixture.fence
    #expect(
      try findings(fence) == ["\(file):9: The diagram “filter” is shown twice; remove one of the fences."])
  }

  @Test func `rows that cannot be played are reported in the code`() throws {
    let rows = "source: --1--?--|"
    let fixture = try DiagramFixture(
      code: "diagram(\"filter\", \"\(rows)\") { (source: Observable<Int>) in source }"
    ) {
      diagram("filter", rows, file: $0, line: 1) { (source: Observable<Int>) in source }
    }
    #expect(fixture.judge().verdict == .notPlayed)
    #expect(fixture.judge().findings.map(\.place.description) == ["\(code):1:33"])
  }

  @Test func `rows in a multi-line literal are reported at their line of code`() throws {
    let code =
      "diagram(\n  \"filter\",\n  \"\"\"\n  left:   --1--|\n  right:  --a--|\n  \"\"\"\n) { (left, right) in left }"
    let fixture = try DiagramFixture(code: code) {
      diagram("filter", "left:   --1--|\nright:  --a--|", file: $0, line: 1) {
        (left: Observable<Int>, right: Observable<Int>) in left
      }
    }
    #expect(fixture.judge().findings.map(\.place.description) == ["\(self.code):5:13"])
  }

  @Test func `a process that was killed has a verdict`() throws {
    let fixture = try DiagramFixture()
    let diagram = DiagramFixture.filter("\(code)")
    let judged = DiagramJudge(fixture.parsed).judge(
      diagram, RunResult(termination: .timedOut(seconds: 10)))
    #expect(judged.verdict == .timedOut)
    #expect(judged.exitStatus == 4)
    #expect(judged.findings.map(\.place.description) == ["\(code):1"])
  }
}
