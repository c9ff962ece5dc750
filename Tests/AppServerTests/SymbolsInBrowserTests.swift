import Foundation
import TestSupport
import Testing

@testable import Runner

private let hasTool: ConditionTrait = .enabled(
  if: (try? Toolchain())?.tool("sourcekit-lsp") != nil, "This toolchain has no sourcekit-lsp.")

/// Information about identifiers in code when the reader points at them.
@Suite(.slow, Chromium.isThere, hasTool, .serialized, .timeLimit(.minutes(30)))
struct SymbolsInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages.complete() }

  private func inTab(
    width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(
      "Chapter07-TransformingOperators/index.html", ready: "document.querySelector('.types')", width: width
    ) { tab in
      // The code block of these tests.
      try tab.run(
        """
        window.block = [...document.querySelectorAll('pre[data-symbols]')]
          .find(block => block.textContent.includes('.flatMapLatest { code in'));
        block.scrollIntoView({ block: 'center' });
        window.types = block.parentNode.querySelector('.types');
        0
        """)
      try body(tab)
    }
  }

  private static let card = "document.querySelector('.symbol:not([hidden])')"

  /// The centre of the first occurrence of `text` in the block.
  private func middle(of text: String, in tab: Tab) throws -> [String: Double] {
    let place = try tab.run(
      """
      (function () {
        var walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT), node;
        while ((node = walker.nextNode())) {
          var at = node.data.indexOf('\(text)');
          if (at < 0) { continue; }
          var range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + \(text.count));
          var box = range.getBoundingClientRect();
          return JSON.stringify({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
        }
      })()
      """)
    return try JSONDecoder().decode([String: Double].self, from: Data(place.utf8))
  }

  private func mouse(_ type: String, at place: [String: Double], in tab: Tab) throws {
    let isMove = type == "mouseMoved"
    try tab.call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": place["x"] ?? 0, "y": place["y"] ?? 0, "button": isMove ? "none" : "left",
        "clickCount": isMove ? 0 : 1,
      ])
  }

  @Test(arguments: [390, 768]) func `on a touch screen, no button covers code`(width: Int) async throws {
    try await inTab(width: width) { tab in
      // Without a hovering pointer, the buttons are always visible.
      try tab.call(
        "Emulation.setEmulatedMedia", ["features": [["name": "hover", "value": "none"]]])
      let covered = try tab.run(
        """
        [...document.querySelectorAll('.copied')].filter(function (box) {
          var range = document.createRange();
          range.selectNodeContents(box.querySelector('pre'));
          var lines = [...range.getClientRects()].filter(line => line.width > 0);
          return lines.length > 0 && [...box.querySelectorAll('.copy')].some(function (button) {
            var it = button.getBoundingClientRect();
            return lines.some(line => line.top < it.bottom && line.bottom > it.top
              && line.right > it.left && line.left < it.right);
          });
        }).length
        """)
      #expect(covered == "0")
    }
  }

  @Test func `hovering over an identifier shows and hides its type and documentation`() async throws {
    try await inTab { tab in
      #expect(try tab.run("[...document.scripts].some(script => script.src.includes('/symbols/'))") == "0")
      let place = try middle(of: "flatMapLatest", in: tab)
      // The first of these events starts loading the data.
      try mouse("mouseMoved", at: place, in: tab)
      try tab.wait(for: "window.rxbookSymbols.open && document.querySelector('.symbol')")
      try mouse("mouseMoved", at: place, in: tab)
      try tab.wait(for: Self.card)
      let said = try tab.run("\(Self.card).textContent")
      #expect(said.contains("func flatMapLatest"))
      #expect(said.contains("Returns Observable<String> here."))
      let link = try tab.run("\(Self.card).querySelector('a').href")
      #expect(link.hasSuffix("/operators/flatmaplatest.html"), "\(link)")
      try mouse("mouseMoved", at: ["x": 3, "y": 3], in: tab)
      try tab.wait(for: "!\(Self.card)")
    }
  }

  @Test func `touching an identifier of the chapter shows a link to its declaration`() async throws {
    try await inTab(width: 390) { tab in
      for type in ["mousePressed", "mouseReleased"] {
        try mouse(type, at: middle(of: "codes", in: tab), in: tab)
      }
      try tab.wait(for: Self.card)
      #expect(try tab.run("\(Self.card).textContent").contains("let codes: "))
      #expect(try tab.run("\(Self.card).querySelector('a').href").contains("/code-Surviving.html#L"))
      #expect(try tab.run("\(Self.card).getBoundingClientRect().right <= 390") == "1")
      #expect(try tab.run("document.documentElement.scrollWidth <= 390") == "1")
    }
  }

  @Test func `identifiers can be visited and left with the keyboard alone`() async throws {
    try await inTab { tab in
      try tab.run("types.focus()")
      try tab.press(.space)
      try tab.wait(for: "types.getAttribute('aria-pressed') === 'true'")
      #expect(try tab.run("document.activeElement === types") == "1")
      try tab.press(.right)
      try tab.wait(for: Self.card)
      let first = try tab.run("\(Self.card).textContent")
      try tab.press(.right)
      #expect(try tab.run("\(Self.card).textContent") != first)
      try tab.press(.left)
      #expect(try tab.run("\(Self.card).textContent") == first)
      try tab.press(.escape)
      #expect(try tab.run("Boolean(\(Self.card))") == "0")
    }
  }

  @Test func `each step of an operator chain shows its type, which is not copied`() async throws {
    try await inTab { tab in
      let before = try tab.run("block.textContent")
      try tab.run("types.click()")
      try tab.wait(for: "block.querySelector('.stage')")
      let stages = try tab.run("[...block.querySelectorAll('.stage')].map(s => s.dataset.type).join('\\n')")
      #expect(
        stages.contains("flatMapLatest { (String) -> Observable<String> } returns Observable<String>"),
        "\(stages)")
      #expect(try tab.run("block.textContent") == before)
      try tab.run("types.click()")
      #expect(try tab.run("getComputedStyle(block.querySelector('.stage')).display") == "none")
    }
  }

  @Test func `the types can be shown after their data could not be loaded`() async throws {
    try await inTab { tab in
      try tab.call("Network.setBlockedURLs", ["urls": ["*/symbols/Chapter*"]])
      try tab.run("types.click()")
      try tab.wait(for: "types.textContent === 'Failed'")
      try tab.call("Network.setBlockedURLs", ["urls": [String]()])
      try tab.run("types.click()")
      try tab.wait(for: "block.querySelector('.stage')")
      #expect(try tab.run("types.getAttribute('aria-pressed')") == "true")
      try tab.wait(for: "types.textContent === 'Types'")
    }
  }

  @Test func `every link of an identifier has a target`() throws {
    let folder = pages.site.appending(path: "symbols")
    var ids: [String: Set<Substring>] = [:]
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()) where name != "symbols.js"
    {
      let script = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let list = try #require(script.split(separator: " = ", maxSplits: 1).last?.dropLast(2))
      let listed = try JSONDecoder().decode(Listed.self, from: Data(list.utf8))
      #expect(!listed.files.isEmpty)
      for address in listed.symbols.compactMap(\.last) where !address.isEmpty {
        count += 1
        let parts = address.split(separator: "#")
        let page = try #require(parts.first.map(String.init))
        if ids[page] == nil {
          let text = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
          ids[page] = Set(text.matches(of: /id="([^"]*)"/).map(\.1))
        }
        if parts.count == 2 { #expect(ids[page]?.contains(parts[1]) == true, "\(name): \(address)") }
      }
    }
    #expect(count > 1000)
  }

  private struct Listed: Decodable {
    let symbols: [[String]]
    let files: [String: Ignored]
    struct Ignored: Decodable {}
  }
}
