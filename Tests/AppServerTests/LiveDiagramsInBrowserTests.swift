import Foundation
import Lesson
import ReactiveTesting
import TestSupport
import Testing
@testable import Workbook
@testable import rxbook

private let hasCompiler: ConditionTrait = .enabled(
  if: (try? LiveCompiler()) != nil, "This toolchain has no Embedded Swift for WebAssembly.")

/// Diagrams that a reader changes in a browser, on the library's operators in WebAssembly.
@Suite(Chromium.isThere, hasCompiler, .serialized, .timeLimit(.minutes(30)))
struct LiveDiagramsInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages() }

  private func inTab(
    _ page: String, width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(page, ready: "document.querySelector('[data-live] .player')", width: width, body)
  }

  // MARK: What comes out

  /// What happened, a line for each track.
  private typealias Tracks = [String]

  private struct Played: Decodable {
    struct Track: Decodable {
      let name: String
      let start: Double
      let entries: [Entry]
    }
    struct Entry: Decodable {
      let column: Double
      let kind: String
      let text: String
    }

    let problem: String?
    let isCutOff: Int?
    let observers: [Track]?
    let inner: [Track]?
    let subscriptions: [Track]?

    func tracks(frame: Int) -> Tracks {
      func line(_ kind: String, _ track: Track) -> String {
        let entries = track.entries.map { entry in
          "\(Int((entry.column * Double(frame)).rounded())) \(entry.kind) \(entry.text)"
        }
        return "\(kind) \(track.name): \(entries.joined(separator: ", "))"
      }
      return (observers ?? []).map { line("observer", $0) } + (inner ?? []).map { line("inner", $0) }
        + (subscriptions ?? []).map { line("subscription", $0) }
    }
  }

  private static func tracks(of recording: MarbleRecording) -> Tracks {
    func words(_ signal: MarbleTimeline.Signal) -> String {
      switch signal {
      case .element(let text): "element \(text)"
      case .completed: "completed "
      case .error(let text): "error \(text ?? "")"
      case .subscription: "subscription "
      case .disposal: "disposal "
      case .sequence(let number): "sequence \(number)"
      }
    }
    func line(_ kind: String, _ name: String, _ timeline: MarbleTimeline) -> String {
      "\(kind) \(name): \(timeline.entries.map { "\($0.time) \(words($0.signal))" }.joined(separator: ", "))"
    }
    return recording.observers.map { line("observer", $0.name, $0.timeline) }
      + recording.inner.map { line("inner", $0.key ?? "", $0.timeline) }
      + recording.subscriptions.map { line("subscription", $0.name, $0.timeline) }
  }

  /// Rows like those of a diagram, made at random.
  private struct Dice {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func throwing(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }

    mutating func rows(like diagram: MarbleDiagram, text: String) -> String {
      let legend = text.split(separator: "\n").filter { $0.contains(":=") }.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let width = (diagram.rows.map(\.name.count).max() ?? 0) + 3
      let rows = diagram.rows.map { row in
        let text =
          row.marbles.isSubscription ? observer() : source(like: row.marbles) { diagram[$0] != nil }
        return "\(row.name):".padding(toLength: width, withPad: " ", startingAt: 0) + text
      }
      let used = Set(rows.flatMap { $0.split { "-|> ()".contains($0) } }.map(String.init))
      let meanings = legend.filter { line in
        line.split(separator: " ").first.map { used.contains(String($0)) } ?? false
      }
      return (rows + meanings).joined(separator: "\n")
    }

    private static func labels(in row: MarbleRow) -> [String] {
      row.moments.flatMap(\.marks).compactMap { mark in
        if case .element(let label) = mark { label } else { nil }
      }
    }

    private mutating func observer() -> String {
      let start = String(repeating: " ", count: throwing(8)) + "^"
      return start + String(repeating: "-", count: throwing(20)) + (throwing(2) == 0 ? "!" : ">")
    }

    /// A row that names all the rows that `row` does, according to `isRow`: none is left without a use.
    private mutating func source(like row: MarbleRow, _ isRow: (String) -> Bool) -> String {
      let labels = Self.labels(in: row)
      var text = String(repeating: " ", count: row.start)
      for _ in 0..<throwing(6) where !labels.isEmpty {
        text += String(repeating: "-", count: 1 + throwing(4))
        let label = labels[throwing(labels.count)]
        text += throwing(8) == 0 ? "(\(label) \(labels[throwing(labels.count)]))" : label
      }
      for label in Set(labels.filter(isRow)).sorted() where !text.contains(label) { text += "-\(label)" }
      text += String(repeating: "-", count: 1 + throwing(5))
      return text + ["|", "|", "X", ">"][throwing(4)]
    }
  }

  /// Plays each diagram of the book with rows made at random, natively and in the module.
  @Test func `all diagrams come to the same in the module and natively, whatever their rows`() async throws {
    let book = rxbook.book(at: RunningProgram.root)
    let module = try #require(try LiveModule(of: book))
    #expect(module.diagrams.count > 100)
    // What this book's may take: a diagram with Swift's strings would be told.
    if try LiveCompiler().optimizer != nil { #expect(module.packed.data.count < 60_000) }
    let runner = DiagramRunner(hosts: HostPool(program: RunningProgram.program))
    let rounds = 8
    try await inTab("Chapter08-CombiningOperators/index.html") { tab in
      try tab.run(
        """
        new Promise(function (resolve, reject) {
          var element = document.createElement("script");
          element.src = "../live/page.js";
          element.addEventListener("load", resolve);
          document.head.append(element);
        }).then(function () { return rxbookLive.load(); }).then(function () { return "there"; })
        """)
      var (count, cut) = (0, 0)
      for chapter in book.chapters {
        let diagrams = module.diagrams.filter { $0.chapter == chapter.identifier }
        var turns: [DiagramTurn] = []
        var orders: [[String: Any]] = []
        for diagram in diagrams {
          let own = try MarbleDiagram(diagram.rows)
          let position = try #require(chapter.code.diagrams.firstIndex { $0.name == diagram.name })
          var dice = Dice(UInt64(diagram.index))
          for round in 0..<rounds {
            let rows = round == 0 ? diagram.rows : dice.rows(like: own, text: diagram.rows)
            turns.append(DiagramTurn(position: position, columns: 60, rows: rows))
            orders.append([
              "index": diagram.index, "frame": diagram.frame, "numbers": diagram.numbers.map(\.value),
              "rows": try Self.order(rows, hot: diagram.hot),
            ])
          }
        }
        if turns.isEmpty { continue }
        let outcomes = try runner.outcomes(of: turns, in: chapter)
        #expect(outcomes.count == turns.count, "\(chapter.name)")
        let data = try JSONSerialization.data(withJSONObject: orders)
        let answer = try tab.run(
          """
          JSON.stringify(\(String(decoding: data, as: UTF8.self)).map(function (order) {
            return rxbookLive.play(order, order.rows, order.numbers, 130);
          }))
          """)
        let played = try JSONDecoder().decode([Played].self, from: Data(answer.utf8))
        for ((turn, outcome), (order, played)) in zip(zip(turns, outcomes), zip(orders, played)) {
          let diagram = module.diagrams[order["index"] as? Int ?? 0]
          guard case .recorded(let recording) = outcome else {
            Issue.record("\(diagram.chapter), \(diagram.name): \(outcome)\n\(turn.rows ?? "")")
            continue
          }
          count += 1
          if played.isCutOff == 1 {
            cut += 1
            continue
          }
          let found = played.tracks(frame: diagram.frame)
          #expect(
            found == Self.tracks(of: recording),
            "\(diagram.chapter), \(diagram.name): \(played.problem ?? "")\n\(turn.rows ?? "")")
        }
      }
      #expect(count == module.diagrams.count * rounds)
      #expect(cut < count / 20)
    }
  }

  // MARK: What a reader does

  /// The figure of a diagram, with what tests look at.
  private struct Figure {
    let tab: Tab
    let name: String

    private var element: String { "document.querySelector('[aria-label=\"Marbles of \(name)\"]')" }

    /// What has changed, and what comes of it.
    func told() throws -> String { try tab.run("\(element).querySelector('.told').textContent") }

    func open() throws {
      try tab.run("\(element).querySelector('.wide').click()")
      try tab.wait(for: "\(element).querySelector('.told')")
      try tab.run("\(element).scrollIntoView({ block: 'center' })")
    }

    func press(_ button: String) throws {
      try tab.run(
        "[...\(element).querySelectorAll('.change button')].find(b => b.textContent === '\(button)').click()")
    }

    func choose(_ option: String, of label: String) throws {
      try tab.run(
        """
        (function () {
          var list = [...\(element).querySelectorAll("label")].find(l => l.textContent.startsWith("\(label)"))
            .querySelector("select");
          list.value = [...list.options].find(o => o.textContent === "\(option)").value;
          list.dispatchEvent(new Event("change"));
        })()
        """)
    }

    func type(_ text: String, into label: String) throws {
      try tab.run(
        """
        (function () {
          var field = [...\(element).querySelectorAll("label")].find(l => l.textContent.startsWith("\(label)"))
            .querySelector("input");
          field.value = "\(text)";
          field.dispatchEvent(new Event("input"));
        })()
        """)
    }

    /// Where a mark is on the screen, by the words for those who hear the page.
    func place(of mark: String) throws -> (x: Double, y: Double) {
      let text = try tab.run(
        """
        (function () {
          var box = \(element).querySelector("[aria-label='\(mark)'] .hit").getBoundingClientRect();
          return (box.x + box.width / 2) + " " + (box.y + box.height / 2);
        })()
        """)
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      return (try #require(numbers.first), try #require(numbers.last))
    }

    /// The pixels of a column.
    func column() throws -> Double {
      try #require(Double(try tab.run("8 * \(element).querySelector('svg').getScreenCTM().a")))
    }

    func focus(_ mark: String) throws {
      try tab.run("\(element).querySelector(\"[aria-label='\(mark)']\").focus()")
    }

    func drag(_ mark: String, columns: Int = 0, down: Double = 0) throws {
      let (x, y) = try place(of: mark)
      let end = x + Double(columns) * (try column())
      for (type, x, y) in [
        ("mousePressed", x, y), ("mouseMoved", (x + end) / 2, y + down / 2), ("mouseMoved", end, y + down),
        ("mouseReleased", end, y + down),
      ] {
        try tab.call(
          "Input.dispatchMouseEvent",
          ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
      }
    }

    /// As a finger does.
    func swipe(_ mark: String, columns: Int) throws {
      let (x, y) = try place(of: mark)
      let end = x + Double(columns) * (try column())
      for (type, x) in [("touchStart", x), ("touchMove", (x + end) / 2), ("touchMove", end)] {
        try tab.call("Input.dispatchTouchEvent", ["type": type, "touchPoints": [["x": x, "y": y]]])
      }
      try tab.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
    }
  }

  private static let operators = "Chapter08-CombiningOperators/index.html"

  @Test func `nothing is loaded before a reader wants it, and nothing but the page's own files may be`()
    async throws
  {
    try await inTab(Self.operators) { tab in
      let scripts = "[...document.scripts].filter(s => s.src.includes('live')).length"
      #expect(try tab.run(scripts) == "0")
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      #expect(try tab.run(scripts) == "3")
      let policy = try tab.run("document.querySelector('[http-equiv=Content-Security-Policy]').content")
      #expect(!policy.contains("unsafe-inline"))
      #expect(
        try merge.told()
          == "It can be changed. book: a at 20 ms, c at 40 ms, b at 60 ms, d at 90 ms, e at 140 ms, completed at 170 ms"
      )
    }
  }

  @Test func `marks are moved, added, and removed, with a mouse`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.drag("day: a at 20 ms", columns: 3)
      #expect(try merge.told().hasPrefix("day: a at 50 ms. book: c at 40 ms, a at 50 ms, b at 60 ms"))
      try merge.drag("night: c at 40 ms", down: 90)
      #expect(try merge.told().hasPrefix("night: c is removed. book: a at 50 ms, b at 60 ms, d at 90 ms"))
      let (x, y) = try merge.place(of: "night: d at 90 ms")
      let free = x - 4 * (try merge.column())
      for type in ["mousePressed", "mouseReleased"] {
        try tab.call(
          "Input.dispatchMouseEvent",
          ["type": type, "x": free, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
      }
      #expect(try merge.told().hasPrefix("night: f at 50 ms is new. book: a at 50 ms, f at 50 ms"))
      try merge.press("Reset")
      #expect(try merge.told().hasPrefix("As it was. book: a at 20 ms, c at 40 ms"))
    }
  }

  @Test func `a finger moves marks, too`() async throws {
    try await inTab(Self.operators, width: 390) { tab in
      try tab.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.swipe("night: d at 90 ms", columns: 2)
      #expect(try merge.told().contains("d at 110 ms"))
      #expect(try tab.run("document.documentElement.scrollWidth") == "390")
    }
  }

  @Test func `keys alone are enough`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.focus("day: b at 60 ms")
      try tab.press(.right)
      try tab.press(.right)
      #expect(try merge.told().hasPrefix("day: b at 80 ms. book: a at 20 ms, c at 40 ms, b at 80 ms"))
      // The mark keeps the focus, and the end of the row stops it.
      for _ in 1...20 { try tab.press(.right) }
      #expect(try merge.told().hasPrefix("day: b at 110 ms"))
      try tab.press(.enter)
      #expect(try tab.run("document.activeElement.value") == "b")
      try merge.type("zzz", into: "Element")
      #expect(try merge.told().contains("zzz at 110 ms"))
      try merge.press("Fails X")
      #expect(
        try merge.told().hasPrefix(
          "day: error. book: a at 20 ms, c at 40 ms, d at 90 ms, zzz at 110 ms, error X"))
      try merge.press("Add a subscriber")
      #expect(try merge.told().contains("; next 2: subscription at 40 ms, "))
      try merge.choose("next 2", of: "Row")
      try merge.press("Leaves !")
      #expect(try merge.told().contains("next 2: subscription at 40 ms, disposal at 60 ms"))
    }
  }

  @Test func `the numbers of the operator can be changed, and what stops it costs nothing`() async throws {
    try await inTab("Chapter05-FilteringOperators/index.html") { tab in
      let take = Figure(tab: tab, name: "take")
      try take.open()
      let before = try take.told()
      try take.type("1", into: "take")
      let one = try take.told()
      #expect(one != before)
      #expect(one.contains("take 1. "))
      try take.type("0", into: "take")
      #expect(try take.told().contains(": completed at 0 ms"))
      // A negative number stops the program natively; nobody can enter it.
      let trapped = try tab.run(
        """
        (function () {
          var diagram = rxbookLive.diagrams.find(d => d.name === "chapter5/take");
          var rows = diagram.rows.map(row => ({ name: row.name, kind: row.kind, start: row.start, marks: [] }));
          var first = rxbookLive.play(diagram, rows, [-1], 30).problem;
          return first + " " + rxbookLive.play(diagram, rows, [1], 30).observers.length;
        })()
        """)
      #expect(trapped == "The operator stops the program with this. 1")
    }
  }

  @Test func `a prediction is compared, and the first difference told`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.press("Predict")
      #expect(try merge.told() == "What comes out? Set the marks that you expect, and compare")
      try merge.press("Add element")
      try merge.type("a", into: "Element")
      try merge.press("Completes |")
      try merge.press("Compare")
      #expect(try merge.told() == "book, 40 ms: expected completed, found c.")
    }
  }

  @Test func `the same rows go through a neighbour, and an address holds them`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let latest = Figure(tab: tab, name: "flatMapLatest")
      try latest.open()
      try latest.choose("chapter7: flatMapFirst", of: "Compare with")
      #expect(
        try latest.told().hasPrefix("chapter7/flatMapFirst: a1 at 40 ms, a2 at 100 ms, a3 at 160 ms, c1"))
      try latest.drag("taps: b at 110 ms", columns: 2)
      try latest.press("Copy a link")
      try tab.reload(until: "document.querySelector('.told')")
      #expect(try latest.told().contains("b1 at 150 ms"))
      // What is no address of ours leaves the page as it is.
      for wrong in ["%7B", "%5B1%2C2%2C3%5D", "x"] {
        try tab.run("location.hash = '#change=\(wrong)'")
        try tab.reload(until: "document.querySelector('[data-live] .player')")
        #expect(try tab.run("document.querySelectorAll('.told').length") == "0")
      }
    }
  }

  @Test func `hundred thousand runs leave nothing behind`() async throws {
    try await inTab(Self.operators) { tab in
      try Figure(tab: tab, name: "merge").open()
      let grown = try tab.run(
        """
        (function () {
          var diagram = rxbookLive.diagrams.find(d => d.name === "chapter8/combineLatest");
          var rows = diagram.rows.map(row => ({
            name: row.name, kind: row.kind, start: row.start,
            marks: row.marks.map(m => ({ column: m[0], kind: m[1], text: m[2] }))
          }));
          function run(count) {
            for (var i = 0; i < count; i++) { rxbookLive.play(diagram, rows, [], 60); }
            return rxbookLive.memory();
          }
          var before = run(1000), after = run(99000);
          return after.blocks - before.blocks + after.bytes - before.bytes + after.texts - before.texts;
        })()
        """)
      #expect(grown == "0")
    }
  }

  /// The rows as the script has them.
  private static func order(_ text: String, hot: [String]) throws -> [[String: Any]] {
    let diagram = try MarbleDiagram(text)
    return diagram.rows.map { row in
      let marks = row.marbles.moments.flatMap { moment in
        moment.marks.map { mark -> [String: Any] in
          let (kind, text): (Int, String) =
            switch mark {
            case .element(let label): (0, diagram.legend[label] ?? label)
            case .completed: (1, "")
            case .error: (2, diagram.legend["X"] ?? "X")
            case .subscription: (3, "")
            case .disposal: (4, "")
            }
          return ["column": moment.column, "kind": kind, "text": text]
        }
      }
      let kind = row.marbles.isSubscription ? "observer" : hot.contains(row.name) ? "hot" : "cold"
      return ["name": row.name, "kind": kind, "start": row.marbles.start, "marks": marks]
    }
  }
}
