import TestSupport
import Testing

@testable import Playground

private let hasCompiler: ConditionTrait = .enabled(
  if: (try? PlaygroundCompiler(package: RunningProgram.root)) != nil,
  "This toolchain has no Embedded Swift for WebAssembly.")

/// The demo on the book's cover, in a browser.
@Suite(.slow, Chromium.isThere, hasCompiler, .serialized, .timeLimit(.minutes(30)))
struct DemoInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages.complete() }

  private func onCover(width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void) async throws {
    try await pages.inTab(
      "index.html", ready: "document.querySelector('.demo input')", width: width, body)
  }

  private static let verdict = "document.querySelector('.demo .verdict').textContent"

  /// Enters text in the field, as a reader would type it.
  private static func type(_ text: String, in tab: Tab) throws {
    try tab.run("document.querySelector('.demo input').focus()")
    try tab.call("Input.insertText", ["text": text])
  }

  @Test func `the demo plays by itself, once for each choice`() async throws {
    try await onCover { tab in
      #expect(try tab.run(Self.verdict) == "")
      try tab.wait(for: "document.querySelector('.demo.right')")
      #expect(try tab.run("document.querySelector('.demo [type=search]').value") == "viola")
      try tab.wait(for: "document.querySelector('.demo.wrong')")
      #expect(try tab.run(Self.verdict).contains("for “vi”"))
      #expect(try tab.run("document.querySelectorAll('.demo :checked + code')[0].textContent") == "flatMap")
      try tab.wait(for: "document.querySelector('.demo button').textContent.includes('Play')")
      #expect(
        try tab.run("performance.getEntriesByType('resource').every(e => e.name.startsWith('file:'))") == "1")
      // The reader's own text replaces the one that the demo has typed.
      try Self.type("tern", in: tab)
      try tab.wait(for: "document.querySelector('.demo svg').textContent.includes('tern')")
      #expect(try tab.run("document.querySelector('.demo [type=search]').value") == "tern")
      #expect(try tab.run("!document.querySelector('.demo svg').textContent.includes('viola')") == "1")
    }
  }

  @Test(arguments: [390, 1280]) func `what a reader types is played`(width: Int) async throws {
    try await onCover(width: width) { tab in
      try Self.type("rx", in: tab)
      try tab.wait(for: "document.querySelectorAll('.demo svg g.h1').length >= 2")
      try Self.type(" in swift", in: tab)
      try tab.wait(for: "document.querySelector('.demo.right') && \(Self.verdict).includes('rx in swift')")
      #expect(try tab.run("document.documentElement.scrollWidth <= innerWidth") == "1")
      // Letters that are typed quickly don't cover each other.
      try tab.wait(
        for: """
          (boxes => boxes.every((box, index) => index === 0 || boxes[index - 1].right <= box.left + 1))(
            [...document.querySelectorAll('.demo svg > g > g > rect')].filter(
              (rect, index, all) => rect.getAttribute('y') === all[0].getAttribute('y')
            ).map(rect => rect.getBoundingClientRect()))
          """)
      // The same keys, with the operator that lets an older answer through.
      try tab.run("document.querySelectorAll('.demo [type=radio]')[1].click()")
      try tab.wait(for: "document.querySelector('.demo svg').getAttribute('aria-label').includes('flatMap:')")
      try tab.wait(for: "document.querySelector('.demo button').textContent.includes('Play')")
    }
  }

  @Test func `with reduced motion, the demo waits, and shows the result at once`() async throws {
    try await onCover { tab in
      try tab.call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
      try tab.reload(until: "document.querySelector('.demo input')")
      try tab.run("new Promise(resolve => setTimeout(resolve, 2600))")
      #expect(try tab.run("typeof rxbookLive") == "undefined")
      try tab.run("document.querySelectorAll('.demo [type=radio]')[1].click()")
      try tab.wait(for: "document.querySelector('.demo.wrong')")
    }
  }
}
