import Foundation
import TestSupport
import Testing

/// The layout of the book's pages in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct PagesInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages() }

  @Test func `answers are left-aligned, and numbers in tables are right-aligned`() async throws {
    try await pages.inTab(
      "Chapter13-DisposingAndLifetime/index.html", ready: "document.querySelector('.switch')", width: 1280
    ) { tab in
      func alignments(_ places: String) throws -> String {
        try tab.run(
          """
          [...new Set([...document.querySelectorAll("\(places)")].map(e => getComputedStyle(e).textAlign))].join(" ")
          """)
      }
      #expect(try alignments(".answers p, .answers pre") == "start")
      try tab.run("document.querySelector('td').className = 'right'")
      #expect(try alignments("td.right") == "right")
    }
  }

  @Test(arguments: [390, 1280]) func `nothing moves while a page loads`(width: Int) async throws {
    for page in ["Chapter03-Subjects/index.html", "operators.html", "glossary.html"] {
      try await pages.inTab(page, ready: "document.querySelector('.seek kbd')", width: width) { tab in
        try tab.call(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            window.moved = 0;
            new PerformanceObserver(list => {
              list.getEntries().forEach(entry => { moved += entry.hadRecentInput ? 0 : entry.value; });
            }).observe({ type: "layout-shift", buffered: true });
            """
          ])
        try tab.reload(until: "document.querySelector('.seek kbd') && document.readyState === 'complete'")
        try tab.run("new Promise(done => setTimeout(done, 500))")
        #expect(try Double(tab.run("moved"))! < 0.02, "\(page)")
      }
    }
  }

  @Test func `lines of text are comfortable to read`() async throws {
    try await pages.inTab(
      "Chapter03-Subjects/index.html", ready: "document.querySelector('.switch')", width: 1280
    ) { tab in
      // The characters of the full lines of the longest paragraphs.
      let length = try tab.run(
        """
        (() => {
          let counts = [...document.querySelectorAll(".text > p")].filter(one => one.textContent.length > 400).map(one => {
            return one.textContent.length / Math.round(one.offsetHeight / parseFloat(getComputedStyle(one).lineHeight));
          });
          return counts.reduce((sum, one) => sum + one, 0) / counts.length;
        })()
        """)
      #expect((60...75).contains(try #require(Double(length))), "\(length)")
    }
  }

  @Test func `on a phone, the contents and the sections open over the page`() async throws {
    try await pages.inTab(
      "Chapter03-Subjects/index.html", ready: "document.querySelector('.seek kbd')", width: 390
    ) { tab in
      for (opener, list) in [(".menu", "#Pages"), (".thumbs [href='#Outline']", "#Outline")] {
        #expect(try tab.run("document.querySelector('\(list)').offsetParent === null") == "1")
        try tab.run("document.querySelector(\"\(opener)\").click()")
        #expect(try tab.run("document.querySelector('.drawer[open] \(list)') !== null") == "1")
        try tab.run("document.querySelector('.drawer .close').click()")
        try tab.wait(for: "document.querySelector('.frame > \(list)')")
      }
      let height = "document.querySelector('.bar').offsetHeight"
      #expect(try tab.run(height) == "48")
      try tab.run("scrollTo(0, 5000)")
      #expect(try tab.run("document.querySelector('.bar').getBoundingClientRect().top") == "0")
    }
  }

  // The cover's demo needs the player of diagrams.
  @Test(.slow) func `on a phone, controls are large enough for a finger`() async throws {
    let pages = try await BuiltPages.complete()
    let controls = [
      "Chapter03-Subjects/index.html":
        ".menu, .seek, .look > summary, .check, .switch, .tick, .answers label, .player button",
      "index.html": ".demo button, .demo fieldset code", "glossary.html": ".letters a",
    ]
    for (page, selector) in controls {
      try await pages.inTab(page, ready: "document.querySelector('.seek kbd')", width: 390) { tab in
        for part in selector.split(separator: ",") {
          try tab.wait(for: "document.querySelector('\(part)')")
        }
        let small = try tab.run(
          """
          [...document.querySelectorAll('\(selector)')].filter(one => one.offsetParent !== null)
            .filter(one => one.getBoundingClientRect().height < 44).map(one => one.className + one.textContent).join()
          """)
        #expect(small == "", "\(page)")
      }
    }
  }

  // A result can be predicted only with the player of diagrams.
  @Test(.slow) func `in print, a caption has no address, and a result to predict is shown with its legend`()
    async throws
  {
    let pages = try await BuiltPages.complete()
    try await pages.inTab(
      "Chapter10-TimeBasedOperators/index.html", ready: "document.querySelector('.asked')", width: 1280
    ) { tab in
      let legend = "getComputedStyle(document.querySelector('.asked ~ .legend')).visibility"
      #expect(try tab.run(legend) == "hidden")
      try tab.call("Emulation.setEmulatedMedia", ["media": "print"])
      #expect(try tab.run(legend) == "visible")
      #expect(
        try tab.run("getComputedStyle(document.querySelector('.asked .below > [data-c]')).opacity") == "1")
      try tab.run(
        "document.querySelector('.text').insertAdjacentHTML('beforeend', '<a class=proof href=http://localhost/></a>')"
      )
      let mark = "getComputedStyle(document.querySelector('.text > a.proof'), '::after').content"
      #expect(try !tab.run(mark).contains("localhost"))
    }
  }
}
