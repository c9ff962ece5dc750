import Foundation
import Lesson
import ReactiveTesting
import TestSupport
import Testing

@testable import BookModel
@testable import Playground
@testable import Runner
@testable import SystemSupport
import BookChapters

private let hasCompiler: ConditionTrait = .enabled(
  if: (try? PlaygroundCompiler(package: RunningProgram.root)) != nil,
  "This toolchain has no Embedded Swift for WebAssembly.")

/// Interactive diagrams in a browser, which run the library's operators in WebAssembly.
@Suite(.slow, Chromium.isThere, hasCompiler, .serialized, .timeLimit(.minutes(30)))
struct PlaygroundInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages.complete() }

  private func inTab(
    _ page: String, width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(page, ready: "document.querySelector('[data-live] .more')", width: width, body)
  }

  // MARK: Results

  /// The events, one line per track.
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

  /// Random rows that resemble the rows of a diagram.
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

    /// A random row that names the same rows as `row`, according to `isRow`, so that each row stays in use.
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

  /// Plays each diagram of the book with random rows, natively and in the module.
  @Test func `the module and the native library play all diagrams equally, with random rows`() async throws {
    let book = BookChapters.book(at: RunningProgram.root)
    let cache = DiskCache(
      at: book.scratch.appending(path: "cache"),
      programVersion: ProgramVersion(of: RunningProgram.program).fingerprint)
    let module = try #require(
      try PlaygroundModule(of: BookLoader.load(book), package: RunningProgram.root, cache: cache))
    #expect(module.diagrams.count > 100)
    // If a page had to load more than this, the player should have its own string type.
    #expect(module.wasm.data.count < 130_000)
    let runner = DiagramRunner(workers: WorkerPool(program: RunningProgram.program))
    let rounds = 8
    try await inTab("Chapter08-CombiningOperators/index.html") { tab in
      try tab.run(
        """
        rxbookLoad("live/drawing.js").then(function () { return rxbookLoad("live/player.js"); })
          .then(function () { return rxbookLive.load(); }).then(function () { return "there"; })
        """)
      var (count, cut) = (0, 0)
      for chapter in book.chapters {
        let diagrams = module.diagrams.filter { $0.chapter == chapter.identifier }
        var turns: [DiagramRequest] = []
        var orders: [[String: Any]] = []
        for diagram in diagrams {
          let own = try MarbleDiagram(diagram.rows)
          let position = try #require(chapter.code.diagrams.firstIndex { $0.name == diagram.name })
          var dice = Dice(UInt64(diagram.index))
          for round in 0..<rounds {
            let rows = round == 0 ? diagram.rows : dice.rows(like: own, text: diagram.rows)
            turns.append(DiagramRequest(position: position, columns: 60, rows: rows))
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

  /// A diagram of the book with other rows.
  private struct Case: Decodable {
    let chapter: String
    let diagram: String
    let rows: [String]
    /// The events of each track, with times in nanoseconds.
    let tracks: Tracks

    var text: String { rows.joined(separator: "\n") }
  }

  private static func cases() throws -> [Case] { try SharedCases.load("live-player.json") }

  @Test func `the library passes the shared cases`() async throws {
    let book = BookChapters.book(at: RunningProgram.root)
    let runner = DiagramRunner(workers: WorkerPool(program: RunningProgram.program))
    for example in try Self.cases() {
      let chapter = try book.chapter(named: example.chapter)
      let position = try #require(chapter.code.diagrams.firstIndex { $0.name == example.diagram })
      let turn = DiagramRequest(position: position, columns: 60, rows: example.text)
      guard case .recorded(let recording)? = try runner.outcomes(of: [turn], in: chapter).first else {
        Issue.record("\(example.diagram) was not played.")
        continue
      }
      #expect(Self.tracks(of: recording) == example.tracks, "\(example.diagram)")
    }
  }

  @Test func `a page passes the shared cases`() async throws {
    try await inTab(Self.operators) { tab in
      try Figure(tab: tab, name: "merge").open()
      for example in try Self.cases() {
        let rows = try JSONSerialization.data(withJSONObject: Self.order(example.text, hot: []))
        let answer = try tab.run(
          """
          (function () {
            var diagram = rxbookLive.diagrams.find(d => d.name === "\(example.chapter)/\(example.diagram)");
            var rows = \(String(decoding: rows, as: UTF8.self));
            rows.forEach(row => { row.kind = diagram.rows.find(other => other.name === row.name).kind; });
            var numbers = diagram.numbers.map(number => number.value);
            var played = rxbookLive.play(diagram, rows, numbers, 60);
            return JSON.stringify({ frame: diagram.frame, played: played });
          })()
          """)
        struct Answer: Decodable {
          let frame: Int
          let played: Played
        }
        let found = try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
        #expect(found.played.tracks(frame: found.frame) == example.tracks, "\(example.diagram)")
      }
    }
  }

  // MARK: Interaction

  /// The figure of a diagram, with the properties that tests check.
  private struct Figure {
    let tab: Tab
    let name: String

    private var element: String { "document.querySelector('[aria-label=\"Marbles of \(name)\"]')" }

    /// The changed rows and their result.
    func message() throws -> String { try tab.run("\(element).querySelector('.message').textContent") }

    /// The text next to the buttons that step through the diagram.
    func status() throws -> String { try tab.run("\(element).querySelector('.player output').textContent") }

    func edit() throws { try tab.run("\(element).querySelector('.more').click()") }

    func open() throws {
      try edit()
      try tab.wait(for: "\(element).classList.contains('tooled')")
      try tab.run("\(element).scrollIntoView({ block: 'center' })")
    }

    func press(_ button: String) throws {
      try tab.run(
        "[...\(element).querySelectorAll('button')]"
          + ".find(b => b.textContent === '\(button)' && b.offsetWidth > 0).click()")
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

    /// The position of a mark on the screen, found by its accessibility label.
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

    /// The width of a column in pixels.
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

    /// Drags with touch events.
    func swipe(_ mark: String, columns: Int) throws {
      let (x, y) = try place(of: mark)
      let end = x + Double(columns) * (try column())
      try tab.call("Input.dispatchTouchEvent", ["type": "touchStart", "touchPoints": [["x": x, "y": y]]])
      // After some of these movements, the browser decides whether they scroll the page.
      for step in 1...10 {
        let x = x + (end - x) * Double(step) / 10
        try tab.call("Input.dispatchTouchEvent", ["type": "touchMove", "touchPoints": [["x": x, "y": y]]])
      }
      try tab.call("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [[String: Any]]()])
    }
  }

  private static let operators = "Chapter08-CombiningOperators/index.html"

  @Test func `the player is loaded on demand, and only from the page's own files`()
    async throws
  {
    try await inTab(Self.operators) { tab in
      let scripts = "[...document.scripts].filter(s => s.src.includes('live')).length"
      #expect(try tab.run(scripts) == "1")
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      #expect(try tab.run(scripts) == "5")
      let policy = try tab.run("document.querySelector('[http-equiv=Content-Security-Policy]').content")
      #expect(!policy.contains("unsafe-inline"))
      #expect(
        try merge.message()
          == "You can edit this diagram. book: a at 20 ms, c at 40 ms, b at 60 ms, d at 90 ms, e at 140 ms, completed at 170 ms"
      )
    }
  }

  @Test func `a diagram can be opened after the player could not be loaded`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      for name in ["live/player.js", "live/module.js"] {
        try tab.call("Network.setBlockedURLs", ["urls": ["*\(name)"]])
        try merge.edit()
        try tab.wait(
          for: "document.querySelector('main').textContent.includes('\(name) could not be loaded.')")
        #expect(try merge.status() == "The diagram can't be edited here: \(name) could not be loaded.")
      }
      try tab.call("Network.setBlockedURLs", ["urls": [String]()])
      try merge.open()
      #expect(try merge.message().hasPrefix("You can edit this diagram. "))
    }
  }

  @Test func `marks can be moved, added and removed with a mouse`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.drag("day: a at 20 ms", columns: 3)
      #expect(try merge.message().hasPrefix("day: a at 50 ms. book: c at 40 ms, a at 50 ms, b at 60 ms"))
      try merge.drag("night: c at 40 ms", down: 90)
      #expect(try merge.message().hasPrefix("night: c removed. book: a at 50 ms, b at 60 ms, d at 90 ms"))
      let (x, y) = try merge.place(of: "night: d at 90 ms")
      let free = x - 4 * (try merge.column())
      for type in ["mousePressed", "mouseReleased"] {
        try tab.call(
          "Input.dispatchMouseEvent",
          ["type": type, "x": free, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
      }
      #expect(try merge.message().hasPrefix("night: f at 50 ms added. book: a at 50 ms, f at 50 ms"))
      try merge.press("Reset")
      #expect(try merge.message().hasPrefix("Reset. book: a at 20 ms, c at 40 ms"))
    }
  }

  @Test func `hit areas have the size that the script gives them`() async throws {
    try await inTab(Self.operators) { tab in
      try Figure(tab: tab, name: "merge").open()
      #expect(
        try tab.run("[...document.querySelectorAll('.mark .hit')].map(hit => hit.getBBox().height)[0]")
          == "24")
      #expect(
        try tab.run(
          """
          [...document.querySelectorAll('.hit')].filter(hit => {
            var box = hit.getBBox();
            return box.height !== Number(hit.getAttribute('height')) || box.y !== Number(hit.getAttribute('y'));
          }).length
          """) == "0")
    }
  }

  @Test func `marks can be moved with a finger`() async throws {
    try await inTab(Self.operators, width: 390) { tab in
      try tab.call("Emulation.setTouchEmulationEnabled", ["enabled": true])
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.swipe("night: d at 90 ms", columns: 4)
      #expect(try merge.message().hasPrefix("night: d at 130 ms. "))
      // Next to the buttons, it's shown instead of the hint.
      try merge.edit()
      let shown = """
        getComputedStyle(document.querySelector('[aria-label="Marbles of merge"] .player output'), '::before').content
        """
      #expect(try tab.run(shown) == "\"night: d at 130 ms\"")
      #expect(try tab.run("document.documentElement.scrollWidth") == "390")
    }
  }

  @Test func `a diagram that was opened with the keyboard keeps the focus`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try tab.run("document.querySelector('[aria-label=\"Edit the diagram: Marbles of merge\"]').focus()")
      try tab.press(.enter)
      // The second press arrives while the first one is still loading the player.
      try tab.press(.enter)
      try tab.wait(for: "document.querySelector('.message')")
      #expect(try tab.run("document.querySelectorAll('.change').length") == "1")
      #expect(
        try tab.run("document.activeElement.getAttribute('aria-label')")
          == "Edit the diagram: Marbles of merge")
      // Outside of a diagram, this key would turn the page.
      try tab.press(.right)
      #expect(try merge.status() == "day: a at 20 ms; book: a at 20 ms")
      #expect(try tab.run("location.pathname").hasSuffix(Self.operators))
    }
  }

  @Test func `marks can be edited with the keyboard alone`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.focus("day: b at 60 ms")
      try tab.press(.right)
      try tab.press(.right)
      #expect(try merge.message().hasPrefix("day: b at 80 ms. book: a at 20 ms, c at 40 ms, b at 80 ms"))
      // The mark keeps the focus, and stops at the end of the row.
      for _ in 1...20 { try tab.press(.right) }
      #expect(try merge.message().hasPrefix("day: b at 110 ms"))
      try tab.press(.enter)
      #expect(try tab.run("document.activeElement.value") == "b")
      try merge.type("zzz", into: "Element")
      #expect(try merge.message().contains("zzz at 110 ms"))
      try merge.press("Fail X")
      #expect(
        try merge.message().hasPrefix(
          "day: error. book: a at 20 ms, c at 40 ms, d at 90 ms, zzz at 110 ms, error X"))
      try merge.press("Add subscriber")
      #expect(try merge.message().contains("; observer 2: subscription at 40 ms, "))
      try merge.choose("observer 2", of: "Row")
      try merge.press("Dispose !")
      #expect(try merge.message().contains("observer 2: subscription at 40 ms, disposal at 60 ms"))
    }
  }

  @Test func `numbers in the operator can be changed, and the player survives a trap`() async throws {
    try await inTab("Chapter05-FilteringOperators/index.html") { tab in
      let take = Figure(tab: tab, name: "take")
      try take.open()
      let before = try take.message()
      try take.type("1", into: "take")
      let one = try take.message()
      #expect(one != before)
      #expect(one.contains("take 1. "))
      try take.type("0", into: "take")
      #expect(try take.message().contains(": completed at 0 ms"))
      // A negative number traps. The page does not let readers enter one.
      let trapped = try tab.run(
        """
        (function () {
          var diagram = rxbookLive.diagrams.find(d => d.name === "chapter5/take");
          var rows = diagram.rows.map(row => ({ name: row.name, kind: row.kind, start: row.start, marks: [] }));
          var first = rxbookLive.play(diagram, rows, [-1], 30).problem;
          return first + " " + rxbookLive.play(diagram, rows, [1], 30).observers.length;
        })()
        """)
      #expect(trapped == "The operator crashes with this input. 1")
    }
  }

  @Test func `a prediction is compared, and the first difference is shown`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      try merge.press("Predict")
      #expect(
        try merge.message()
          == "What is the result? Click or tap its row to place a mark. Click or tap a mark to change it")
      try merge.press("a")
      try merge.press("|")
      try merge.press("Check")
      #expect(
        try merge.message()
          == "1 of 6 right. book, 40 ms: you placed completed, but the result is c. book, 60 ms: you placed nothing, "
          + "but the result is b. book, 90 ms: you placed nothing, but the result is d.")
    }
  }

  @Test func `rows can be played by a related operator and shared as a link`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let latest = Figure(tab: tab, name: "flatMapLatest")
      try latest.open()
      try latest.choose("chapter7: flatMapFirst", of: "Compare with")
      #expect(
        try latest.message().hasPrefix("chapter7/flatMapFirst: a1 at 40 ms, a2 at 100 ms, a3 at 160 ms, c1"))
      try latest.drag("taps: b at 110 ms", columns: 2)
      try latest.press("Copy link")
      try tab.reload(until: "document.querySelector('.message')")
      #expect(try latest.message().contains("b1 at 150 ms"))
      // A foreign address does not change the page.
      for wrong in ["%7B", "%5B1%2C2%2C3%5D", "x"] {
        try tab.run("location.hash = '#change=\(wrong)'")
        try tab.reload(until: "document.querySelector('[data-live] .more')")
        #expect(try tab.run("document.querySelectorAll('.message').length") == "0")
      }
    }
  }

  @Test func `a result to predict is not given away at the pointer`() async throws {
    try await inTab("Chapter05-FilteringOperators/index.html") { tab in
      let asked = "document.querySelector('.rows.asked')"
      try tab.wait(for: "\(asked) && \(asked).querySelector('.place')")
      func point(_ selector: String) throws -> String {
        try tab.run(
          """
          \(asked).querySelector('\(selector)').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
          \(asked).querySelectorAll('.trace').length + \(asked).querySelector('output').textContent
          """)
      }
      #expect(try point(".below [data-c]") == "0")
      #expect(try point(".above [data-c]").hasPrefix("0"))
      #expect(try tab.run("getComputedStyle(\(asked).querySelector('.below')).pointerEvents") == "none")
    }
  }

  @Test func `if the player can't be loaded, the result is shown, and the diagram keeps the focus`()
    async throws
  {
    try await inTab("Chapter05-FilteringOperators/index.html") { tab in
      try tab.wait(for: "document.querySelector('.rows.asked .place')")
      try tab.run(
        """
        window.rxbookLoadPlayer = () => Promise.reject(new Error("no module"));
        window.asked = document.querySelector('.rows.asked');
        asked.querySelector('.place').focus();
        asked.querySelector('.place').click();
        """)
      try tab.wait(for: "asked.querySelector('output').textContent.includes('no module')")
      #expect(try tab.run("!asked.matches('.asked')") == "1")
      #expect(try tab.run("document.activeElement === asked") == "1")
      #expect(try tab.run("getComputedStyle(asked.querySelector('.place')).display") == "none")
    }
  }

  @Test(arguments: ["flatMap", "flatMapLatest"])
  func `an inner row moves with its subscription`(name: String) async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let figure = Figure(tab: tab, name: name)
      try figure.open()
      try figure.drag("taps: b at 110 ms", columns: 5)
      let labels = """
        [...document.querySelectorAll('[aria-label="Marbles of \(name)"] .mark')].map(
          mark => mark.getAttribute('aria-label')).filter(label => label.startsWith('b: ')).join()
        """
      #expect(
        try tab.run(labels) == "b: b1 at 180 ms,b: b2 at 240 ms,b: b3 at 300 ms,b: completed at 320 ms")
      try figure.drag("b: b2 at 240 ms", columns: 2)
      #expect(try figure.message().hasPrefix("b: b2 at 260 ms. "))
      #expect(try figure.message().contains("b1 at 180 ms, b2 at 260 ms, b3 at 300 ms"))
    }
  }

  @Test func `a mark keeps its colour when it is dragged past others`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let latest = Figure(tab: tab, name: "flatMapLatest")
      try latest.open()
      let hues = """
        [...document.querySelectorAll('[aria-label="Marbles of flatMapLatest"] [data-row] circle')].map(
          c => c.parentNode.textContent + c.getAttribute('class')).sort().join()
        """
      #expect(try tab.run(hues) == "ah1,bh2,ch3")
      try latest.drag("taps: b at 110 ms", columns: 25)
      #expect(try tab.run(hues) == "ah1,bh2,ch3")
    }
  }

  @Test func `a link can ask to predict an edited diagram`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let latest = Figure(tab: tab, name: "flatMapLatest")
      try latest.open()
      try latest.drag("taps: b at 110 ms", columns: 2)
      try tab.run(
        "navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }; 0")
      try latest.press("Can you predict this?")
      #expect(
        try latest.message() == "Link copied. The address of this page now asks to predict the diagram.")
      #expect(try tab.run("copied === 'Can you predict this? ' + location.href") == "1")
      try tab.reload(until: "document.querySelector('.guessing')")
      #expect(try latest.message().hasPrefix("What is the result?"))
      let image = try tab.run("document.querySelector('.guessing svg').outerHTML")
      #expect(image.contains("result?: nothing"))
      #expect(!image.contains("result: "))
      try latest.press("Check")
      #expect(try latest.message().hasPrefix("0 of "))
      #expect(try latest.message().contains("you placed nothing, but the result is"))
    }
  }

  @Test func `an open diagram fits a phone, and is printed whole and without its controls`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html", width: 390) { tab in
      try Figure(tab: tab, name: "flatMapLatest").open()
      let image = "document.querySelector('.rows.open svg').getBoundingClientRect().width"
      #expect(try tab.run("\(image) <= 390") == "1")
      try tab.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try tab.run("getComputedStyle(document.querySelector('.change')).display") == "none")
      #expect(try tab.run("\(image) <= 390") == "1")
    }
  }

  @Test func `a message and a button tell whether something was copied`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      try merge.open()
      let button = "document.querySelector('.copy:not(.types)')"
      let message = "The address of this page now opens the edited diagram."
      try tab.run("navigator.clipboard.writeText = () => Promise.reject(new Error()); 0")
      try merge.press("Copy link")
      #expect(try merge.message() == "The link could not be copied. " + message)
      try tab.run("\(button).click()")
      try tab.wait(for: "\(button).textContent === 'Failed'")
      try tab.run("navigator.clipboard.writeText = () => Promise.resolve(); 0")
      try merge.press("Copy link")
      #expect(try merge.message() == "Link copied. " + message)
      try tab.run("\(button).click()")
      try tab.wait(for: "\(button).textContent === 'Copied'")
    }
  }

  @Test func `a link to an edited diagram of the current page opens it without a reload`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      let latest = Figure(tab: tab, name: "flatMapLatest")
      try latest.open()
      try latest.drag("taps: b at 110 ms", columns: 2)
      try latest.press("Copy link")
      let link = try tab.run("location.hash")
      try tab.run("location.hash = ''")
      try tab.reload(until: "document.querySelector('[data-live] .more')")
      try tab.run("location.hash = '\(link)'")
      try tab.wait(for: "document.querySelector('.message')")
      #expect(try latest.message().contains("b1 at 150 ms"))
      // The link replaces the rows of a diagram that is already open.
      try latest.press("Reset")
      #expect(try !latest.message().contains("b1 at 150 ms"))
      try tab.run("location.hash = ''")
      try tab.run("location.hash = '\(link)'")
      try tab.wait(
        for: "document.querySelector('.message').textContent.startsWith('The diagram of the link. ')")
      #expect(try latest.message().contains("b1 at 150 ms"))
      #expect(try tab.run("document.querySelectorAll('.change').length") == "1")
    }
  }

  // MARK: Diagrams in place

  /// The marks of all diagrams that can be played, without lines, which may be longer in a diagram that is open.
  private static let drawings = """
    function drawings() {
      return Array.from(document.querySelectorAll(".rows[data-live]"), function (rows) {
        var marks = Array.from(rows.querySelectorAll("circle, rect:not(.hit), text, path[class^=h]"));
        return rows.getAttribute("aria-label") + ": " + rows.querySelector("svg").getAttribute("viewBox") +
          marks.map(function (mark) {
            return mark.localName + ["class", "cx", "x", "y", "d", "width"].map(function (name) {
              return " " + mark.getAttribute(name);
            }).join("") + mark.textContent;
          }).join();
      });
    }
    """

  @Test(arguments: [
    "Chapter02-Observables", "Chapter07-TransformingOperators", "Chapter10-TimeBasedOperators",
  ])
  func `a diagram looks the same after the editor was loaded`(chapter: String) async throws {
    try await inTab("\(chapter)/index.html") { tab in
      let changed = try tab.run(
        """
        \(Self.drawings)
        (async function () {
          document.querySelectorAll("details").forEach(fold => { fold.open = true; });
          document.querySelectorAll(".asked").forEach(rows => { rows.classList.remove("asked"); });
          await rxbookLoad("live/drawing.js");
          await rxbookLoad("live/player.js");
          await rxbookLive.load();
          var before = drawings();
          document.querySelectorAll(".rows[data-live]").forEach(rows => { rxbookLive.open(rows, String); });
          var after = drawings();
          return before.length + before.filter((drawing, index) => drawing !== after[index]).join();
        })()
        """)
      #expect(Int(changed) ?? 0 > 1, "\(changed)")
    }
  }

  @Test func `a mark of a still diagram can be dragged at once`() async throws {
    try await inTab(Self.operators) { tab in
      let merge = Figure(tab: tab, name: "merge")
      let rows = "document.querySelector('[aria-label=\"Marbles of merge\"]')"
      try tab.run("\(rows).scrollIntoView({ block: 'center' })")
      let place = try tab.run(
        """
        (function () {
          var mark = [...\(rows).querySelectorAll("[data-c]")].find(mark => mark.textContent === "a");
          var box = mark.querySelector("circle").getBoundingClientRect();
          return (box.x + box.width / 2) + " " + (box.y + box.height / 2);
        })()
        """)
      let (x, y) = (Double(place.split(separator: " ")[0]) ?? 0, Double(place.split(separator: " ")[1]) ?? 0)
      let end = x + 3 * (try merge.column())
      for (type, x) in [("mousePressed", x), ("mouseMoved", end), ("mouseReleased", end)] {
        try tab.call(
          "Input.dispatchMouseEvent",
          ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
      }
      try tab.wait(for: "\(rows).querySelector('.message')?.textContent")
      #expect(try merge.message().hasPrefix("day: a at 50 ms. book: c at 40 ms, a at 50 ms, b at 60 ms"))
      #expect(try tab.run("\(rows).querySelector('.change').hidden") == "1")
    }
  }

  @Test func `the first diagram of a visit wiggles once, and not without animations`() async throws {
    let wiggling = "document.querySelectorAll('.wiggles').length"
    try await inTab(Self.operators) { tab in
      for (motion, expected) in [("reduce", "0"), ("no-preference", "1"), ("no-preference", "0")] {
        try tab.call(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]])
        if motion == "reduce" || expected == "1" { try tab.run("sessionStorage.clear()") }
        try tab.reload(until: "document.querySelector('[data-live] .more')")
        try tab.run("document.querySelector('[data-live] svg').scrollIntoView({ block: 'center' })")
        try tab.wait(for: "sessionStorage.getItem('rxbook.wiggled')")
        usleep(300_000)
        #expect(try tab.run(wiggling) == expected, "\(motion)")
      }
    }
  }

  @Test func `a diagram that answers a question shows its result after a prediction`() async throws {
    try await inTab("Chapter10-TimeBasedOperators/index.html") { tab in
      let name = "buffer and an error"
      let buffer = Figure(tab: tab, name: name)
      let rows = "document.querySelector('[aria-label=\"Marbles of \(name)\"]')"
      let buttons = """
        [...\(rows).querySelectorAll("button")].filter(b => b.offsetWidth > 0).map(b => b.textContent).join()
        """
      let shown = """
        [...\(rows).querySelectorAll(".operator ~ .row [data-c]")]
          .filter(mark => getComputedStyle(mark).opacity !== "0").length
        """
      try tab.run("localStorage.clear()")
      try tab.reload(until: "document.querySelector('.asked')")
      #expect(try tab.run(buttons) == "Place what comes out")
      #expect(try tab.run(shown) == "0")
      #expect(try tab.run("\(rows).innerHTML.includes('at 4 s')") == "0")
      try tab.run("\(rows).querySelector('.place').click()")
      try tab.wait(for: "\(rows).classList.contains('guessing')")
      #expect(try tab.run(buttons) == "1,2,3,4,a,|,X,Check")
      try buffer.press("1")
      try buffer.press("X")
      try buffer.press("Check")
      #expect(try buffer.message().hasPrefix("0 of 2 right. result, "))
      let key = "Chapter10-TimeBasedOperators/diagram-buffer-and-an-error"
      let predictions = "JSON.stringify(rxbookProgress.read().predictions)"
      #expect(try tab.run(predictions) == "{\"\(key)\":false}")
      try tab.run("rxbookProgress.write({ read: { x: 1 } })")
      try buffer.press("Try again")
      for chip in ["a", "X"] { try buffer.press(chip) }
      // The element comes in the column of the third one, and the error in the column of the source's error.
      for (mark, columns) in [("error", 6), ("[1, 2, 3]", 4)] {
        let label = try tab.run(
          """
          (function () {
            var mark = [...\(rows).querySelectorAll(".guess .mark")]
              .find(mark => mark.getAttribute("aria-label").includes("\(mark) at"));
            mark.focus();
            return mark.getAttribute("aria-label");
          })()
          """)
        #expect(label.hasPrefix("result?: \(mark) at "))
        for _ in 0..<12 { try tab.press(.left) }
        for _ in 0..<columns { try tab.press(.right) }
      }
      try buffer.press("Check")
      #expect(
        try buffer.message() == "Your prediction is right. Your predictions so far: 1 of 1 right.")
      #expect(try tab.run(predictions) == "{\"\(key)\":true}")
      #expect(try tab.run("rxbookProgress.read().read.x") == "1")
    }
  }

  @Test func `the search shows a small diagram of an operator`() async throws {
    try await inTab("Chapter10-TimeBasedOperators/index.html") { tab in
      try tab.run("document.querySelector('.seek').click()")
      try tab.wait(for: "document.querySelector('dialog.search[open]')")
      try tab.call("Input.insertText", ["text": "debounce"])
      try tab.wait(for: "document.querySelector('.found [role=option]')")
      let result = "document.querySelector('.found [role=option][href$=\"operators/debounce.html\"]')"
      #expect(try tab.run("\(result).querySelectorAll('svg.mini circle').length > 2") == "1")
      #expect(try tab.run("\(result).querySelector('svg').getBoundingClientRect().width > 50") == "1")
    }
  }

  @Test func `lines lead from a marble at the pointer to where it comes from or goes`() async throws {
    try await inTab("Chapter07-TransformingOperators/index.html") { tab in
      func traces(_ row: Int, _ column: Int, isOut: Bool = false) throws -> String {
        try tab.run(
          """
          (() => {
            const rows = document.querySelector('#diagram-flatmaplatest .rows');
            const event = rows.querySelectorAll('.row')[\(row)].querySelector('[data-c="\(column)"]');
            event.dispatchEvent(new PointerEvent('pointer\(isOut ? "out" : "over")', { bubbles: true, pointerType: 'mouse' }));
            return [...rows.querySelectorAll('.trace')].map(line => line.getAttribute('class')).join();
          })()
          """)
      }
      try tab.wait(for: "document.querySelector('#diagram-flatmaplatest .player')")
      // The result's b1 comes from the inner sequence's b1.
      #expect(try traces(4, 13) == "trace h2")
      #expect(try traces(4, 13, isOut: true) == "")
      #expect(try traces(3, 40) == "trace h3")
      // The element c of the source is the name of an inner sequence with three elements.
      #expect(try traces(0, 32) == "trace h3,trace h3,trace h3")
      #expect(try traces(0, 35) == "")
      let line = "document.querySelector('.trace').getBoundingClientRect()"
      _ = try traces(4, 13)
      let mark =
        "document.querySelectorAll('#diagram-flatmaplatest .row')[4].querySelector('[data-c=\"13\"] rect')"
      let middle = "(b => b.y + b.height / 2)(\(mark).getBoundingClientRect())"
      #expect(try tab.run("Math.abs(\(line).bottom - \(middle)) < 3") == "1")
      // The box of the operator doesn't hide the line.
      let box = "document.querySelector('#diagram-flatmaplatest .operator')"
      #expect(try tab.run("getComputedStyle(\(box)).fillOpacity") == "0.35")
      // The line has the same place while the results fall into theirs.
      let path = "document.querySelector('.trace').getAttribute('d')"
      let before = try tab.run(path)
      try tab.run("document.querySelector('#diagram-flatmaplatest .rows').classList.add('settles')")
      _ = try traces(4, 13)
      #expect(try tab.run(path) == before)
    }
  }

  @Test func `a diagram without sources has no controls for rows`() async throws {
    try await inTab("Chapter10-TimeBasedOperators/index.html") { tab in
      let interval = Figure(tab: tab, name: "interval")
      let marks = """
        [...document.querySelectorAll('[aria-label="Marbles of interval"] [data-c]')].map(m => m.textContent).join()
        """
      let still = try tab.run(marks)
      try interval.open()
      #expect(try tab.run(marks) == still)
      #expect(
        try tab.run(
          "[...document.querySelectorAll('[aria-label=\"Marbles of interval\"] button')]"
            + ".filter(b => b.textContent === 'Add element' && b.offsetWidth > 0).length") == "0")
      try interval.type("2", into: "interval")
      #expect(try interval.message().contains("0 at 2 s"))
    }
  }

  @Test func `inner sequences keep their names, and can be predicted`() async throws {
    try await inTab("Chapter10-TimeBasedOperators/index.html") { tab in
      let figure = Figure(tab: tab, name: "window and an error")
      try figure.open()
      #expect(
        try figure.message()
          == "You can edit this diagram. result: a at 0 ms, b at 4 s, error X at 8 s; "
          + "a: 1 at 0 ms, 2 at 2 s, 3 at 4 s, completed at 4 s; b: 4 at 6 s, error X at 8 s")
      try figure.press("Predict")
      for (row, marks) in [("a?", ["1", "2", "3", "|"]), ("b?", ["4", "X"])] {
        try figure.choose(row, of: "Row")
        for mark in marks { try figure.press(mark) }
      }
      #expect(try tab.run("document.querySelectorAll('.guess').length") == "2")
      try figure.press("Check")
      #expect(try figure.message().contains(" of 6 right. "))
    }
  }

  @Test func `targets are large enough for fingers on a phone`() async throws {
    try await inTab("Chapter10-TimeBasedOperators/index.html", width: 390) { tab in
      try Figure(tab: tab, name: "debounce and throttle").open()
      let open = "document.querySelector('.rows.open')"
      #expect(
        try tab.run(
          """
          [...\(open).querySelectorAll(".mark .hit, button, select, input")].filter(function (target) {
            var box = target.getBoundingClientRect();
            return box.width > 0 && (box.width < 44 || box.height < 44);
          }).length
          """) == "0")
      // The code is wrapped instead of cut.
      #expect(
        try tab.run(
          """
          [...\(open).querySelectorAll(".code")].filter(line => {
            var box = line.getBoundingClientRect();
            return box.right > \(open).getBoundingClientRect().right;
          }).length
          """) == "0")
      #expect(try tab.run("document.documentElement.scrollWidth") == "390")
    }
  }

  @Test func `a hundred thousand runs leak no memory`() async throws {
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
          return after.blocks - before.blocks + after.bytes - before.bytes;
        })()
        """)
      #expect(grown == "0")
    }
  }

  /// The rows in the form that the script uses.
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
