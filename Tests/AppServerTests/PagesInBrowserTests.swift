import Foundation
import TestSupport
import Testing

/// The book's pages as they look in a browser.
@Suite(Chromium.isThere, .serialized, .timeLimit(.minutes(30))) struct PagesInBrowserTests {
  private let pages: BuiltPages

  init() async throws { pages = try await BuiltPages() }

  @Test func `right answers stand as wrong ones do, and numbers in tables at the right`() async throws {
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
}
