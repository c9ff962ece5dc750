import Lesson
import Reactive
import Testing
@testable import Workbook

@Suite struct DiagramProofTests {
  private let file = "Chapters/Chapter03-A/Chapter.md"
  private let code = "Chapters/Chapter03-A/Code/Code.swift"

  private func findings(_ fence: String, _ attributes: String = "of=\"filter\"") throws -> [String] {
    try DiagramFixture(fence: fence, attributes: attributes).findings()
  }

  @Test func `a fence that shows what happens has no findings`() throws {
    #expect(try DiagramFixture().findings() == [])
    #expect(try DiagramFixture().judge().judgement.verdict == .same)
  }

  @Test func `a marble of the result that is a column late is shown with both rows`() throws {
    let found = try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "------2----4--|"))
    #expect(
      found == [
        """
        \(file):6:15: The row `result` of “filter” is not what happens (- chapter, + operator).
        -result:  ------2----4--|
        +result:  -----2-----4--|
                       ^
        """
      ])
  }

  @Test func `a marble of a source that is a column late is found though it changes nothing`() throws {
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

  @Test func `a row that is said to go on where it ends is found there`() throws {
    let found = try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-----4-->"))
    #expect(
      found == ["\(file):6:24: The row `result` of “filter” does not go on here: it ends; write `|`."])
    #expect(try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-----4->")) == [])
    #expect(try findings(DiagramFixture.fence.replacing("-----2-----4--|", with: "-----2-->")) == [])
  }

  @Test func `another operator is found with the code's`() throws {
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
  func `the layout of the operator does not count, and the source may be left out`(_ lines: String) throws {
    #expect(
      try findings(DiagramFixture.fence.replacing("         filter { $0.isMultiple(of: 2) }", with: lines))
        == [])
  }

  @Test func `what a marble stands for counts`() throws {
    let fence = DiagramFixture.fence.replacing("-----2-----4--|", with: "-----a-----4--|")
    #expect(try findings(fence + "\na := 2") == [])
    let found = try #require(try findings(fence + "\na := 3").first)
    #expect(found.hasPrefix("\(file):6:15: The row `result` of “filter” is not what happens"))
  }

  @Test(arguments: [
    (
      #"(?m)^result.*\n?"#,
      "3: What comes out of “filter” is not shown; draw the row `result` below the operator."
    ),
    (
      #"(?m)^source.*\n"#, "3: The source `source` of “filter” is not shown; draw its row above the operator."
    ),
    (
      #"(?m)^ .*\n"#,
      "3: The operator is missing; put the source of the closure, indented, below the sources."
    ),
  ])
  func `a missing row is found`(_ pattern: String, _ message: String) throws {
    let fence = DiagramFixture.fence.replacing(try Regex(pattern), with: "")
    #expect(try findings(fence).contains { $0.hasPrefix("\(file):\(message)") })
  }

  @Test func `the only result may have any name, and there is one`() throws {
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

  @Test func `what cannot be read is told with line and column`() throws {
    #expect(
      try findings(DiagramFixture.fence.replacing("--1--", with: "--?--")) == [
        "\(file):4:12: `?` is no marble; an element is a letter, a digit, or a name, and its text stands below "
          + "the rows: a := ?"
      ])
  }

  @Test func `columns are counted as they stand in the file`() throws {
    let fence = DiagramFixture.fence.replacing("-----2-----4--|", with: "------2----4--|")
    let found = try DiagramFixture(fence: fence, margin: "> ").findings()
    #expect(found.contains { $0.hasPrefix("\(file):6:17: ") }, "\(found)")
  }

  @Test func `the frame is the code's`() throws {
    #expect(
      try findings(DiagramFixture.fence, "of=\"filter\" frame=1s") == [
        "\(file):3: A column of “filter” is 10 ms in the code; write frame=10ms."
      ])
    #expect(try findings(DiagramFixture.fence, "of=\"filter\" frame=0.01s") == [])
  }

  @Test func `a fence that shows no diagram is found with the nearest name`() throws {
    #expect(
      try DiagramFixture(attributes: "of=\"fliter\"").proven.map(\.message) == [
        "There is no diagram “fliter” in this chapter; did you mean “filter”?"
      ])
  }

  @Test func `a diagram that is not shown is found where it is declared`() throws {
    let judged = try DiagramFixture(fence: nil).judge()
    #expect(judged.judgement.verdict == .noMarbleFence)
    #expect(judged.findings.map(\.place.description) == ["\(code):1"])
    #expect(judged.findings[0].details.last == " result:  -----2-----4--|")
  }

  @Test func `a diagram that is shown twice is found`() throws {
    let fence = DiagramFixture.fence + "\n```\n\n```marble of=\"filter\"\n" + DiagramFixture.fence
    #expect(
      try findings(fence) == ["\(file):9: The diagram “filter” is shown twice; leave one of the fences out."])
  }

  @Test func `rows that cannot be played are found in the code`() throws {
    let rows = "source: --1--?--|"
    let fixture = try DiagramFixture(
      code: "diagram(\"filter\", \"\(rows)\") { (source: Observable<Int>) in source }"
    ) {
      diagram("filter", rows, file: $0, line: 1) { (source: Observable<Int>) in source }
    }
    #expect(fixture.judge().judgement.verdict == .notPlayed)
    #expect(fixture.judge().findings.map(\.place.description) == ["\(code):1:33"])
  }

  @Test func `rows of several lines are found in the code`() throws {
    let code =
      "diagram(\n  \"filter\",\n  \"\"\"\n  left:   --1--|\n  right:  --a--|\n  \"\"\"\n) { (left, right) in left }"
    let fixture = try DiagramFixture(code: code) {
      diagram("filter", "left:   --1--|\nright:  --a--|", file: $0, line: 1) {
        (left: Observable<Int>, right: Observable<Int>) in left
      }
    }
    #expect(fixture.judge().findings.map(\.place.description) == ["\(self.code):5:13"])
  }

  @Test func `a process that did not live to tell has a verdict of its own`() throws {
    let fixture = try DiagramFixture()
    let diagram = DiagramFixture.filter("\(code)")
    let judged = DiagramJudge(fixture.evidence).judge(
      DiagramRun(diagram: diagram, outcome: nil, job: JobRun(ending: .timedOut(seconds: 10))))
    #expect(judged.judgement.verdict == .timedOut)
    #expect(judged.judgement.verdict.exitStatus == 4)
    #expect(judged.findings.map(\.place.description) == ["\(code):1"])
  }
}
