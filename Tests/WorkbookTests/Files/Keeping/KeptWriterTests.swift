import Foundation
import ReactiveTesting
import Testing
@testable import Workbook

@Suite struct KeptWriterTests {
  private enum Letter: String, Keepable {
    case a, b
  }

  private struct Shape: Keepable, Equatable {
    var name = "s"
    var parts: [Shape] = []

    init(_ name: String, _ parts: [Shape] = []) { (self.name, self.parts) = (name, parts) }

    init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
      name = try kept.next()
      parts = try kept.next()
    }

    func write(to kept: inout KeptWriter) { kept.add(name, parts) }
  }

  private struct All: Keepable, Equatable {
    var text = "a \u{0} “b” 𠮷"
    var texts = ["", "one"]
    var none: [String] = []
    var flags = [true, false]
    var numbers = [Int.min, -1, 0, .max]
    var data = Data([1, 0, 2])
    var missing: Int?
    var there: String? = "x"
    var gaps: [Int?] = [nil, 1, nil]
    var deep: [[Int?]?] = [nil, [nil], []]
    var named = ["b": [1], "": [], "a": [2, 3]]
    var numbered = [7: "seven", -1: "less"]
    var letter = Letter.b
    var shapes = [Shape("p"), Shape("g", [Shape("h"), Shape("i", [Shape("")])])]
    var prints = [Fingerprint(), Fingerprint(Data([1]))]

    init() {}

    init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
      text = try kept.next()
      texts = try kept.next()
      none = try kept.next()
      flags = try kept.next()
      numbers = try kept.next()
      data = try kept.next()
      missing = try kept.next()
      there = try kept.next()
      gaps = try kept.next()
      deep = try kept.next()
      named = try kept.next()
      numbered = try kept.next()
      letter = try kept.next()
      shapes = try kept.next()
      prints = try kept.next()
    }

    func write(to kept: inout KeptWriter) {
      kept.add(text, texts, none, flags, numbers, data, missing, there, gaps, deep)
      kept.add(named, numbered, letter, shapes, prints)
    }
  }

  private func read<Kept: Keepable>(_ type: Kept.Type = Kept.self, from data: Data) throws -> Kept {
    try KeptReader.value(of: type, in: data)
  }

  @Test func `what is kept is what was there`() throws {
    #expect(try read(from: KeptWriter.data(of: All())) == All())
    #expect(try read(Int?.self, from: KeptWriter.data(of: Int?.none)) == nil)
  }

  @Test func `what diagrams did is kept`() throws {
    var recording = MarbleRecording(frame: 10)
    let entries: [MarbleTimeline.Entry] = [
      .init(0, .subscription), .init(10, .element("a")), .init(20, .sequence(3)), .init(30, .error(nil)),
      .init(40, .error("E")), .init(50, .completed), .init(60, .disposal),
    ]
    let timeline = MarbleTimeline(start: -10, entries: entries, horizon: 70)
    recording.sources = [.init(name: "s", timeline: timeline)]
    recording.subscriptions = [.init(name: "t", timeline: MarbleTimeline(entries: []))]
    recording.observers = [.init(name: "o", timeline: timeline), .init(name: "p", timeline: timeline)]
    recording.inner = [.init(key: "k", timeline: timeline), .init(timeline: timeline)]
    let outcomes: [DiagramOutcome] = [
      .recorded(recording), .failed(MarblePlayError(line: 1, column: 2, message: "m")),
      .failed(MarblePlayError(message: "")),
    ]
    #expect(try read(from: KeptWriter.data(of: outcomes)) == outcomes)
  }

  @Test func `what pages are made of is kept`() throws {
    let number = LiveDiagram.Number(words: "w", value: 5)
    let diagram = LiveDiagram(
      index: 1, chapter: "c", name: "n", rows: "r", hot: ["h"], frame: 2, numbers: [number])
    #expect(try read(from: KeptWriter.data(of: [diagram])) == [diagram])
    let asset = SiteAsset(source: URL(filePath: "/a folder/Glöckchen #1.svg"), path: "p/q.svg")
    #expect(try read(from: KeptWriter.data(of: [asset])) == [asset])
    let place = Place(file: "f", line: 1, column: 2)
    #expect(try read(from: KeptWriter.data(of: place)) == place)
    let heading = PageHeading(level: 2, identifier: "i", words: "w <x>")
    #expect(try read(from: KeptWriter.data(of: heading)) == heading)
    let functions = DeclaredFunction.all(
      in: "/// Rings.\npublic func ring(_ times: Int) {}\nfunc stop(now: Bool)\n", forOthers: false)
    #expect(functions.count == 2)
    #expect(try read(from: KeptWriter.data(of: functions)) == functions)
    let choices = ChoiceList(
      Fence(
        line: 1, language: "choose", attributes: [],
        body: ["I have a bell, and want", "  it to ring  ring, then stop with force", "  a rest  chapter2/1"]),
      file: "f"
    ).questions
    #expect(choices.first?.choices.count == 2)
    #expect(try read(from: KeptWriter.data(of: choices)) == choices)
    let text = MarkdownDocument(
      text: "# One\n\nA **bell** rings.\n\n## Two\n\nA **gong** booms.\n", file: "f")
    let terms = ChapterTerms(of: text)
    #expect(terms.terms.count == 2)
    #expect(try read(ChapterTerms.self, from: KeptWriter.data(of: terms)).terms == terms.terms)
  }

  @Test func `the same is written in the same bytes`() {
    let names = (0..<100).map(String.init)
    let one = Dictionary(uniqueKeysWithValues: names.map { ($0, $0) })
    let other = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, $0) })
    #expect(KeptWriter.data(of: one) == KeptWriter.data(of: other))
  }

  @Test func `a value from the middle of data is read`() throws {
    let data = Data("ab".utf8) + KeptWriter.data(of: [Data("x".utf8)])
    #expect(try read(from: data.dropFirst(2)) == [Data("x".utf8)])
  }

  @Test func `what is of another form, has another end, or is none of the cases, is refused`() throws {
    #expect(throws: KeptReader.NotWhole.self) { try read(Int.self, from: Data(repeating: 0, count: 9)) }
    #expect(throws: KeptReader.NotWhole.self) { try read(Int.self, from: KeptWriter.data(of: [1])) }
    #expect(throws: KeptReader.NotWhole.self) { try read(String.self, from: KeptWriter.data(of: 1)) }
    #expect(throws: KeptReader.NotWhole.self) { try read(Letter.self, from: KeptWriter.data(of: "c")) }
    #expect(throws: KeptReader.NotWhole.self) { try read(Int.self, from: KeptWriter.data(of: 1) + [0]) }
    #expect(throws: KeptReader.NotWhole.self) { try read(Int.self, from: Data()) }
  }

  @Test func `what is cut short is refused, and what is damaged does no harm`() throws {
    let data = KeptWriter.data(of: All())
    for count in 0..<data.count {
      #expect(throws: KeptReader.NotWhole.self) { try read(All.self, from: data.prefix(count)) }
    }
    for place in data.indices {
      for byte in [0, 1, 127, 255] as [UInt8] {
        var damaged = data
        damaged[place] = byte
        _ = try? read(All.self, from: damaged)
      }
    }
  }
}
