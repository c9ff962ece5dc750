import Foundation
import Testing
@testable import Workbook

/// The page of operators, that of choices, and what leads to them.
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

  @Test func `the page of choices opens one question after the other`() throws {
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

  @Test func `the page of operators has an entry for each, and says which have no section`() throws {
    let page = try site().built("operators.html")
    #expect(
      page.contains(
        """
        <details>
        <summary><code>map</code> <span>makes one &amp; all</span></summary>
        <p class="owner" id="map">Chapter 1: <a href="Chapter01-One/index.html#map-makes-one--all"><code>map</code> makes one &amp; all</a></p>
        """))
    #expect(
      page.contains(
        "<p class=\"when\">I want &amp; need … <b><code>another</code></b></p>\n<p class=\"else\">Not this one? Then</p>"
      ))
    #expect(
      page.contains(
        "<dt>fewer … by a “good” <code>test</code></dt><dd><a href=\"#filter\"><code>filter</code></a> with care</dd>"
      ))
    #expect(
      page.contains(
        "<p class=\"else\">More about it</p>\n<ul>\n<li>Chapter 2: <a href=\"Chapter02-Two/index.html#more-map\">More <code>map</code></a></li>"
      ))
    #expect(
      page.contains(
        "<h2>Without a section so far</h2>\n<ul class=\"names\">\n<li><code>retry</code></li>\n</ul>"))
  }

  @Test func `the cover lists all operators in the place of its fence`() throws {
    let page = try site().built("index.html")
    #expect(
      page.contains(
        """
        <p><a href="choose.html">Which one do I need?</a> · <a href="operators.html">All operators with their diagrams</a></p>
        <details>
        <summary>The names of all 2</summary>
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
