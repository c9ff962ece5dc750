import BookModel
import Composer
import Foundation
import Puzzles
import TestSupport
import Testing

@testable import Playground
@testable import SiteGenerator
import BookChapters

/// The puzzles in a browser, in which the library runs as WebAssembly.
@Suite(.slow, Chromium.isThere, BuiltPages.hasComposer, .serialized, .timeLimit(.minutes(30)))
struct PuzzlesInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages.withComposer() }

  private func inTab(
    at fragment: String = "", width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(
      "puzzles.html", fragment: fragment, ready: BuiltPages.canRunChains, width: width, body)
  }

  private static let verdict = "document.querySelector('.verdict').textContent"

  /// The chapters with puzzles, and the puzzles of each kind.
  private static let chapters: [(number: Int, puzzles: [Puzzle.Kind: [Puzzle]])] = {
    let book = BookLoader.load(BookChapters.book(at: RunningProgram.root))
    return PuzzleChapter.all(in: book, book.operators).map { ($0.number, $0.puzzles) }
  }()

  private static func puzzle(_ chapter: Int, _ kind: Puzzle.Kind, _ number: Int) throws -> Puzzle {
    let puzzles = try #require(chapters.first { $0.number == chapter }?.puzzles[kind])
    return try #require(puzzles.count >= number ? puzzles[number - 1] : nil)
  }

  // MARK: Puzzles

  @Test func `each chapter with operators has puzzles about them`() throws {
    #expect(Self.chapters.count >= 5)
    for (number, puzzles) in Self.chapters {
      #expect(puzzles.values.map(\.count).reduce(0, +) > 20, "chapter \(number)")
      #expect(puzzles[.choose]?.isEmpty == false && puzzles[.fix]?.isEmpty == false, "chapter \(number)")
    }
  }

  @Test func `each chapter links to puzzles, nearly always to three`() throws {
    let words = try BookChapters.book(at: RunningProgram.root).chapters.map { chapter in
      let page = try String(
        contentsOf: pages.site.appending(path: "\(chapter.name)/index.html"), encoding: .utf8)
      let link = page.firstMatch(of: #/<a href="../puzzles.html#(\d+)">(\w+) puzzles?</a>/#)
      #expect(link.map { Int($0.1) } == chapter.number, "\(chapter.name)")
      return link.map { String($0.2) }
    }
    #expect(words.count { $0 == "Three" } >= words.count - 2)
  }

  @Test func `the list of puzzles is small`() throws {
    let list = try Data(contentsOf: pages.site.appending(path: PuzzleChapter.listPath))
    #expect(list.count < 100_000)
  }

  /// The events of all puzzles of a chapter, with the rules that the script checks.
  private static func results(_ chapter: Int) -> String {
    """
    (function () {
      var all = {}, puzzles = rxbookPlay.puzzles;
      ["choose", "place", "predict", "fix"].forEach(function (kind) {
        for (var number = 1, one; (one = puzzles.read(\(chapter), kind, number, 0)); number++) {
          all[kind + number] = JSON.stringify(puzzles.result(one.chain).map(function (event) {
            return event[0] + " " + event[4] + " " + (event[4] === 0 ? event[5] : "");
          })) + puzzles.isSound(one);
        }
      });
      return JSON.stringify(all);
    })()
    """
  }

  @Test func `the page and the native library agree on every puzzle`() async throws {
    try await inTab { tab throws in
      for (number, puzzles) in Self.chapters {
        let shown = try JSONDecoder().decode(
          [String: String].self, from: Data(try tab.run(Self.results(number)).utf8))
        var expected: [String: String] = [:]
        for (kind, list) in puzzles {
          for (index, puzzle) in list.enumerated() {
            let events = ChainResult(of: puzzle.chain)?.events.map {
              "\($0.time) \($0.kind.rawValue) \($0.text)"
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = .withoutEscapingSlashes
            let json = String(decoding: try encoder.encode(events), as: UTF8.self)
            expected["\(kind.rawValue)\(index + 1)"] = "\(json)true"
          }
        }
        #expect(shown == expected)
      }
    }
  }

  /// A variation of a puzzle, as the script describes it.
  private struct Variation: Decodable {
    let kind: String
    let level: Int
    let slot: Int
    let isOther: Bool
    let sources: [[[String]]]
    let stages: [[String]]
    let options: [[String]]

    var puzzle: Puzzle? {
      func stage(_ list: [String]) -> Composition.Stage {
        .init(list[0], parameters: Array(list.dropFirst()))
      }
      let rows = sources.enumerated().map { index, marks in
        Composition.Source(
          ["a", "b"][index],
          marks: marks.map {
            .init(Int($0[0]) ?? 0, .init(rawValue: Int($0[1]) ?? 0) ?? .element, $0[2])
          })
      }
      let chain = Composition(rows, stages.map(stage))
      return Puzzle.Kind(rawValue: kind).map {
        Puzzle($0, level: level, chain, slot: slot, options: options.map(stage))
      }
    }
  }

  @Test func `variations of puzzles follow the same rules`() async throws {
    try await inTab { tab throws in
      var others = 0
      for (number, _) in Self.chapters {
        let json = try tab.run(
          """
          JSON.stringify(["choose", "place", "predict", "fix"].reduce(function (all, kind) {
            for (var index = 0; index < 8; index++) {
              var original = rxbookPlay.puzzles.read(\(number), kind, 1 + index % 4, 0);
              var one = rxbookPlay.puzzles.read(\(number), kind, 1 + index % 4, 1 + index);
              if (!one) { continue; }
              all.push({
                kind: kind, level: one.level, slot: one.slot,
                isOther: JSON.stringify(one.chain) !== JSON.stringify(original.chain),
                sources: one.chain.sources.map(function (source) {
                  return source.marks.map(function (mark) { return [mark.time, mark.kind, mark.text].map(String); });
                }),
                stages: one.chain.stages.map(function (stage) { return [stage.kind].concat(stage.parameters); }),
                options: one.options.map(function (stage) { return [stage.kind].concat(stage.parameters); })
              });
            }
            return all;
          }, []))
          """)
        for variation in try JSONDecoder().decode([Variation].self, from: Data(json.utf8)) {
          let puzzle = try #require(variation.puzzle)
          #expect(puzzle.isSound, "\(puzzle)")
          others += variation.isOther ? 1 : 0
        }
      }
      #expect(others > 100)
    }
  }

  // MARK: Solving

  @Test func `a wrong choice is explained, and the right one is rewarded`() async throws {
    let puzzle = try Self.puzzle(5, .choose, 1)
    let right = try #require(puzzle.options.firstIndex(of: puzzle.chain.stages[puzzle.slot]))
    try await inTab(at: "#5-choose-1") { tab throws in
      func check(_ choice: Int) throws {
        try tab.run("document.querySelector('[data-key=choice-\(choice)]').click()")
        try tab.run("document.querySelector('[data-key=check]').click()")
      }
      try tab.run("document.querySelector('[data-key=check]').click()")
      #expect(try tab.run(Self.verdict) == "Choose a step first.")
      try check(right == 0 ? 1 : 0)
      #expect(try tab.run(Self.verdict).contains(#/^Not yet\. At \d+ ms, you/#))
      try check(right)
      #expect(try tab.run(Self.verdict).hasPrefix("Right: 2 points."))
      #expect(try tab.run("document.querySelector('.score').textContent") == "1 solved, 2 points")
      #expect(try tab.run("document.activeElement.dataset.key") == "next")
      try tab.reload(until: BuiltPages.canRunChains)
      #expect(try tab.run("document.querySelector('.score').textContent") == "1 solved, 2 points")
      #expect(try tab.run("location.hash") == "#5-choose-1")
      // The result of the chain in the playground is the wanted one.
      try check(right)
      let link = try tab.run("document.querySelector('.verdict a').getAttribute('href')")
      #expect(link.hasPrefix("play.html#1=%5B300"))
    }
  }

  @Test func `the message about an answer is scrolled into view`() async throws {
    try await inTab(at: "#5-choose-1") { tab throws in
      let isInView = """
        (box => box.top >= 0 && box.bottom <= innerHeight)(document.querySelector('.verdict').getBoundingClientRect())
        """
      for key in ["choice-0", "check", "hint", "hint", "hint"] {
        try tab.run("scrollTo(0, 0)")
        try tab.run("document.querySelector('[data-key=\(key)]').click()")
        if key != "choice-0" { try tab.wait(for: isInView) }
      }
    }
  }

  @Test func `a chain is fixed by changing its wrong step`() async throws {
    let puzzle = try Self.puzzle(5, .fix, 1)
    try await inTab(at: "#5-fix-1") { tab throws in
      try tab.run("document.querySelector('[data-key=check]').click()")
      #expect(try tab.run(Self.verdict).hasPrefix("Not yet. At "))
      let stage = puzzle.chain.stages[puzzle.slot]
      try tab.run(
        """
        var list = document.querySelector('[data-key=stage-\(puzzle.slot)-kind]');
        list.value = "\(stage.kind)";
        list.dispatchEvent(new Event("change", { bubbles: true }));
        """)
      for (index, text) in stage.parameters.enumerated() {
        try tab.run(
          """
          var field = document.querySelector('[data-key=stage-\(puzzle.slot)-\(index)]');
          field.value = \(String(decoding: try JSONEncoder().encode(text), as: UTF8.self));
          field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
          """)
      }
      try tab.run("document.querySelector('[data-key=check]').click()")
      #expect(try tab.run(Self.verdict).hasPrefix("Right: 2 points."))
    }
  }

  /// Presses the Tab key until the control called `key` has the focus.
  private static func reach(_ key: String, in tab: Tab) throws {
    try tab.run("document.activeElement.blur()")
    for _ in 0..<80 {
      if try tab.run("document.activeElement.dataset.key || ''") == key { return }
      try tab.press(.tab)
    }
    Issue.record("The Tab key doesn't reach \(key).")
  }

  @Test func `a result is placed with the keyboard alone`() async throws {
    let puzzle = try Self.puzzle(5, .predict, 1)
    let marks = try #require(ChainResult(of: puzzle.chain)).marks
    try await inTab(at: "#5-predict-1") { tab throws in
      let row = puzzle.chain.sources.count
      for (index, mark) in marks.enumerated() {
        switch mark.kind {
        case .element: try Self.reach("source-\(row)-add", in: tab)
        case .completed: try Self.reach("source-\(row)-end", in: tab)
        case .error: try Self.reach("source-\(row)-fail", in: tab)
        }
        try tab.press(.enter)
        // The new marble is selected, and moves with the arrow keys.
        try tab.run("document.querySelector('[data-mark=\"\(row)-\(index)\"]').focus()")
        func time() throws -> Int {
          let words = try tab.run("document.activeElement.getAttribute('aria-label')")
          return words.firstMatch(of: #/at (\d+) ms/#).flatMap { Int($0.1) } ?? -1
        }
        while try time() < mark.time { try tab.press(.right) }
        while try time() > mark.time { try tab.press(.left) }
        if mark.kind == .element {
          try Self.reach("source-\(row)-label", in: tab)
          try tab.run("document.activeElement.select()")
          try tab.call("Input.insertText", ["text": mark.text])
        }
      }
      try Self.reach("check", in: tab)
      try tab.press(.enter)
      #expect(try tab.run(Self.verdict).hasPrefix("Right: 3 points."))
    }
  }

  @Test func `the elements of the sources can be placed in a prediction`() async throws {
    let puzzle = try Self.puzzle(5, .predict, 1)
    let first = try #require(puzzle.chain.sources[0].marks.first?.text)
    try await inTab(at: "#5-predict-1") { tab throws in
      let row = puzzle.chain.sources.count
      try tab.run("document.querySelector('[data-key=source-\(row)-add]').click()")
      #expect(try tab.run("document.querySelector('[data-key=source-\(row)-label]').value") == first)
      let second = try tab.run("document.querySelector('[data-key=source-\(row)-text-1]').textContent")
      try tab.run("document.querySelector('[data-key=source-\(row)-text-1]').click()")
      #expect(try tab.run("document.querySelector('[data-key=source-\(row)-label]').value") == second)
      // The row of the answer isn't repeated.
      try tab.run("document.querySelector('[data-key=check]').click()")
      #expect(try tab.run(Self.verdict) != "")
      #expect(try tab.run("document.querySelectorAll('.results .lane:not([hidden])').length") == "0")
    }
  }

  @Test func `hints narrow the answer, and the last one shows it`() async throws {
    for kind in ["choose", "place", "predict", "fix", "order"] {
      let chapter = Self.chapters.first {
        kind == "order" || $0.puzzles[Puzzle.Kind(rawValue: kind) ?? .fix]?.isEmpty == false
      }
      let number = try #require(chapter?.number)
      try await inTab(at: "#\(number)-\(kind)-1") { tab throws in
        var said: Set<String> = []
        for _ in 0..<3 {
          try tab.run("document.querySelector('[data-key=hint]').click()")
          said.insert(try tab.run(Self.verdict))
        }
        #expect(said.count == 3)
        #expect(try tab.run(Self.verdict).hasPrefix("This is one right answer."))
        #expect(try tab.run("document.querySelector('.score').textContent") == "0 solved, 0 points")
        #expect(try tab.run("document.querySelector('[data-key=check]').disabled") == "1")
      }
    }
  }

  @Test func `a chapter's link leads to three puzzles of different kinds`() async throws {
    try await inTab(at: "#7") { tab throws in
      var kinds: [String] = []
      for _ in 0..<3 {
        let name = try tab.run("location.hash")
        #expect(name.hasPrefix("#7-"))
        kinds.append(String(name.split(separator: "-")[1]))
        try tab.run("document.querySelector('[data-key=next]').click()")
      }
      #expect(Set(kinds).count == 3)
    }
  }

  @Test func `a link to a missing puzzle has a message`() async throws {
    try await inTab(at: "#5-fix-999") { tab throws in
      #expect(try tab.run(Self.verdict).hasPrefix("This link leads to no puzzle of this book."))
    }
  }

  // MARK: The order of lines

  /// Opens a puzzle about the order of lines, and passes its tab and its right order.
  private func inOrderPuzzle(_ body: @escaping @Sendable (Tab, _ right: [Int]) throws -> Void) async throws {
    try await inTab(at: "#2-order-1") { tab throws in
      let count = try #require(Int(try tab.run("document.querySelectorAll('.lines li').length")))
      try body(tab, Array(0..<count))
    }
  }

  /// The numbers of the statements, from the first line to the last.
  private static func order(in tab: Tab) throws -> [Int] {
    try tab.run(
      """
      Array.from(document.querySelectorAll('.lines li')).map(function (item) {
        return item.querySelector('button').dataset.key.split('-')[1];
      }).join(' ')
      """
    ).split(separator: " ").compactMap { Int($0) }
  }

  @Test func `lines are ordered with the keyboard alone`() async throws {
    try await inOrderPuzzle { tab, right throws in
      #expect(try Self.order(in: tab) != right)
      try tab.run("document.querySelector('[data-key=check]').click()")
      #expect(try tab.run(Self.verdict).hasPrefix("Not yet. "))
      for line in right {
        // The button keeps the focus until the line is in its place.
        for _ in 0..<20 {
          let position = try #require(try Self.order(in: tab).firstIndex(of: line))
          if position == line { break }
          try Self.reach("line-\(line)-up", in: tab)
          try tab.press(.enter)
          #expect(try tab.run("document.activeElement.dataset.key").hasPrefix("line-\(line)-"))
        }
      }
      #expect(try Self.order(in: tab) == right)
      try Self.reach("check", in: tab)
      try tab.press(.enter)
      #expect(try tab.run(Self.verdict).hasPrefix("Right: 2 points."))
      #expect(try tab.run("document.querySelector('.lines button:enabled') === null") == "1")
    }
  }

  @Test func `a line follows the mouse`() async throws {
    try await inOrderPuzzle { tab, _ throws in
      let before = try Self.order(in: tab)
      func place(_ position: Int) throws -> (x: Double, y: Double) {
        let words = try tab.run(
          """
          (function () {
            var item = document.querySelectorAll('.lines li')[\(position)];
            var box = item.getBoundingClientRect();
            return (box.left + 8) + " " + (box.top + box.height / 2 + 2);
          })()
          """
        ).split(separator: " ").compactMap { Double($0) }
        return (words[0], words[1])
      }
      func mouse(_ type: String, _ place: (x: Double, y: Double)) throws {
        try tab.call(
          "Input.dispatchMouseEvent",
          ["type": type, "x": place.x, "y": place.y, "button": "left", "buttons": 1, "clickCount": 1])
      }
      try tab.run("document.querySelector('.lines').scrollIntoView({ block: 'center' })")
      let (from, to) = (try place(0), try place(2))
      try mouse("mousePressed", from)
      try mouse("mouseMoved", (from.x, to.y + 10))
      try mouse("mouseReleased", (from.x, to.y + 10))
      let after = try Self.order(in: tab)
      #expect(after.firstIndex(of: before[0]) == 2, "\(before) \(after)")
      try mouse("mousePressed", try place(2))
      try mouse("mouseMoved", (from.x, from.y - 10))
      #expect(try Self.order(in: tab) == before)
      try mouse("mouseReleased", (from.x, from.y - 10))
      // The mouse no longer moves the line.
      try tab.call(
        "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": from.x, "y": to.y + 10, "buttons": 0])
      #expect(try Self.order(in: tab) == before)
      #expect(try tab.run("document.querySelector('.dragged') === null") == "1")
    }
  }

  @Test func `every order is right, explained by its output, or explained by a name`() async throws {
    try await inOrderPuzzle { tab, right throws in
      let verdicts = try tab.run(
        """
        (function () {
          var puzzle = rxbookPlay.puzzles.read(2, "order", 1).example, ordering = rxbookPlay.puzzles.ordering();
          function wrong(order, number) {
            ordering.arrange(order);
            var words = ordering.difference().map(function (part) { return part.textContent || part; }).join("");
            return ordering.isRight() !== (number === 0) || (number === undefined) !== /doesn't compile/.test(words);
          }
          var all = [[]];
          puzzle.statements.forEach(function () {
            all = all.flatMap(function (order) {
              return puzzle.statements.map(function (_, index) { return index; })
                .filter(function (index) { return order.indexOf(index) < 0; })
                .map(function (index) { return order.concat(index); });
            });
          });
          return all.filter(function (order) { return wrong(order, puzzle.orders[order.slice(puzzle.fixedCount).join(" ")]); }).length + " of " + all.length;
        })()
        """)
      #expect(verdicts == "0 of \(right.reduce(1) { $0 * ($1 + 1) })")
    }
  }

  @Test(arguments: [390, 1280]) func `every kind of puzzle fits the window`(width: Int) async throws {
    for kind in Puzzle.Kind.allCases.map(\.rawValue) + ["order"] {
      try await inTab(at: "#10-\(kind)-1", width: width) { tab throws in
        #expect(try tab.run("document.documentElement.scrollWidth <= \(width)") == "1", "\(kind)")
        for _ in 0..<3 { try tab.run("document.querySelector('[data-key=hint]').click()") }
        #expect(try tab.run("document.documentElement.scrollWidth <= \(width)") == "1", "\(kind)")
      }
    }
  }
}
