import Foundation
import TestSupport
import Testing

/// The diagrams of the book's pages in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct DiagramsInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages() }

  private func inTab(
    _ chapter: String, width: Int = 1280, _ body: @escaping @Sendable (Tab) throws -> Void
  ) async throws {
    try await pages.inTab(
      "\(chapter)/index.html", ready: "document.querySelector('.player')", width: width, body)
  }

  private static let merge = "document.querySelector('#diagram-merge-of-answers')"

  @Test func `keys and buttons step through a diagram and describe each step`() async throws {
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

  @Test func `clicking a mark shows its meaning, even in a split diagram`() async throws {
    try await inTab("Chapter07-TransformingOperators", width: 390) { tab in
      let figure = "document.querySelector('#diagram-flatmap')"
      let press = "dispatchEvent(new MouseEvent('click', { bubbles: true }))"
      try tab.wait(for: "\(figure).querySelectorAll('.operator').length > 1")
      try tab.run(
        "[...\(figure).querySelectorAll('[data-c] text')].find(t => t.textContent === 'b2').parentNode.\(press)"
      )
      #expect(try tab.run("\(figure).querySelector('output').textContent").hasPrefix("b: b2 at "))
      #expect(try tab.run("\(figure).querySelectorAll('.now.on').length") == "1")
    }
  }

  @Test func `playback runs to the end, and in steps if animations are off`()
    async throws
  {
    try await inTab("Chapter08-CombiningOperators") { tab in
      for motion in ["no-preference", "reduce"] {
        try tab.call(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]])
        let play = "\(Self.merge).querySelectorAll('.player button')[1]"
        // Each message is shown for less than a second, so it could be missed.
        try tab.run(
          """
          window.told = [];
          new MutationObserver(() => told.push(\(Self.merge).querySelector("output").textContent))
            .observe(\(Self.merge).querySelector("output"), { childList: true });
          0
          """)
        try tab.run("\(play).click()")
        #expect(
          try tab.run("\(Self.merge).querySelector('.rows').classList.contains('moving')")
            == (motion == "reduce" ? "0" : "1"))
        try tab.wait(for: "told.some(text => text.includes('error'))")
        try tab.wait(for: "\(play).textContent === '\u{25B6}'")
      }
    }
  }

  @Test func `results travel from their sources while a diagram is played, and not without animations`()
    async throws
  {
    try await inTab("Chapter08-CombiningOperators") { tab in
      try tab.wait(for: "window.rxbookTracing")
      try tab.run(
        """
        window.travelled = [];
        let animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, options) {
          if (this.matches(".below > [data-c]")) { travelled.push(this.dataset.c + frames[0].transform); }
          return animate.call(this, frames, options);
        };
        0
        """)
      let play = "\(Self.merge).querySelectorAll('.player button')[1]"
      for motion in ["reduce", "no-preference"] {
        try tab.call(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": motion]]])
        try tab.run("\(play).click()")
        try tab.wait(for: "\(play).textContent === '\u{2016}'")
        try tab.wait(for: "\(play).textContent === '\u{25B6}'")
        #expect(try tab.run("travelled.length > 1") == (motion == "reduce" ? "0" : "1"))
      }
      // A result comes from above.
      #expect(try tab.run("travelled.every(one => /translate\\(.*, -/.test(one))") == "1")
    }
  }

  @Test func `playback describes events between two columns`() async throws {
    try await inTab("Chapter08-CombiningOperators") { tab in
      try tab.run(
        """
        window.rows = \(Self.merge).querySelector('.rows');
        window.statuses = [];
        rows.querySelectorAll('[data-c]').forEach(mark => { mark.dataset.c = Number(mark.dataset.c) + 0.5; });
        rows.dispatchEvent(new Event('redrawn'));
        new MutationObserver(() => statuses.push(rows.querySelector('output').textContent))
          .observe(rows.querySelector('output'), { childList: true, characterData: true, subtree: true });
        rows.querySelectorAll('.player button')[1].click();
        0
        """)
      try tab.wait(for: "rows.querySelectorAll('.player button')[1].textContent === '\u{25B6}'")
      #expect(try tab.run("statuses[0]") == "rooms: a at 25 ms")
      #expect(try tab.run("statuses.some(text => text.includes('error'))") == "1")
    }
  }

  @Test func `drawings use the system's colours if colours are forced`() async throws {
    try await inTab("Chapter07-TransformingOperators") { tab in
      func usesSystemColour(ifForcedColorsIs value: String) throws -> String {
        try tab.call(
          "Emulation.setEmulatedMedia",
          [
            "features": [
              ["name": "forced-colors", "value": value], ["name": "prefers-color-scheme", "value": "dark"],
            ]
          ])
        return try tab.run(
          """
          (function () {
            var probe = document.body.appendChild(document.createElement("p"));
            probe.style.color = "CanvasText";
            var system = getComputedStyle(probe).color;
            probe.remove();
            var text = document.querySelector("#diagram-flatmaplatest .row text");
            return String(getComputedStyle(text).fill === system);
          })()
          """)
      }
      let (usual, forced) = (
        try usesSystemColour(ifForcedColorsIs: "none"), try usesSystemColour(ifForcedColorsIs: "active")
      )
      #expect(usual == "false")
      #expect(forced == "true")
    }
  }

  @Test func `a long diagram is drawn in one piece if there is enough space`() async throws {
    try await inTab("Chapter07-TransformingOperators") { tab in
      let image = "document.querySelector('#diagram-flatmaplatest svg')"
      let boxes = try tab.run("\(image).querySelectorAll('.operator').length")
      #expect(boxes == "1")
      #expect(try tab.run("\(image).getBoundingClientRect().width > 640") == "1")
    }
  }

  @Test func `a split diagram is drawn in one piece when the page gets wider`() async throws {
    try await inTab("Chapter07-TransformingOperators", width: 390) { tab in
      let boxes = "document.querySelector('#diagram-flatmaplatest svg').querySelectorAll('.operator').length"
      try tab.run("document.querySelector('#diagram-flatmaplatest').scrollIntoView()")
      for (width, count) in [(390, "> 1"), (1280, "=== 1"), (390, "> 1")] {
        try tab.call(
          "Emulation.setDeviceMetricsOverride",
          ["width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false])
        try tab.wait(for: "\(boxes) \(count)")
      }
    }
  }

  @Test(arguments: [
    "Chapter03-Subjects", "Chapter05-FilteringOperators", "Chapter07-TransformingOperators",
    "Chapter08-CombiningOperators", "Chapter10-TimeBasedOperators",
  ])
  func `diagrams are complete and legible on a phone`(chapter: String) async throws {
    try await inTab(chapter, width: 390) { tab in
      try tab.run("document.querySelectorAll('details').forEach(fold => { fold.open = true; })")
      let letters = "11 * image.getBoundingClientRect().width / image.viewBox.baseVal.width"
      try tab.wait(
        for: """
          [...document.querySelectorAll(".marbles svg")]
            .every(image => image.clientWidth === 0 || \(letters) > 13.9)
          """)
      let small = try tab.run(
        """
        (function () {
          return [...document.querySelectorAll(".marbles svg")].filter(function (image) {
            var box = image.getBoundingClientRect();
            if (box.width === 0) { return false; }
            return box.right > 390 || box.left < 0;
          }).map(function (image) { return image.closest("figure").id; }).join(" ");
        })()
        """)
      #expect(small == "")
      #expect(try tab.run("document.documentElement.scrollWidth") == "390")
    }
  }
}
