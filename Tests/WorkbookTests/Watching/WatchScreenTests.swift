import Testing
@testable import Workbook

@Suite struct WatchScreenTests {
  private let console = Console.output(colour: false)
  private let screen = {
    var screen = WatchScreen()
    screen.heading = ["chapter3/1"]
    screen.body = ["fine"]
    screen.solved = 1
    screen.total = 4
    screen.keys = [("n", "next"), ("q", "quit")]
    return screen
  }()

  @Test func `progress and keys are at the bottom`() {
    let lines = screen.lines(columns: 80, rows: 10, console: console)
    #expect(lines.count == 9)
    #expect(
      lines.suffix(3) == ["", "[##########------------------------------] 1 of 4 solved", "n next  q quit"])
  }

  @Test func `a narrow terminal gets no bar`() {
    let lines = screen.lines(columns: 20, rows: 10, console: console)
    #expect(lines.suffix(2) == ["1 of 4 solved", "n next  q quit"])
  }

  @Test func `a line that takes several rows counts as many`() {
    var long = screen
    long.body = [String(repeating: "x", count: 161)]
    #expect(long.lines(columns: 80, rows: 10, console: console).count == 7)
  }

  @Test func `what is longer than the terminal is shown whole`() {
    var long = screen
    long.body = [String](repeating: "line", count: 100)
    #expect(long.lines(columns: 80, rows: 10, console: console).count == 105)
  }
}
