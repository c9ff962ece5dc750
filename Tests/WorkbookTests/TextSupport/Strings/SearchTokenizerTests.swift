import Foundation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import TextSupport

/// The index, in Swift, and the query, in JavaScript, split text into the same words.
@Suite struct SearchTokenizerTests {
  private struct Case: Decodable {
    let text: String
    /// The words that are indexed.
    let indexed: [String]
    /// The prefixes that a query looks for.
    let searched: [String]
  }

  private static func cases() throws -> [Case] { try SharedCases.load("search-words.json") }

  @Test func `a text is split into the expected index words`() throws {
    for example in try Self.cases() {
      #expect(SearchTokenizer.all(in: example.text) == example.indexed, "\(example.text)")
    }
  }

  @Test func `a text is found by searching for it`() throws {
    for example in try Self.cases() {
      for prefix in example.searched {
        #expect(example.indexed.contains { $0.hasPrefix(prefix) }, "\(prefix) in \(example.text)")
      }
    }
  }

  @Test(Chromium.isThere) func `a query for a text looks for these prefixes`() async throws {
    try await onOwnThread {
      let site = try SiteBook("Find")
      try site.write("# Find\n", to: "Chapter.md")
      try site.build()
      let tab = try Tab(
        in: Chromium(), at: site.output.appending(path: "Chapter01-Find/index.html").absoluteString,
        ready: "document.querySelector('.seek kbd')")
      // The script of the page creates the finder when the search opens.
      try tab.run(
        """
        (function () {
          var make;
          Object.defineProperty(window, "rxbookFinder", {
            set: function (value) { make = value; },
            get: function () {
              return function (...values) { return window.madeFinder = make(...values); };
            }
          });
          document.querySelector(".seek").click();
        })()
        """)
      try tab.wait(for: "window.madeFinder")
      let found = try tab.run(
        """
        JSON.stringify(\(try SharedCases.json("search-words.json")).map(function (example) {
          return madeFinder.prefixes(example.text);
        }))
        """)
      let searched = try JSONDecoder().decode([[String]].self, from: Data(found.utf8))
      let cases = try Self.cases()
      #expect(searched.count == cases.count)
      for (found, example) in zip(searched, cases) {
        #expect(found == example.searched, "\(example.text)")
      }
    }
  }
}
