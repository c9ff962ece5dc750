import ReactiveTesting
import Testing

@Suite struct MarbleDiagramTests {
  private static let filter = """
    source:  --1--2--3--4--|
             filter { $0.isMultiple(of: 2) }
    result:  -----2-----4--|
    """

  @Test func `rows above the operator are distinguished from rows below it`() throws {
    let diagram = try MarbleDiagram(Self.filter)
    #expect(diagram.rows.map(\.name) == ["source", "result"])
    #expect(diagram.rows.map(\.isAbove) == [true, false])
    #expect(diagram.rows.map(\.line) == [1, 3])
    #expect(diagram.rows.map(\.margin) == [10, 10])
    #expect(diagram.operatorLines.map(\.text) == ["         filter { $0.isMultiple(of: 2) }"])
    #expect(diagram["result"]?.marbles == (try MarbleRow("-----2-----4--|")))
  }

  @Test func `the row that starts first defines the first column`() throws {
    let diagram = try MarbleDiagram(
      """
      channel:  --gale--fog-->
      Tern:          ^-----!
      """)
    #expect(diagram["Tern"]?.marbles.start == 5)
    #expect(diagram["Tern"]?.text == "     ^-----!")
    #expect(diagram["channel"]?.marbles.start == 0)
  }

  @Test func `the legend defines the values of marbles`() throws {
    let diagram = try MarbleDiagram(
      """
      a:  --x--X
          b
      c:  --y--X
      x := [1, 2]
      y :=
      X := it is full: stop
      """)
    #expect(diagram.legend["x"] == "[1, 2]")
    #expect(diagram.legend["y"] == "")
    #expect(diagram.legend["X"] == "it is full: stop")
    #expect(diagram.legend["z"] == nil)
  }

  @Test func `subscriptions to a source have separate rows`() throws {
    let diagram = try MarbleDiagram(
      """
      source:    --1--X
                 retry(2)
      result:    --1----1--X
      source ^:  ^----!
      source ^:       ^----!
      """)
    #expect(diagram.rows.map(\.subscribedName) == [nil, nil, "source", "source"])
  }

  @Test func `blank lines and carriage returns are ignored`() throws {
    let text = Self.filter.split(separator: "\n").joined(separator: "\r\n\r\n")
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let unix = MarbleDiagram.reading(lines)
    #expect(unix.problems.isEmpty)
    #expect(try MarbleDiagram(text).rows.map(\.marbles) == MarbleDiagram(Self.filter).rows.map(\.marbles))
  }

  private func problems(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return MarbleDiagram.reading(lines).problems.map(\.description)
  }

  @Test func `every mistake is reported with its line and column`() {
    let text = """
      source:  --1?-|
      next  --|
      \tmap
      :  --|
      source:  --2-|
      empty:
               filter
      late:       -3-
               map
      """
    #expect(
      problems(text).map { $0.prefix { $0 != ":" } } == [
        "line 1, column 13", "line 2, column 1", "line 3, column 1", "line 4, column 1", "line 5, column 1",
        "line 6, column 6", "line 8, column 15", "line 9, column 10",
      ])
  }

  @Test func `a legend entry for a missing marble is reported`() {
    #expect(
      problems("a:  -1|\n    b\nc:  -1|\nx := 2") == [
        "line 4, column 1: `x` is not in any row; remove its definition."
      ])
    #expect(
      problems("a:  -1|\n1 := 2\n1 := 3") == [
        "line 3, column 1: `1` is defined twice; remove one of the lines."
      ])
    #expect(problems("a:  -1|\n-1 := 2").first?.contains("`-1` is not a marble") == true)
  }

  @Test func `a row of subscriptions has no elements`() {
    #expect(problems("a:   --1-|\na ^:  ^-1-!").first?.hasPrefix("line 2, column 7") == true)
  }
}
