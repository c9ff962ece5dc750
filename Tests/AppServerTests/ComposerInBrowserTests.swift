import Composer
import Foundation
import TestSupport
import Testing

@testable import Playground
@testable import SiteGenerator
import BookChapters

/// The playground in a browser, in which the library runs as WebAssembly.
@Suite(.slow, Chromium.isThere, BuiltPages.hasComposer, .serialized, .timeLimit(.minutes(30)))
struct ComposerInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages.withComposer() }

  private func inTab(
    at fragment: String = "", width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab("play.html", fragment: fragment, ready: BuiltPages.canRunChains, width: width, body)
  }

  // MARK: Results

  private struct Answer: Decodable {
    let events: [Event]
    let code: String
  }

  /// An event as a list of five numbers and a text.
  private struct Event: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var parts: [String] = []
      for _ in 0..<5 { parts.append("\(try list.decode(Int.self))") }
      parts.append(try list.decode(String.self))
      text = parts.joined(separator: " ")
    }

    static func text(_ event: ChainEvent) -> String {
      let track =
        switch event.track {
        case .source(let number): "0 \(number) 0"
        case .stage(let number): "1 \(number) 0"
        case .inner(let stage, let number): "2 \(stage) \(number)"
        }
      return "\(event.time) \(track) \(event.kind.rawValue) \(event.text)"
    }
  }

  @Test func `the module and the native library run 1,000 random chains equally`() async throws {
    try await inTab { tab in
      for start in stride(from: 0, to: 1_000, by: 100) {
        let chains = (start..<(start + 100)).map { seed in
          var random = RandomCompositions(seed: UInt64(seed + 1))
          return random.next()
        }
        let packed = String(
          decoding: try JSONEncoder().encode(chains.map(PackedComposition.init)), as: UTF8.self)
        let answers = try tab.run(
          "JSON.stringify(\(packed).map(function (one) { return rxbookPlay.run(rxbookPlay.read(one), false); }))"
        )
        let played = try JSONDecoder().decode([Answer].self, from: Data(answers.utf8))
        for (chain, answer) in zip(chains, played) {
          let run = ChainRun(CheckedChain(chain))
          #expect(answer.events.map(\.text) == run.events.map(Event.text), "\(chain.lines)")
          #expect(answer.code == CheckedChain(chain).program())
        }
      }
    }
  }

  @Test func `the module is small, and loaded with the page only`() throws {
    let module = try String(contentsOf: pages.site.appending(path: ComposerFiles.modulePath), encoding: .utf8)
    #expect(module.utf8.count * 3 / 4 < 160_000)
    let cover = try String(contentsOf: pages.site.appending(path: "index.html"), encoding: .utf8)
    #expect(cover.contains("<a href=\"play.html\">Open the playground</a>"))
    #expect(!cover.contains("play/"))
  }

  // MARK: Composing

  private static let result = "document.querySelector('.status').textContent"

  @Test func `a chain is composed with the keyboard alone`() async throws {
    try await inTab { tab in
      /// Presses the Tab key until an element with this key has the focus.
      func reach(_ key: String) throws {
        for _ in 0..<150 {
          if try tab.run("document.activeElement.dataset.key || document.activeElement.dataset.mark || ''")
            == key
          {
            return
          }
          try tab.press(.tab)
        }
        Issue.record("The Tab key doesn't reach \(key).")
      }
      try reach("reset")
      try tab.press(.enter)
      for _ in 0..<3 {
        try reach("stage-0-close")
        try tab.press(.enter)
      }
      #expect(try tab.run("document.querySelectorAll('.stage').length") == "0")
      try reach("add")
      try tab.press(.enter)
      #expect(try tab.run("rxbookPlay.chain.stages[0].kind") == "map")
      #expect(
        try tab.run(Self.result)
          == "map added. Result: 10 at 0 ms, 20 at 30 ms, 30 at 60 ms, 40 at 110 ms, completed at 150 ms")
      try tab.run("document.activeElement.blur()")
      try reach("stage-0-0")
      try tab.call("Input.insertText", ["text": "$0 * 10 + 1"])
      #expect(
        try tab.run(Self.result).hasSuffix(
          "Result: 11 at 0 ms, 21 at 30 ms, 31 at 60 ms, 41 at 110 ms, completed at 150 ms"))
      // A marble is moved with the arrow keys.
      try tab.run("document.activeElement.blur()")
      try reach("0-1")
      try tab.press(.right)
      try tab.press(.right)
      #expect(try tab.run("document.activeElement.dataset.mark") == "0-1")
      #expect(
        try tab.run(Self.result)
          == "a: 2 at 50 ms. Result: 11 at 0 ms, 21 at 50 ms, 31 at 60 ms, 41 at 110 ms, completed at 150 ms")
      #expect(try tab.run("document.querySelector('.program code').textContent").contains(".next(50, 2)"))
    }
  }

  /// Presses the mouse on a mark, and moves it by columns of 10 ms.
  private func drag(_ mark: String, by columns: Int, in tab: Tab) throws {
    let place = try tab.run(
      """
      (function () {
        var mark = document.querySelector('[data-mark="\(mark)"]'), image = mark.closest("svg");
        image.scrollIntoView({ block: "center" });
        var frame = mark.querySelector("circle, rect:not(.hit), path").getBoundingClientRect();
        var unit = image.getBoundingClientRect().width / image.viewBox.baseVal.width * 8;
        return [frame.x + frame.width / 2, frame.y + frame.height / 2, unit * 10 / (rxbookPlay.chain.duration / 40)].join();
      })()
      """
    ).split(separator: ",").compactMap { Double($0) }
    func mouse(_ type: String, _ x: Double) throws {
      try tab.call(
        "Input.dispatchMouseEvent",
        ["type": type, "x": x, "y": place[1], "button": "left", "buttons": 1, "clickCount": 1])
    }
    try mouse("mousePressed", place[0])
    for step in 1...4 { try mouse("mouseMoved", place[0] + place[2] * Double(columns) * Double(step) / 4) }
    try mouse("mouseReleased", place[0] + place[2] * Double(columns))
  }

  @Test func `a marble is dragged, and undo and redo restore it`() async throws {
    try await inTab { tab in
      func times() throws -> String {
        try tab.run("rxbookPlay.chain.sources[0].marks.map(function (one) { return one.time; }).join()")
      }
      #expect(try times() == "0,30,60,110,150")
      try drag("0-0", by: 2, in: tab)
      #expect(try times() == "20,30,60,110,150")
      try drag("0-4", by: 4, in: tab)
      #expect(try times() == "20,30,60,110,190")
      try tab.run("document.querySelector('[data-key=undo]').click()")
      #expect(try times() == "20,30,60,110,150")
      try tab.run("document.querySelector('[data-key=undo]').click()")
      #expect(try times() == "0,30,60,110,150")
      #expect(try tab.run("document.querySelector('[data-key=undo]').disabled") == "1")
      for _ in 0..<2 { try tab.run("document.querySelector('[data-key=redo]').click()") }
      #expect(try times() == "20,30,60,110,190")
      try tab.run("document.querySelector('[data-key=reset]').click()")
      #expect(try times() == "0,30,60,110,150")
    }
  }

  @Test func `the moves of two marbles are undone one after the other`() async throws {
    try await inTab { tab in
      func times() throws -> String {
        try tab.run("rxbookPlay.chain.sources[0].marks.map(function (one) { return one.time; }).join()")
      }
      for mark in ["0-0", "0-2"] {
        try tab.run("document.querySelector('[data-mark=\"\(mark)\"]').focus()")
        for _ in 0..<2 { try tab.press(.right) }
      }
      #expect(try times() == "20,30,80,110,150")
      try tab.run("document.querySelector('[data-key=undo]').click()")
      #expect(try times() == "20,30,60,110,150")
      try tab.run("document.querySelector('[data-key=undo]').click()")
      #expect(try times() == "0,30,60,110,150")
    }
  }

  @Test func `a problem is connected with the field that causes it`() async throws {
    try await inTab { tab in
      func type(_ text: String) throws {
        try tab.run(
          """
          var field = document.querySelector("[data-key=stage-0-0]");
          field.value = "\(text)";
          field.dispatchEvent(new Event("input"));
          """)
      }
      let described = "(document.getElementById(field.getAttribute('aria-describedby')) || {}).textContent"
      try type("$0 +")
      #expect(try tab.run("field.getAttribute('aria-invalid')") == "true")
      #expect(try tab.run(described) == "Expected a value, found the end. (character 5)")
      try type("$0 > 1")
      #expect(try tab.run("String(field.getAttribute('aria-invalid'))") == "null")
      #expect(try tab.run("String(\(described))") == "undefined")
    }
  }

  @Test func `an element keeps its colour when a step changes its text`() async throws {
    try await inTab { tab throws in
      func hues(_ stage: Int) throws -> String {
        try tab.run(
          """
          [...document.querySelectorAll('.stage')[\(stage)].querySelector('.row').querySelectorAll('[data-c] [class^=h]')].map(
            shape => shape.getAttribute('class')).join()
          """)
      }
      #expect(try hues(2).contains("h"))
      #expect(try hues(2) == hues(1))
    }
  }

  @Test func `an operator is added, moved, changed and removed, and its row is drawn`() async throws {
    try await inTab { tab in
      func kinds() throws -> String {
        try tab.run("rxbookPlay.chain.stages.map(function (one) { return one.kind; }).join()")
      }
      try tab.run("document.querySelector('[data-key=stage-1-close]').click()")
      #expect(try kinds() == "filter,map")
      #expect(try tab.run("document.querySelectorAll('.stage .problem:not([hidden])').length") == "1")
      #expect(
        try tab.run("document.querySelector('.stage .problem:not([hidden])').textContent")
          == "An Int has no method `uppercased()` here. (character 4)")
      #expect(try tab.run("document.querySelector('.program code').textContent").hasPrefix("// Fix"))
      try tab.run("document.querySelector('[data-key=stage-1-up]').click()")
      #expect(try kinds() == "map,filter")
      #expect(try tab.run("document.activeElement.dataset.key") == "stage-0-down")
      try tab.run(
        """
        var list = document.querySelector('[data-key=stage-0-kind]');
        list.value = "window";
        list.dispatchEvent(new Event("change"));
        list = document.querySelector('[data-key=stage-1-kind]');
        list.value = "switchLatest";
        list.dispatchEvent(new Event("change"));
        """)
      #expect(
        try tab.run("document.querySelectorAll('.stage')[0].querySelector('.lane').dataset.type")
          == "Observable<Int>")
      // The row of the step, and the rows of its windows.
      let rows = "document.querySelectorAll('.stage')[0].querySelectorAll('.row').length"
      #expect(try tab.run("\(rows) === rxbookPlay.answer.inner[0].length + 1 && \(rows) > 3") == "1")
      #expect(
        try tab.run("document.querySelectorAll('.stage svg')[0].getAttribute('aria-label')").hasPrefix(
          "Step 1, window, Observable<Int>: #1 at 0 ms"))
    }
  }

  // MARK: Links

  @Test func `a link opens the chain`() async throws {
    try await inTab { tab in
      try tab.run("document.querySelector('[data-key=stage-0-close]').click()")
      let link = try tab.run("location.hash")
      let chain = try tab.run("JSON.stringify(rxbookPlay.chain)")
      try tab.reload(until: BuiltPages.canRunChains)
      #expect(try tab.run("location.hash") == link)
      #expect(try tab.run("JSON.stringify(rxbookPlay.chain)") == chain)
    }
  }

  @Test func `a link contains the switches`() async throws {
    try await inTab { tab in
      func switches() throws -> String {
        try tab.run(
          "['subscriptions', 'steps'].map(function (key) { return document.querySelector('[data-key=' + key + ']').checked; }).join()"
        )
      }
      #expect(try switches() == "true,false")
      let link = try tab.run("location.hash")
      for key in ["subscriptions", "steps"] {
        try tab.run("document.querySelector('[data-key=\(key)]').click()")
      }
      #expect(try tab.run("location.hash") == String(link.dropLast(3)) + "%2C%5B0%2C1%5D%5D")
      try tab.reload(until: BuiltPages.canRunChains)
      #expect(try switches() == "false,true")
      #expect(try tab.run("document.querySelector('.program code').textContent").contains("func shown"))
      // A link without switches is as old as the first version of the page.
      try tab.run("location.hash = '\(link)'")
      try tab.wait(for: "document.querySelector('[data-key=subscriptions]').checked")
      #expect(try switches() == "true,false")
    }
  }

  @Test func `the line that embeds the page contains the chain`() async throws {
    try await inTab { tab in
      try tab.run(
        """
        var copied = "";
        navigator.clipboard.writeText = function (text) { copied = text; return Promise.resolve(); };
        document.querySelector("[data-key=embed]").click();
        """)
      let address = try tab.run("location.href.replace('play.html#', 'play.html?embed#')")
      #expect(
        try tab.run("copied")
          == "<iframe sandbox=\"allow-scripts\" src=\"\(address)\" title=\"Playground\" width=\"100%\" height=\"640\"></iframe>"
      )
    }
  }

  @Test func `an embedded page shows only the rows and the controls`() async throws {
    try await pages.inTab("play.html", fragment: "?embed", ready: BuiltPages.canRunChains, width: 390) {
      tab throws in
      for hidden in [".bar", ".side", ".program", "header.title"] {
        #expect(try tab.run("document.querySelector('\(hidden)').offsetParent === null") == "1", "\(hidden)")
      }
      #expect(try tab.run("document.querySelectorAll('.lane').length") == "5")
      #expect(try tab.run("document.querySelector('.whole').textContent") == "Open the whole page")
    }
  }

  /// Links that readers have shared; they must open forever.
  private static let oldLinks = [
    "#1=%5B300%2C%5B%5B%22a%22%2C%22cold%22%2C%5B%5D%2C%5B%5B0%2C0%2C%221%22%5D%2C%5B50%2C1%2C%22%22%5D%5D%5D%5D%2C%5B%5B%22map%22%2C%22%240%20*%2010%22%5D%5D%5D":
      "Result: 10 at 0 ms, completed at 50 ms"
  ]

  @Test(arguments: oldLinks) func `a link of an earlier version opens`(link: String, result: String)
    async throws
  {
    try await inTab(at: link) { tab throws in
      #expect(try tab.run(Self.result) == result)
      #expect(try tab.run("document.querySelector('.chain > .problem').hidden") == "1")
    }
  }

  @Test(arguments: [
    ("#1=%5B300", "it is damaged or incomplete"),
    ("#9=%5B%5D", "it was made by a newer version of this page"),
    (
      "#1=%5B300%2C%5B%5B%22a%22%2C%22cold%22%2C%5B%5D%2C%5B%5D%5D%5D%2C%5B%5B%22mop%22%5D%5D%5D",
      "it has an unknown operator, mop"
    ),
    ("#1=%5B300%2C%5B%5D%2C%5B%5D%5D", "it has no sources, or too many"),
  ])
  func `a broken link has a message, and the page shows the first example`(link: String, reason: String)
    async throws
  {
    try await inTab(at: link) { tab throws in
      #expect(
        try tab.run("document.querySelector('.chain > .problem').textContent")
          == "This link can't be opened, because \(reason). Here is the first example instead.")
      #expect(try tab.run("rxbookPlay.chain.stages.length") == "3")
    }
  }

  @Test func `a broken link in an open page leaves the chain, and can be opened by a newer page`()
    async throws
  {
    try await inTab { tab throws in
      try tab.run("document.querySelector('[data-key=add-source]').click()")
      let chain = try tab.run("JSON.stringify(rxbookPlay.chain)")
      try tab.run("location.hash = '#9=new'; dispatchEvent(new HashChangeEvent('hashchange'))")
      #expect(try tab.run("JSON.stringify(rxbookPlay.chain)") == chain)
      #expect(try tab.run("location.hash") == "#9=new")
    }
  }

  @Test func `a link without the parameters of an operator gets the usual ones`() async throws {
    let link = "#1=%5B300%2C%5B%5B%22a%22%2C%22timer%22%2C%5B%5D%2C%5B%5D%5D%5D%2C%5B%5B%22take%22%5D%5D%5D"
    try await inTab(at: link) { tab throws in
      #expect(try tab.run("JSON.stringify(rxbookPlay.chain)").contains("undefined") == false)
      #expect(try tab.run("rxbookPlay.chain.stages[0].parameters.length") == "1")
      #expect(try tab.run("rxbookPlay.chain.sources[0].parameters.length") == "1")
    }
  }

  @Test func `numbers have 64 bits, as in a program`() async throws {
    let link = """
      #1=%5B300%2C%5B%5B%22a%22%2C%22cold%22%2C%5B%5D%2C%5B%5B0%2C0%2C%223%22%5D%2C%5B50%2C1%2C%22%22%5D%5D%5D%5D%2C\
      %5B%5B%22map%22%2C%22%240%20*%201000000000%22%5D%5D%5D
      """
    try await inTab(at: link) { tab throws in
      #expect(try tab.run(Self.result) == "Result: 3000000000 at 0 ms, completed at 50 ms")
    }
  }

  // MARK: The page

  @Test(arguments: [390, 1280]) func `the page fits the window, and loads only its own files`(width: Int)
    async throws
  {
    try await inTab(width: width) { tab in
      #expect(try tab.run("document.documentElement.scrollWidth <= \(width)") == "1")
      try tab.run("for (var i = 0; i < 4; i++) { document.querySelector('[data-key=add-source]').click(); }")
      #expect(try tab.run("document.documentElement.scrollWidth <= \(width)") == "1")
      #expect(
        try tab.run(
          "performance.getEntriesByType('resource').every(function (one) { return one.name.startsWith('file:'); })"
        )
          == "1")
    }
  }

  @Test func `without scripts, the page shows an example and says what is missing`() throws {
    let page = try String(contentsOf: pages.site.appending(path: "play.html"), encoding: .utf8)
    #expect(page.contains("To change the chain, you need a browser with JavaScript and WebAssembly."))
    #expect(page.contains("<svg"))
    #expect(page.contains("flatMapLatest"))
  }
}
