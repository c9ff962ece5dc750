import Testing

@testable import TerminalUI
@testable import TextSupport

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

  private func lines(_ screen: WatchScreen, columns: Int, rows: Int) -> [String] {
    screen.picture(columns: columns, rows: rows, console: console).lines
  }

  @Test func `progress and keys are at the bottom`() {
    let lines = lines(screen, columns: 80, rows: 10)
    #expect(lines.count == 9)
    #expect(
      lines.suffix(3) == ["", "[##########------------------------------] 1 of 4 solved", "n next  q quit"])
  }

  @Test func `a narrow terminal has no progress bar`() {
    #expect(lines(screen, columns: 20, rows: 10).suffix(2) == ["1 of 4 solved", "n next  q quit"])
  }

  @Test func `a line that is too long is wrapped`() {
    var long = screen
    long.body = ["one two three four"]
    #expect(lines(long, columns: 12, rows: 10).prefix(4) == ["chapter3/1", "", "one two", "  three four"])
  }

  private let tall = {
    var screen = WatchScreen()
    screen.heading = ["chapter3/1", "file", "statement"]
    screen.body = (1...20).map { "line \($0)" }
    screen.keys = [("q", "quit")]
    return screen
  }()

  @Test func `if the body does not fit, its first lines are shown with the number of the others`() {
    let picture = tall.picture(columns: 80, rows: 16, console: console)
    #expect(picture.lines.count == 15)
    #expect(picture.lines[..<5] == ["chapter3/1", "file", "statement", "", "line 1"])
    #expect(picture.lines[10...12] == ["line 7", "… 13 more lines: press m to see them", ""])
    #expect(picture.following == 7)
  }

  @Test func `further lines are shown when the first ones are skipped`() {
    var screen = tall
    screen.skipped = 14
    let picture = screen.picture(columns: 80, rows: 16, console: console)
    #expect(picture.lines[4] == "line 15")
    #expect(picture.lines[9...11] == ["line 20", "… press m to go back to the start", ""])
    #expect(picture.following == 0)
  }

  @Test func `on a short terminal, the heading and the keys are shortened`() {
    var screen = tall
    screen.message = "No."
    #expect(
      lines(screen, columns: 80, rows: 8) == [
        "chapter3/1", "line 1", "line 2", "line 3", "… 17 more lines: press m to see them", "No.", "q quit",
      ])
  }

  @Test func `the selected line is visible`() {
    var screen = tall
    screen.marked = 11
    let lines = lines(screen, columns: 80, rows: 16)
    #expect(lines[10...11] == ["line 12", "… 5 above, 8 below"])
  }

  @Test(arguments: 1...30, 1...12)
  func `no picture is larger than its terminal`(columns: Int, rows: Int) {
    var screen = tall
    screen.body += ["steps:  1---2---3---4---5---", "        ---------^", "日本語の長い文章、空白のないもの"]
    screen.message = "This is a message for you."
    for marked in [nil, 10] {
      screen.marked = marked
      let picture = screen.picture(columns: columns, rows: rows, console: Console.output(colour: true))
      #expect(picture.lines.count <= max(1, rows - 1))
      #expect(picture.lines.allSatisfy { TerminalLine($0).columns <= columns })
    }
  }
}
