import Foundation
import Testing

@testable import Workbook

@Suite struct SiteBuilderTests {
  @Test func `a chapter is a page`() throws {
    let site = try SiteBook("Open & shut", "Two")
    try site.write("# Open *and* shut\n\nHello `x`.\n\n## First & last\n\nBye.\n", to: "Chapter.md")
    try site.write("# Two\n", to: "Chapter.md", ofChapter: 2)
    #expect(try site.build().findings.isEmpty)
    #expect(
      try site.built("Chapter01-Open/index.html") == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>1 Open &amp; shut · Reactive programming in Swift</title>
        <link rel="stylesheet" href="../style.css">
        </head>
        <body>
        <a class="skip" href="#content">Skip to the text</a>
        <nav class="book" aria-label="Book"><a href="../index.html">Reactive programming in Swift</a></nav>
        <main id="content">
        <header class="title">
        <p>Chapter 1</p>
        <div class="heading"><h1 id="open-and-shut">Open <em>and</em> shut</h1>\
        <a href="#open-and-shut" aria-label="Link to “Open and shut”">#</a></div>
        </header>
        <nav class="contents" aria-label="On this page">
        <ul>
        <li><a href="#first--last">First &amp; last</a></li>
        </ul>
        </nav>
        <div class="text">
        <p>Hello <code>x</code>.</p>
        <div class="heading"><h2 id="first--last">First &amp; last</h2>\
        <a href="#first--last" aria-label="Link to “First &amp; last”">#</a></div>
        <p>Bye.</p>
        </div>
        </main>
        <nav class="neighbours" aria-label="Chapters">
        <a rel="next" href="../Chapter02-Two/index.html"><span>Next</span> 2 Two</a>
        </nav>
        </body>
        </html>

        """)
  }

  @Test func `the index lists the chapters of each part`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\nHello `x`,\n[you](y).\n", to: "Chapter.md")
    try site.write("# Do", to: "Challenges/1-do/Challenge.md")
    let index = try site.build().index
    #expect(
      index.path(percentEncoded: false)
        == site.output.appending(path: "index.html").path(percentEncoded: false))
    #expect(
      try site.built("index.html").contains(
        """
        <h2>First &amp; last</h2>
        <ul class="chapters">
        <li>
        <a href="Chapter01-One/index.html"><span class="number">1</span> One</a>
        <p>Hello <code>x</code>, you.</p>
        <p class="size">2 examples, 1 challenge</p>
        </li>
        <li>
        <a href="Chapter02-Two/index.html"><span class="number">2</span> Two</a>
        <p class="size">2 examples, 0 challenges</p>
        </li>
        </ul>
        """))
  }

  @Test func `chapters lead to each other`() throws {
    let site = try SiteBook("One", "Two", "Three")
    try site.build()
    #expect(
      try site.built("Chapter02-Two/index.html").contains(
        """
        <a rel="prev" href="../Chapter01-One/index.html"><span>Previous</span> 1 One</a>
        <a rel="next" href="../Chapter03-Three/index.html"><span>Next</span> 3 Three</a>
        """))
    #expect(try !site.built("Chapter03-Three/index.html").contains("rel=\"next\""))
  }

  @Test func `a chapter without a text is a page with a heading, and a finding`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("", to: "Chapter.md", ofChapter: 2)
    #expect(
      try site.build().findings.map(\.message) == [
        "Chapters/Chapter01-One/Chapter.md is missing; write it.",
        "Chapters/Chapter02-Two/Chapter.md is empty; write it.",
      ])
    #expect(try site.built("Chapter01-One/index.html").contains("<h1 id=\"one\">One</h1>"))
    #expect(try !site.built("Chapter01-One/index.html").contains("class=\"contents\""))
  }

  @Test func `the heading that a text lacks does not take its anchors`() throws {
    let site = try SiteBook("One")
    try site.write("## One\n\n## Content\n", to: "Chapter.md")
    try site.build()
    let page = try site.built("Chapter01-One/index.html")
    #expect(page.contains("<h1 id=\"one\">One</h1>"))
    #expect(page.contains("<h2 id=\"one-1\">One</h2>"))
    #expect(page.contains("<h2 id=\"content-1\">Content</h2>"))
  }

  @Test func `findings carry the file and come by chapter and line`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("[x](data:x)\n\n```\n```\n", to: "Chapter.md")
    try site.write("```text\n", to: "Chapter.md", ofChapter: 2)
    #expect(
      try site.build().findings.map(\.place.description) == [
        "Chapters/Chapter01-One/Chapter.md:1", "Chapters/Chapter01-One/Chapter.md:3",
        "Chapters/Chapter02-Two/Chapter.md:1",
      ])
  }

  @Test func `images are copied, and those of an earlier build removed`() throws {
    let site = try SiteBook("One")
    try site.write("PNG", to: "Resources/a.png")
    try site.write("# One\n\n![A](Resources/a.png)\n", to: "Chapter.md")
    try site.build()
    #expect(try site.built("Chapter01-One/Resources/a.png") == "PNG")
    try site.write("# One\n", to: "Chapter.md")
    try site.build()
    #expect(
      site.files() == [
        ".rxbook-site", "Chapter01-One", "Chapter01-One/index.html", "index.html", "style.css",
      ])
  }

  @Test func `the same book gives the same bytes`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n```swift of=\"One\"\nlet x = [1: 2]\n```\n\n![A](a.png)\n", to: "Chapter.md")
    try site.write("PNG", to: "a.png")
    func contents() throws -> [String: String] {
      let files = site.files().filter { $0.contains(".") && !$0.hasSuffix("-One") }
      return try Dictionary(uniqueKeysWithValues: files.map { ($0, try site.built($0)) })
    }
    try site.build()
    let first = try contents()
    try FileManager.default.removeItem(at: site.output)
    try site.build()
    #expect(try contents() == first)
    #expect(first.count == 6)
  }

  @Test func `nothing comes from the network and nothing is a script`() throws {
    let site = try SiteBook("One")
    try site.write(
      "# One\n\n<script src=\"https://x.org/x.js\"></script>\n\n![A](https://x.org/a.png)\n", to: "Chapter.md"
    )
    try site.build()
    for file in ["index.html", "Chapter01-One/index.html"] {
      let page = try site.built(file)
      #expect(!page.contains("<script"))
      #expect(!page.contains("src=\"http"))
    }
    #expect(try !site.built("style.css").contains("url("))
    #expect(try !site.built("style.css").contains("@import"))
  }
}
