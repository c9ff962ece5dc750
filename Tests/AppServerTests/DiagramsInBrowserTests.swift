import Foundation
import TestSupport
import Testing

/// The diagrams of the book's pages as somebody in front of a browser reads them.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct DiagramsInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages() }

  private func inTab(
    _ chapter: String, width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(
      "\(chapter)/index.html", ready: "document.querySelector('.player, .switch')", width: width, body)
  }

  private static let merge = "document.querySelector('#diagram-merge-of-answers')"

  @Test func `keys and buttons walk through the moments, and say what happens`() async throws {
    try await inTab("Chapter08-CombiningOperators") { tab in
      let said = "\(Self.merge).querySelector('output').textContent"
      try tab.run("\(Self.merge).querySelector('.rows').focus()")
      try tab.press(.right)
      #expect(try tab.run(said) == "rooms: a at 20 ms")
      try tab.run("\(Self.merge).querySelectorAll('.player button')[2].click()")
      #expect(try tab.run(said) == "rooms: b at 60 ms")
      #expect(try tab.run("\(Self.merge).querySelectorAll('.later').length") != "0")
      try tab.press(.left)
      #expect(try tab.run(said) == "rooms: a at 20 ms")
      try tab.press(.escape)
      #expect(try tab.run(said) == "")
      #expect(try tab.run("\(Self.merge).querySelectorAll('.later').length") == "0")
      #expect(try tab.run("location.pathname").hasSuffix("Chapter08-CombiningOperators/index.html"))
    }
  }

  @Test func `a mark that is pressed says what it is, in images that are cut as well`() async throws {
    try await inTab("Chapter07-TransformingOperators", width: 390) { tab in
      let figure = "document.querySelector('#diagram-flatmap')"
      let press = "dispatchEvent(new MouseEvent('click', { bubbles: true }))"
      try tab.run(
        "[...\(figure).querySelectorAll('[data-c] text')].find(t => t.textContent === 'b2').parentNode.\(press)"
      )
      #expect(try tab.run("\(figure).querySelector('output').textContent").hasPrefix("b: b2 at "))
      #expect(try tab.run("\(figure).querySelectorAll('.now.on').length") == "1")
    }
  }

  @Test func `the line goes to the end by itself, also from moment to moment where nothing is to move`()
    async throws
  {
    try await inTab("Chapter08-CombiningOperators") { tab in
      for motion in ["no-preference", "reduce"] {
        try tab.call(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]])
        let play = "\(Self.merge).querySelectorAll('.player button')[1]"
        try tab.run("\(play).click()")
        #expect(
          try tab.run("\(Self.merge).querySelector('.rows').classList.contains('moving')")
            == (motion == "reduce" ? "0" : "1"))
        try tab.wait(for: "\(Self.merge).querySelector('output').textContent.includes('error')")
        try tab.wait(for: "\(play).textContent === '\u{25B6}'")
      }
    }
  }

  @Test(arguments: [
    "Chapter03-Subjects", "Chapter05-FilteringOperators", "Chapter07-TransformingOperators",
    "Chapter08-CombiningOperators", "Chapter10-TimeBasedOperators",
  ])
  func `nothing of a diagram is cut off on a phone, and its letters can be read`(chapter: String) async throws
  {
    try await inTab(chapter, width: 390) { tab in
      let small = try tab.run(
        """
        (function () {
          document.querySelectorAll("details").forEach(function (fold) { fold.open = true; });
          return [...document.querySelectorAll(".marbles svg")].filter(function (image) {
            var box = image.getBoundingClientRect();
            if (box.width === 0) { return false; }
            var letters = 11 * box.width / image.viewBox.baseVal.width;
            return box.right > 390 || box.left < 0 || letters < 9;
          }).map(function (image) { return image.closest("figure").id; }).join(" ");
        })()
        """)
      #expect(small == "")
      #expect(try tab.run("document.documentElement.scrollWidth") == "390")
    }
  }
}
