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
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
        img-src 'self'; base-uri 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>1 Open &amp; shut · Workbook</title>
        <link rel="icon" type="image/svg+xml" href="../favicon.svg">
        <link rel="stylesheet" href="../style.css">
        <link rel="next" href="../Chapter02-Two/index.html">
        <script src="../page.js" defer></script>
        </head>
        <body>
        <a class="skip" href="#content">Skip to the text</a>
        <header class="bar">
        <nav class="crumbs" aria-label="Breadcrumbs"><a href="../index.html">Workbook</a> \
        <span aria-hidden="true">›</span> <a href="../part-1.html">First &amp; last</a> \
        <span aria-hidden="true">›</span> <span>1 Open &amp; shut</span></nav>
        <a class="menu" href="#pages">Contents</a>
        </header>
        <div class="frame">
        <main id="content" tabindex="-1">
        <header class="title">
        <p>Chapter 1</p>
        <div class="heading"><h1 id="open-and-shut">Open <em>and</em> shut</h1>\
        <a href="#open-and-shut" aria-label="“Open and shut”">#</a></div>
        </header>
        <div class="text">
        <p>Hello <code>x</code>.</p>
        <div class="heading"><h2 id="first--last">First &amp; last</h2>\
        <a href="#first--last" aria-label="“First &amp; last”">#</a></div>
        <p>Bye.</p>
        </div>
        <nav class="neighbours" aria-label="Before and after">
        <a rel="next" href="../Chapter02-Two/index.html"><span>Next</span> 2 Two</a>
        </nav>
        </main>
        <nav class="side" id="pages" aria-label="Pages">
        <p><a href="../index.html">Workbook</a></p>
        <h2><a href="../part-1.html">First &amp; last</a></h2>
        <ul>
        <li><a href="../Chapter01-Open/index.html" aria-current="page"><span class="number">1</span> \
        Open &amp; shut</a>
        <ul class="sections">
        <li><a href="#first--last">First &amp; last</a></li>
        </ul>
        </li>
        <li><a href="../Chapter02-Two/index.html"><span class="number">2</span> Two</a></li>
        </ul>
        </nav>
        </div>
        </body>
        </html>

        """)
  }

  @Test func `the cover says what its text says, and is called like it`() throws {
    let site = try SiteBook("One")
    try site.write("# One\n", to: "Chapter.md")
    let cover = "# Of *all* things\n\nBegin [here](Chapter01-One/Chapter.md).\n\n## Why\n\nBecause.\n"
    try Data(cover.utf8).write(to: site.root.appending(path: "Chapters/Cover.md"))
    try site.build()
    let page = try site.built("index.html")
    #expect(page.contains("<title>Of all things</title>"))
    #expect(page.contains("<h1>Of <em>all</em> things</h1>"))
    #expect(page.contains("<p>Begin <a href=\"Chapter01-One/index.html\">here</a>.</p>"))
    #expect(page.contains("<h2 id=\"why\">Why</h2>"))
    #expect(try site.built("Chapter01-One/index.html").contains("<title>1 One · Of all things</title>"))
  }

  @Test func `a part is a page of its chapters and their sections, and the cover lists all chapters`() throws
  {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\nHello `x`,\n[you](y).\n\n## A `y`\n", to: "Chapter.md")
    try site.write("# Do", to: "Challenges/1-do/Challenge.md")
    try site.build()
    let sections = """

      <ul class="topics">
      <li><a href="Chapter01-One/index.html#a-y">A <code>y</code></a></li>
      <li><a href="Chapter01-One/index.html#challenges">Challenges</a></li>
      </ul>
      """
    for (page, sections) in [("index.html", ""), ("part-1.html", sections)] {
      #expect(
        try site.built(page).contains(
          """
          <ul class="chapters">
          <li>
          <a href="Chapter01-One/index.html"><span class="number">1</span> One</a>
          <p>Hello <code>x</code>, you.</p>\(sections)
          <p class="size">2 examples, 1 challenge</p>
          </li>
          <li>
          <a href="Chapter02-Two/index.html"><span class="number">2</span> Two</a>
          <p class="size">2 examples, 0 challenges</p>
          </li>
          </ul>
          """))
    }
    #expect(try site.built("index.html").contains("<h2><a href=\"part-1.html\">First &amp; last</a></h2>"))
    #expect(try site.built("part-1.html").contains("<h1>First &amp; last</h1>"))
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
    #expect(try !site.built("Chapter01-One/index.html").contains("class=\"sections\""))
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
        ".rxbook-site", "Chapter01-One", "Chapter01-One/index.html", "favicon.svg", "index.html", "page.js",
        "part-1.html", "search", "search/index.js", "search/page.js", "search/t0.js", "search/w0.js",
        "style.css",
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
    #expect(first.count == 13)
  }

  @Test func `the same book gives the same bytes wherever it lies, in whatever order its files were made`()
    throws
  {
    let (one, other) = (try SiteBook("One", "Two"), try SiteBook("One", "Two"))
    let files: [(path: String, text: String)] = [
      ("Chapter.md", "# One\n\n![A](Resources/a.png) ![B](Resources/b.png)\n"), ("Resources/a.png", "A"),
      ("Resources/b.png", "B"), ("Challenges/1-do/Challenge.md", "# Do\n"),
      ("Challenges/2-undo/Challenge.md", "# Undo\n"),
    ]
    for file in files { try one.write(file.text, to: file.path) }
    for file in files.reversed() { try other.write(file.text, to: file.path) }
    #expect(try SiteBuilder(book: one.book).site().files == SiteBuilder(book: other.book).site().files)
  }

  @Test func `the folder of a site is none of the book's own`() throws {
    let site = try SiteBook("One")
    let link = site.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: site.root)
    for folder in [
      "Chapters", "Chapters/site", "Chapters/../Chapters/a/b", "link/Chapters/site", "MySolutions",
    ] {
      #expect(throws: SiteError.self) {
        try SiteBuilder(book: site.book).build(into: site.root.appending(path: folder))
      }
    }
    #expect(
      throws: SiteError.insideBook(
        site.root.appending(path: "Sources/site").path(percentEncoded: false), folder: "Sources")
    ) { try SiteBuilder(book: site.book).inspect(site.root.appending(path: "Sources/site")) }
    try SiteBuilder(book: site.book).build(into: site.root.appending(path: "ChaptersOfMine"))
  }

  @Test func `nothing comes from the network, and no script but the page's own`() throws {
    let site = try SiteBook("One")
    try site.write(
      "# One\n\n<script src=\"https://x.org/x.js\"></script>\n\n![A](https://x.org/a.png)\n", to: "Chapter.md"
    )
    try site.build()
    for file in ["index.html", "Chapter01-One/index.html"] {
      let page = try site.built(file)
      let scripts = page.matches(of: /<script[^>]*>/).map { String($0.0) }
      #expect(scripts == ["<script src=\"\(file.contains("/") ? "../" : "")page.js\" defer>"])
      #expect(!page.contains("src=\"http"))
    }
    #expect(try !site.built("style.css").contains("url("))
    #expect(try !site.built("style.css").contains("@import"))
  }
}
