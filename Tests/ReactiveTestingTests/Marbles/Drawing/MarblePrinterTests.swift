import ReactiveTesting
import Testing

@Suite struct MarblePrinterTests {
  private func drawn(_ row: String, _ legend: MarbleLegend = MarbleLegend()) throws -> String? {
    var printer = MarblePrinter(frame: 10, legend: legend)
    return printer.row(try MarbleRow(row).timeline(frame: 10, legend: legend))
  }

  @Test(arguments: [
    "|", ">", "-->", "--1--2--|", "--gale--fog|", "-(ab)c-|", "-(fog in |)", "-(aX)", "(^a)-!", "   ^--!",
    "--a-X",
    "a-b-(c|)", "--(a!)",
  ])
  func `a parsed row is printed as it was written`(_ row: String) throws {
    #expect(try drawn(row) == row)
  }

  @Test func `labels of the legend are printed`() throws {
    #expect(try drawn("--a--b--|", ["a": "[1, 2]", "b": "-1"]) == "--a--b--|")
  }

  @Test func `a value that is not a word gets a letter`() {
    var printer = MarblePrinter(frame: 10, legend: ["b": "B"], taken: ["a"])
    let timeline = MarbleTimeline(
      entries: [.init(20, .element("[1]")), .init(40, .element("c")), .init(50 + 10, .element("[1]"))],
      horizon: 70)
    #expect(printer.row(timeline) == "--d-c-d>")
    #expect(printer.legend["d"] == "[1]")
  }

  @Test func `long labels that do not fit are replaced by letters`() {
    var printer = MarblePrinter(frame: 10)
    let timeline = MarbleTimeline(
      entries: [.init(0, .element("gale")), .init(20, .element("fog")), .init(40, .completed)])
    #expect(printer.row(timeline) == "a-b-|")
    #expect(printer.legend["a"] == "gale")
  }

  @Test func `events between two columns, or right next to another label, cannot be printed`() {
    var printer = MarblePrinter(frame: 10)
    #expect(printer.row(MarbleTimeline(entries: [.init(25, .completed)])) == nil)
    #expect(
      printer.row(MarbleTimeline(entries: [.init(20, .element("1")), .init(30, .element("2"))], horizon: 60))
        == nil)
    #expect(printer.row(MarbleTimeline(start: 20, entries: [.init(10, .completed)])) == nil)
  }

  /// A generator that produces the same timelines from the same seed on every machine.
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<300)
  func `parsing a printed timeline returns the timeline`(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let words = ["1", "2", "a", "X", "12", "gale", "[1, 2]", "-1", "", "Xa", "é", "a b"]
    let start = Int.random(in: 0...3, using: &random) * 10
    var timeline = MarbleTimeline(start: start, entries: [])
    var time = start
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      time += Int.random(in: 0...8, using: &random) * 10
      timeline.entries.append(.init(time, .element(words.randomElement(using: &random) ?? "")))
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: timeline.entries.append(.init(time + 50, .completed))
    case 1: timeline.entries.append(.init(time, .error(nil)))
    case 2: timeline.entries.append(.init(time + 70, .disposal))
    default: timeline.horizon = time + 100
    }
    var printer = MarblePrinter(frame: 10)
    guard let text = printer.row(timeline) else { return }
    var read = try MarbleRow(text).timeline(frame: 10, legend: printer.legend)
    #expect(read.entries == timeline.entries)
    #expect(read.horizon == timeline.horizon || (read.horizon ?? 0) > (timeline.horizon ?? .max))
    read.horizon = timeline.horizon
    #expect(read == timeline)
    #expect(printer.row(timeline) == text)
  }
}
