import ReactiveTesting
import Testing

@Suite struct MarbleDifferenceTests {
  private func difference(_ expected: String, _ found: String, name: String = "") throws -> MarbleDifference?
  {
    MarbleDifference(
      expected: try MarbleRow(expected).timeline(frame: 10), found: try MarbleRow(found).timeline(frame: 10),
      named: name, with: MarblePrinter(frame: 10))
  }

  @Test(arguments: [
    ("--1--|", "--1--|"), ("--1-->", "--1------2--|"), ("--1-->", "--1--2->"), ("--1-->", "--1>"),
    ("-X", "-X"),
  ])
  func `rows with the same events do not differ`(_ expected: String, _ found: String) throws {
    #expect(try difference(expected, found) == nil)
  }

  @Test func `both rows are shown, with a caret below the first difference`() throws {
    let found = try #require(try difference("-----2-----4--|", "------2----4--|", name: "result"))
    #expect(found.column == 5)
    #expect(
      found.lines == [
        "-result:  -----2-----4--|",
        "+result:  ------2----4--|",
        "               ^",
      ])
  }

  @Test(arguments: [
    ("--1--|", "--1-->", 5), ("--1--|", "--1---|", 5), ("--1--|", "--2--|", 2), ("--1--|", "--1--X", 5),
    ("--1--|", "-----|", 2), ("-----|", "--1--|", 2), ("--(12)|", "--(21)|", 2), ("  -1|", "--1|", 0),
    ("--gale-|", "--gale--|", 7), ("->", "|", 0),
  ])
  func `the first column that differs is found`(_ expected: String, _ found: String, _ column: Int) throws {
    #expect(try difference(expected, found)?.column == column)
  }

  @Test func `the description of an error is compared if the legend defines it`() throws {
    let found = MarbleTimeline(entries: [.init(20, .error("full"))])
    let row = try MarbleRow("--X")
    let printer = MarblePrinter(frame: 10)
    #expect(MarbleDifference(expected: row.timeline(frame: 10), found: found, with: printer) == nil)
    #expect(
      MarbleDifference(expected: row.timeline(frame: 10, legend: ["X": "full"]), found: found, with: printer)
        == nil)
    let legend: MarbleLegend = ["X": "empty"]
    #expect(
      MarbleDifference(expected: row.timeline(frame: 10, legend: legend), found: found, with: printer)?.lines
        == [
          "---X", "+--X", "   ^", " expected error empty, found error full",
        ])
  }

  @Test func `events that cannot be drawn are described in words`() throws {
    let found = MarbleTimeline(entries: [.init(25, .element("1")), .init(30, .completed)])
    let difference = MarbleDifference(
      expected: try MarbleRow("--1|").timeline(frame: 10), found: found, with: MarblePrinter(frame: 10))
    #expect(difference?.lines.dropFirst().first == "+1 between columns 2 and 3, completed in column 3")
  }

  @Test func `of a long row, only the part around the difference is shown`() throws {
    let gap = String(repeating: "-", count: 500)
    let found = try #require(try difference(gap + "1" + gap + "|", gap + "2" + gap + "|"))
    try #require(found.lines.map(\.count) == [83, 83, 43])
    #expect(found.lines[0].hasPrefix("-…---"))
    #expect(found.lines[0].dropFirst(42).first == "1")
    #expect(found.lines[2].last == "^")
  }
}
