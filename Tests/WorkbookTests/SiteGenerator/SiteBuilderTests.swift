import Foundation
import Testing

@testable import SiteGenerator
@testable import TextSupport

@Suite struct SiteBuilderTests {
  @Test func `a chapter is rendered as a page`() throws {
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
        img-src 'self'; font-src 'self'; base-uri 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="theme-color" content="#fdfcfa">
        <title>1 Open &amp; shut · Workbook</title>
        <script src="../theme.js"></script>
        <script src="../fonts.js"></script>
        <link rel="icon" type="image/svg+xml" href="../favicon.svg">
        <link rel="stylesheet" href="../style.css">
        <link rel="next" href="../Chapter02-Two/index.html">
        <script src="../page.js" defer></script>
        </head>
        <body>
        <a class="skip" href="#Content">Skip to the text</a>
        <a class="skip" href="#Pages">Skip to the contents</a>
        <header class="bar">
        <a class="menu" href="#Pages" title="Contents">Contents</a>
        <a class="logo" href="../index.html" aria-label="Workbook"></a>
        <nav class="crumbs" aria-label="Breadcrumbs"><a href="../part-1.html">First &amp; last</a> \
        <span aria-hidden="true">›</span> <span>1 Open &amp; shut</span></nav>
        <button class="seek" type="button">Search</button>
        <details class="look"><summary aria-label="Theme and text size">Aa</summary></details>
        </header>
        <div class="frame">
        <main id="Content" tabindex="-1">
        <header class="title">
        <p>Chapter 1</p>
        <div class="heading"><h1 id="open-and-shut">Open <em>and</em> shut</h1>\
        <a href="#open-and-shut" aria-label="“Open and shut”">#</a></div>
        <div class="kit"><span class="size">5 min, 2 examples</span></div>
        </header>
        <div class="text">
        <p>Hello <code>x</code>.</p>
        <div class="heading"><h2 id="first--last">First &amp; last</h2>\
        <a href="#first--last" aria-label="“First &amp; last”">#</a></div>
        <p>Bye.</p>
        </div>
        <nav class="neighbours" aria-label="Previous and next page">
        <a rel="next" href="../Chapter02-Two/index.html"><span>Next</span> 2 Two</a>
        </nav>
        </main>
        <nav class="side" id="Pages" aria-label="Pages">
        <p><a href="../index.html">Workbook</a></p>
        <h2><a href="../part-1.html">First &amp; last</a></h2>
        <ul>
        <li><a href="../Chapter01-Open/index.html" aria-current="page"><b>1</b> \
        Open &amp; shut</a></li>
        <li><a href="../Chapter02-Two/index.html"><b>2</b> Two</a></li>
        </ul>
        </nav>
        <nav class="outline" id="Outline" aria-label="On this page">
        <h2>On this page</h2>
        <ul class="sections">
        <li><a href="#first--last">First &amp; last</a></li>
        </ul>
        </nav>
        </div>
        <nav class="thumbs" aria-label="Around this page">
        <span></span>
        <a href="#Outline">Sections</a>
        <a href="../Chapter02-Two/index.html" aria-label="Next page">›</a>
        </nav>
        </body>
        </html>

        """)
  }

  @Test func `the preface is listed before the chapters, the appendix and the colophon after them`() throws {
    let site = try SiteBook("One", "Two")
    for number in 1...2 { try site.write("# \(number)\n", to: "Chapter.md", ofChapter: number) }
    for name in ["Preface", "Appendix", "Colophon"] {
      try site.write("# My \(name.lowercased())\n\nText.\n", to: "../\(name).md")
    }
    #expect(try site.build().findings.isEmpty)
    let page = try site.built("appendix.html")
    #expect(page.contains("<h1>My appendix</h1>"))
    #expect(!page.contains("census"))
    #expect(try site.built("colophon.html").contains("<p class=\"census\">This copy contains 2 chapters"))
    let navigation = page[try #require(page.firstRange(of: /<nav class="side"[\s\S]*?<\/nav>/))]
    let links = navigation.matches(of: /<a href="([^"]*)"/).map { String($0.1) }
    #expect(
      links.filter { !$0.hasPrefix("part") } == [
        "index.html", "preface.html", "Chapter01-One/index.html", "Chapter02-Two/index.html", "appendix.html",
        "colophon.html",
      ])
  }

  @Test func `the cover is rendered from its text, whose title is the book's title`() throws {
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

  @Test func `a part page lists its chapters with their sections, and the cover lists all chapters`() throws {
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
    for (page, list, sections, sizes) in [
      ("index.html", "chapters cards", "", ["5 min", "5 min"]),
      ("part-1.html", "chapters", sections, ["5 min, 2 examples, 1 challenge", "5 min, 2 examples"]),
    ] {
      #expect(
        try site.built(page).contains(
          """
          <ul class="\(list)">
          <li>
          <a href="Chapter01-One/index.html"><span class="number">1</span> One</a>
          <p>Hello <code>x</code>, you.</p>\(sections)
          <p class="size">\(sizes[0])</p>
          </li>
          <li>
          <a href="Chapter02-Two/index.html"><span class="number">2</span> Two</a>
          <p class="size">\(sizes[1])</p>
          </li>
          </ul>
          """))
    }
    #expect(try site.built("index.html").contains("<h2><a href=\"part-1.html\">First &amp; last</a></h2>"))
    #expect(try site.built("part-1.html").contains("<h1>First &amp; last</h1>"))
  }

  @Test func `chapters link to their neighbours`() throws {
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

  @Test func `a chapter without text has a page with a heading, and is reported`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("", to: "Chapter.md", ofChapter: 2)
    #expect(
      try site.build().findings.map(\.message) == [
        "Chapters/Chapter01-One/Chapter.md is missing; create it.",
        "Chapters/Chapter02-Two/Chapter.md is empty; add some text.",
      ])
    #expect(try site.built("Chapter01-One/index.html").contains("<h1 id=\"one\">One</h1>"))
    #expect(try !site.built("Chapter01-One/index.html").contains("class=\"sections\""))
  }

  @Test func `a generated heading takes none of the anchors of the text`() throws {
    let site = try SiteBook("One")
    try site.write("## One\n\n## Content\n", to: "Chapter.md")
    try site.build()
    let page = try site.built("Chapter01-One/index.html")
    #expect(page.contains("<h1 id=\"one-1\">One</h1>"))
    #expect(page.contains("<h2 id=\"one\">One</h2>"))
    #expect(page.contains("<h2 id=\"content\">Content</h2>"))
  }

  @Test func `findings have the file and are sorted by chapter and line`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("[x](data:x)\n\n```\n```\n", to: "Chapter.md")
    try site.write("```text\n", to: "Chapter.md", ofChapter: 2)
    #expect(
      try site.build().findings.map(\.place.description) == [
        "Chapters/Chapter01-One/Chapter.md:1", "Chapters/Chapter01-One/Chapter.md:3",
        "Chapters/Chapter02-Two/Chapter.md:1",
      ])
  }

  @Test func `images are copied, and images of an earlier build are removed`() throws {
    let site = try SiteBook("One")
    try site.write("PNG", to: "Resources/a.png")
    try site.write("# One\n\n![A](Resources/a.png)\n", to: "Chapter.md")
    try site.build()
    #expect(try site.built("Chapter01-One/Resources/a.png") == "PNG")
    try site.write("# One\n", to: "Chapter.md")
    try site.build()
    #expect(
      site.files() == [
        ".rxbook-site", "Chapter01-One", "Chapter01-One/index.html", "chapters.js", "diagrams.js",
        "favicon.svg", "fonts", "fonts.js", "fonts/code-bold.woff2", "fonts/code.woff2", "fonts/fonts.txt",
        "fonts/plain.woff2", "fonts/text-bold.woff2", "fonts/text-italic.woff2", "fonts/text.woff2",
        "index.html", "page.js", "part-1.html", "reader.js", "search", "search/engine.js", "search/index.js",
        "search/t0.js", "search/w0.js", "sharing.js", "style.css", "theme.js", "tracing.js",
      ])
  }

  @Test func `a build is reproducible`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n```swift of=\"One\"\nlet x = [1: 2]\n```\n\n![A](a.png)\n", to: "Chapter.md")
    try site.write("PNG", to: "a.png")
    func contents() throws -> [String: Data] {
      let files = site.files().filter { $0.contains(".") && !$0.hasSuffix("-One") }
      return try Dictionary(
        uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: site.output.appending(path: $0))) })
    }
    try site.build()
    let first = try contents()
    try FileManager.default.removeItem(at: site.output)
    try site.build()
    #expect(try contents() == first)
    #expect(first.count == 27)
  }

  @Test func `in a preview, the version of a page includes its images`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n![A](a.png)\n", to: "Chapter.md")
    func versions() throws -> [String: String] {
      try SiteBuilder(book: site.parsed, style: .preview).site().versions
    }
    try site.write("PNG", to: "a.png")
    let before = try versions()
    #expect(try versions() == before)
    try site.write("GIF", to: "a.png")
    let changed = try versions().filter { before[$0.key] != $0.value }
    #expect(changed.keys.sorted() == ["Chapter01-One/index.html"])
  }

  @Test func `a build does not depend on the folder or the order in which files were created`()
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
    #expect(try SiteBuilder(book: one.parsed).site().files == SiteBuilder(book: other.parsed).site().files)
  }

  @Test func `a site cannot be written to a folder of the book`() throws {
    let site = try SiteBook("One")
    let link = site.root.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: site.root)
    for folder in [
      "Chapters", "Chapters/site", "Chapters/../Chapters/a/b", "link/Chapters/site", "MySolutions",
    ] {
      #expect(throws: SiteError.self) {
        try SiteBuilder(book: site.parsed).build(into: site.root.appending(path: folder))
      }
    }
    #expect(
      throws: SiteError.insideBook(
        site.root.appending(path: "Sources/site").path(percentEncoded: false), folder: "Sources")
    ) { try SiteBuilder(book: site.parsed).inspect(site.root.appending(path: "Sources/site")) }
    try SiteBuilder(book: site.parsed).build(into: site.root.appending(path: "ChaptersOfMine"))
  }

  @Test func `a page loads nothing from the network, and no script but its own`() throws {
    let site = try SiteBook("One")
    try site.write(
      "# One\n\n<script src=\"https://x.org/x.js\"></script>\n\n![A](https://x.org/a.png)\n", to: "Chapter.md"
    )
    try site.build()
    for file in ["index.html", "Chapter01-One/index.html"] {
      let page = try site.built(file)
      let scripts = page.matches(of: /<script[^>]*>/).map { String($0.0) }
      let root = file.contains("/") ? "../" : ""
      let expected = ["theme.js\"", "fonts.js\"", "page.js\" defer"].map { "<script src=\"\(root)\($0)>" }
      #expect(scripts == expected)
      #expect(!page.contains("src=\"http"))
    }
    let addresses = try site.built("style.css").matches(of: /url\(([^)]*)\)/).map { String($0.1) }
    #expect(Set(addresses) == Set(EmbeddedAsset.fonts.keys).subtracting(["fonts/fonts.txt"]))
    #expect(try !site.built("style.css").contains("@import"))
  }
}
