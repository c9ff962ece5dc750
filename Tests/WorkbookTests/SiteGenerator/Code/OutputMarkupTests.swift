import Testing

@testable import SiteGenerator

@Suite struct OutputMarkupTests {
  @Test(arguments: [
    ("now 21°", "now 21°"),
    ("...", "<span class=\"gap\" title=\"lines left out\">…</span>"),
    ("  ...", "  ..."),
    ("\\...", "..."),
    ("took [..] ms", "took <span class=\"gap\" title=\"varies\">…</span> ms"),
    ("[..][..]", String(repeating: "<span class=\"gap\" title=\"varies\">…</span>", count: 2)),
    ("\\[..]<[..]", "[..]&lt;<span class=\"gap\" title=\"varies\">…</span>"),
    ("a\\[..]", "a[..]"),
  ]) func `a wildcard is rendered as an ellipsis, and an escaped one as itself`(
    line: String, html: String
  ) {
    #expect(OutputMarkup.html(of: [line]).description == "\(html)\n")
  }

  @Test func `a long line has its indentation`() {
    let words = Array(repeating: "word", count: 8).joined(separator: " ")
    #expect(OutputMarkup.html(of: ["  " + words]).description == "<span class=\"i2\">  \(words)\n</span>")
  }
}
