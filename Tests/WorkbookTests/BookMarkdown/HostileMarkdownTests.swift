import Foundation
import Testing

@testable import BookModel
@testable import SiteGenerator
@testable import TextSupport

/// Malicious or broken documents: each leads to a safe page or an error with its line, in time and memory that are
/// proportional to its length.
@Suite(.timeLimit(.minutes(5))) struct HostileMarkdownTests {
  private let site: SiteBook

  init() throws { site = try SiteBook("One") }

  /// Returns the page that is generated from `text`, and the lines of its problems.
  private func page(_ text: String) throws -> (html: String, lines: [Int]) {
    try site.write(text, to: "Chapter.md")
    let built = try SiteBuilder(book: site.parsed).site()
    let page = try #require(built.files["Chapter01-One/index.html"])
    return (String(decoding: page, as: UTF8.self), built.findings.map(\.line))
  }

  /// Returns the part of the page that is generated from the document.
  private func text(of html: String) throws -> String {
    let start = try #require(html.firstRange(of: "<div class=\"text\">"))
    let end = try #require(html[start.upperBound...].firstRange(of: "<nav class=\"side\""))
    return String(html[start.upperBound..<end.lowerBound])
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "a <b onclick=\"alert(1)\">b</b>",
    "<!-- a --><script>alert(1)</script>", "<?php alert(1) ?>", "<![CDATA[<script>alert(1)</script>]]>",
    "<!DOCTYPE html><svg onload=alert(1)>", "<a\nhref=\"javascript:alert(1)\">x</a>",
    "</main></body><script>",
    "<!-- > <script>alert(1)</script> -->x<script>",
  ])
  func `HTML is escaped and reported at its line`(markup: String) throws {
    let (html, lines) = try page("# One\n\n\(markup)\n")
    let body = try text(of: html)
    for tag in ["<script", "<img", "<svg", "<b ", "<?php", "<![", "<a\n", "</body"] {
      #expect(!body.contains(tag), "\(tag) in \(body)")
    }
    #expect(lines.contains(3))
  }

  @Test(arguments: [
    "[x](javascript:alert(1))", "[x](JavaScript:alert(1))", "[x](javascript&#58;alert(1))",
    "[x](&#106;avascript:alert(1))", "[x](java&#10;script:alert(1))", "[x](&#1;javascript:alert(1))",
    "[x](&Tab;javascript:alert(1))", "[x](javascript&colon;alert(1))", "<javascript:alert(1)>",
    "[x]\n\n[x]: javascript:alert(1)", "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:x)", "[x](file:///etc/passwd)", "[x](//evil.example/)", "[x](\\\\\\\\evil.example)",
    "[x](/\\evil.example)", "![x](javascript:alert(1))", "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
    "![x](https://evil.example/a.png)", "[x](blob:x)",
  ])
  func `a link leads only to the book or the web, however it is written`(link: String) throws {
    let (html, lines) = try page("# One\n\n\(link)\n")
    let body = try text(of: html)
    let addresses = body.matches(of: #/(?:href|src)="([^"]*)"/#).map { String($0.1) }
    #expect(addresses.filter { !$0.hasPrefix("#") && !$0.hasPrefix("../") }.isEmpty, "\(addresses)")
    #expect(lines.contains(3))
  }

  @Test(arguments: [
    "\"><script>alert(1)</script>", "' onmouseover='alert(1)", "&quot; onclick=&quot;alert(1)",
  ])
  func `quotation marks cannot end an attribute`(words: String) throws {
    try site.write("PNG", to: "a.png")
    let escaped = words.replacing("\"", with: "\\\"")
    let (html, _) = try page(
      """
      # One

      [a](https://a.example "\(escaped)") ![\(escaped)](a.png "\(escaped)") `\(words)`

      ## \(words.replacing("<", with: "\\<"))

      ```text
      \(words)
      ```

      """)
    #expect(!html.contains("<script>"))
    let bare = html.replacing(#/="[^"]*"/#, with: "").matches(of: #/<[^>]*\son\w+/#)
    #expect(bare.isEmpty)
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>",
    "<svg xmlns=\"http://www.w3.org/2000/svg\"\nONLOAD = 'alert(1)'/>",
    "<s:svg xmlns:s=\"http://www.w3.org/2000/svg\"><s:script>alert(1)</s:script></s:svg>",
    "<svg><a href=\"javascript:alert(1)\"><text>x</text></a></svg>",
    "<svg><a xlink:href='&#106;avascript:alert(1)'><text>x</text></a></svg>",
    "<!DOCTYPE svg [<!ENTITY x \"<script>alert(1)</script>\">]><svg>&x;</svg>",
    "<svg><foreignObject><iframe src=\"https://evil.example\"/></foreignObject></svg>",
    "<svg><a><set attributeName=\"href\" to=\"javascript:alert(1)\"/></a></svg>",
    "<?xml-stylesheet href=\"a.xsl\"?><svg/>", "<svg><image href=\"https://evil.example/a.png\"/></svg>",
    "<?xml version=\"1.0\" encoding=\"UTF-7\"?><svg/>",
  ])
  func `a picture that can run code is neither shown nor copied`(svg: String) throws {
    try site.write(svg, to: "Resources/a.svg")
    try site.write("# One\n\n![A](Resources/a.svg) [a](Resources/a.svg)\n", to: "Chapter.md")
    let built = try SiteBuilder(book: site.parsed).site()
    #expect(built.findings.map(\.line) == [3, 3])
    #expect(!built.files.keys.contains { $0.hasSuffix(".svg") && $0 != "favicon.svg" })
  }

  @Test func `a picture that only draws is shown`() throws {
    let svg = """
      <?xml version="1.0" encoding="utf-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
      <style>.on { fill: red }</style><defs><circle id="a" r="3"/></defs>
      <use href="#a"/><use xlink:href="#a" class="on"/><text>on = 1, javascript</text>
      <image href="data:image/png;base64,AAAA"/>
      </svg>
      """
    try site.write(svg, to: "Resources/a.svg")
    try site.write("# One\n\n![A](Resources/a.svg)\n", to: "Chapter.md")
    let built = try SiteBuilder(book: site.parsed).site()
    #expect(built.findings == [])
    #expect(built.files["Chapter01-One/Resources/a.svg"] == Data(svg.utf8))
  }

  @Test(arguments: ["a.html", "a.HTM", "a.xhtml", "a.js", "a.svgz", "a.xml"])
  func `a file that a browser could run is not copied`(name: String) throws {
    try site.write("<script>alert(1)</script>", to: "Resources/\(name)")
    try site.write("# One\n\n[a](Resources/\(name))\n", to: "Chapter.md")
    let built = try SiteBuilder(book: site.parsed).site()
    #expect(built.findings.map(\.line) == [3])
    #expect(!built.files.keys.contains { $0.hasSuffix(name) })
  }

  @Test func `a symbolic link cannot include a file from outside the book`() throws {
    let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID().uuidString).png")
    try Data("secret".utf8).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    try site.write("PNG", to: "Resources/own.png")
    let folder = site.book.chapters[0].resources
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "a.png"), withDestinationURL: secret)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "b.png"), withDestinationURL: folder.appending(path: "own.png"))
    try site.write(
      "# One\n\n![A](Resources/a.png)\n\n![B](Resources/b.png)\n\n[c](Resources/a.png)\n", to: "Chapter.md")
    let built = try SiteBuilder(book: site.parsed).site()
    #expect(built.findings.map(\.line) == [3, 7])
    #expect(!built.files.values.contains(Data("secret".utf8)))
    #expect(built.files["Chapter01-One/Resources/b.png"] == Data("PNG".utf8))
  }

  @Test func `the identifier of a heading is unique on the page`() throws {
    try site.write("# Do\n", to: "Challenges/1-do/Challenge.md")
    try site.write("# Hints\n\n## Hint 1\n\nx\n", to: "Challenges/1-do/hints.md")
    try site.write("let x = 1\n", to: "Challenges/1-do/Solution.swift")
    let (html, _) = try page(
      """
      # One

      ## Content

      ## Pages

      ## Pages

      ## Challenge 1 do

      ## Example One

      ```swift of="One"
      x
      ```

      ## Live

      """)
    let identifiers = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(identifiers.count == Set(identifiers).count, "\(identifiers)")
    for own in [
      "content", "pages", "pages-1", "Content", "Pages", "challenge-1-do", "example-one",
      "challenges",
    ] { #expect(identifiers.count { $0 == own } == 1, "\(own) of \(identifiers)") }
  }

  @Test func `terms with the same anchor get different identifiers`() throws {
    let (_, _) = try page(
      "# One\n\nA **C** is a letter. A **C!** is a shout. A **content** is what pages have.\n")
    let glossary = try SiteBuilder(book: site.parsed).site().files["glossary.html"]
    let html = String(decoding: try #require(glossary), as: UTF8.self)
    let identifiers = html.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    #expect(identifiers.count == Set(identifiers).count, "\(identifiers)")
  }

  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200B}", "\u{7}"])
  func `invisible characters are reported at their line`(character: String) throws {
    #expect(try page("# One\n\nSee \(character)here.\n").lines == [3])
    #expect(try page("# One\n\n```text\nlet x\(character) = 1\n```\n").lines == [4])
    #expect(try page("# One\n\n[x](https://a.example/\(character))\n").lines.contains(3))
  }

  /// A long document of repeated markup.
  struct Flood: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    static let all = [
      Flood(testDescription: "100,000 nested quotes", text: String(repeating: ">", count: 100_000) + " x\n"),
      Flood(
        testDescription: "2,000 nested lists",
        text: (0..<2_000).map { String(repeating: " ", count: 2 * $0) + "- x\n" }.joined()),
      Flood(testDescription: "lists on one line", text: String(repeating: "- ", count: 50_000) + "x\n"),
      Flood(testDescription: "a line of 1 MB", text: String(repeating: "words ", count: 175_000) + "\n"),
      Flood(testDescription: "brackets", text: String(repeating: "[", count: 50_000) + "\n"),
      Flood(
        testDescription: "brackets and parentheses", text: String(repeating: "[a](", count: 50_000) + "\n"),
      Flood(testDescription: "stars", text: String(repeating: "*a **a ", count: 30_000) + "\n"),
      Flood(
        testDescription: "backticks",
        text: (1...1_000).map { String(repeating: "`", count: $0) + " " }.joined()),
      Flood(testDescription: "less-than signs", text: String(repeating: "<", count: 100_000) + "\n"),
      Flood(
        testDescription: "comments that do not end",
        text: String(repeating: "a <!-- b ", count: 20_000) + "\n"),
      Flood(
        testDescription: "entities", text: String(repeating: "&amp;&#0;&#x110000;", count: 50_000) + "\n"),
      Flood(
        testDescription: "definitions",
        text: (0..<10_000).map { "[a\($0)]: b\n" }.joined() + "\n" + String(repeating: "[a1] ", count: 10_000)
      ),
      Flood(testDescription: "10,000 headings alike", text: String(repeating: "## A\n\n", count: 10_000)),
      Flood(testDescription: "10,000 fences", text: String(repeating: "```text\nx\n```\n\n", count: 10_000)),
    ]
  }

  @Test(arguments: Flood.all) func `repeated markup is parsed in linear time`(flood: Flood)
    throws
  {
    let start = secondsOfThisThread()
    _ = try page("# One\n\n" + flood.text)
    // A debug build.
    let seconds = secondsOfThisThread() - start
    #expect(seconds < 10, "\(flood.testDescription): \(seconds) s")
  }

  /// Returns the processor time of this thread, which other tests that run at the same time don't affect.
  private func secondsOfThisThread() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
