import Foundation
import Testing

/// The pages of operators and of choices, and links to them.
@Suite struct OperatorsPageTests {
  private func site() throws -> SiteBook {
    let site = try SiteBook("One", "Two")
    try site.write(
      """
      # One

      ## `map` makes one & all

      ```swift file="Signatures.swift"
        func map(_ f: F) -> O<Int>
      ```

      ## Which?

      ```choose
      I want & need
        `another`     map
        fewer
          by a "good" `test`  filter with care
          (at last)   map, then filter
        to practise   chapter1/1
      ```
      """, to: "Chapter.md")
    try site.write("# Two\n\n## `filter`\n\n## More `map`\n", to: "Chapter.md", ofChapter: 2)
    try site.write("# Do", to: "Challenges/1-do/Challenge.md")
    try site.write("# Book\n\n## All\n\n```operators\nmap, filter, retry\n```\n", to: "../Cover.md")
    try site.build()
    return site
  }

  @Test func `a chapter shows its choices with links to sections`() throws {
    #expect(
      try site().built("Chapter01-One/index.html").contains(
        """
        <div class="choose">
        <ul>
        <li class="question"><p>I want &amp; need</p>
        <ul>
        <li class="choice"><span><code>another</code></span> <span><a href="#map-makes-one--all"><code>map</code></a></span></li>
        <li class="question"><p>fewer</p>
        <ul>
        <li class="choice"><span>by a “good” <code>test</code></span> <span><a href="../Chapter02-Two/index.html#filter"><code>filter</code></a> with care</span></li>
        <li class="choice"><span>(at last)</span> <span><a href="#map-makes-one--all"><code>map</code></a>, then <a href="../Chapter02-Two/index.html#filter"><code>filter</code></a></span></li>
        </ul>
        </li>
        <li class="choice"><span>to practise</span> <span><a href="../Chapter01-One/index.html#challenge-1-do">challenge chapter1/1</a></span></li>
        </ul>
        </li>
        </ul>
        </div>
        """))
  }

  @Test func `the page of choices has a foldable list for each question`() throws {
    let page = try site().built("choose.html")
    #expect(
      page.contains(
        """
        <h2><a href="Chapter01-One/index.html">One</a></h2>
        <details>
        <summary>I want &amp; need</summary>
        <ul>
        <li class="choice"><span><code>another</code></span> <span><a href="Chapter01-One/index.html#map-makes-one--all"><code>map</code></a></span></li>
        <li><details>
        <summary>fewer</summary>
        <ul>
        <li class="choice"><span>by a “good” <code>test</code></span>
        """))
    #expect(page.contains("<a href=\"choose.html\" aria-current=\"page\">Which one do I need?</a>"))
  }

  @Test func `the page of operators links to their pages, and lists those without a section`() throws {
    let page = try site().built("operators.html")
    #expect(
      page.contains(
        """
        <li id="map"><a href="operators/map.html"><code>map</code></a> <span>Makes one &amp; all</span>\
        <span hidden>I want &amp; need … another. I want &amp; need … fewer … (at last)
        """))
    #expect(
      page.contains(
        "<h2>Without a section</h2>\n<ul class=\"names\">\n<li><code>retry</code></li>\n</ul>"))
  }

  @Test func `the page of an operator has its section, its declarations and alternatives`() throws {
    let site = try site()
    let page = try site.built("operators/map.html")
    #expect(page.contains("<h1><code>map</code></h1>\n<p>Makes one &amp; all</p>"))
    #expect(
      page.contains(
        "<a href=\"../Chapter01-One/index.html#map-makes-one--all\"><code>map</code> makes one &amp; all</a>")
    )
    #expect(
      page.contains(
        "<h2>When to use it</h2>\n<p class=\"when\">I want &amp; need … <b><code>another</code></b></p>\n<h2>If you meant something else</h2>"
      ))
    #expect(
      page.contains(
        "<dt>fewer … by a “good” <code>test</code></dt><dd><a href=\"filter.html\"><code>filter</code></a> with care</dd>"
      ))
    #expect(
      page.contains(
        "<h2>More about it</h2>\n<ul>\n<li>Chapter 2: <a href=\"../Chapter02-Two/index.html#more-map\">More <code>map</code></a></li>"
      ))
    #expect(
      page.contains("<a rel=\"prev\" href=\"filter.html\"><span>Previous</span> <code>filter</code></a>"))
    #expect(page.contains("<a href=\"../operators.html\">All operators</a>"))
    #expect(try site.built("search/t0.js").contains("[\"`map`\",\"Operator\",\"operators/map.html\""))
    // The summary and the situations are separate sentences.
    #expect(try site.built("search/t0.js").contains("Makes one & all. I want & need"))
  }

  @Test func `the cover shows the list of operators instead of the fence`() throws {
    let page = try site().built("index.html")
    #expect(
      page.contains(
        """
        <p><a href="choose.html">Which one do I need?</a> · <a href="operators.html">All operators with their diagrams</a></p>
        <details>
        <summary>All 2 operators and types by name</summary>
        <ul class="names">
        <li><a href="Chapter02-Two/index.html#filter"><code>filter</code></a></li>
        <li><a href="Chapter01-One/index.html#map-makes-one--all"><code>map</code></a></li>
        </ul>
        </details>
        """))
  }

  @Test func `a book without operators has none of these pages`() throws {
    let site = try SiteBook("One")
    try site.write("# One\n\n## `map`\n", to: "Chapter.md")
    try site.build()
    #expect(!site.files().contains("operators.html"))
    #expect(!site.files().contains("choose.html"))
  }
}
