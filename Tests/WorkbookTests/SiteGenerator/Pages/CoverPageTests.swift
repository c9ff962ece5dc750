import Foundation
import Testing

@testable import SiteGenerator

@Suite struct CoverPageTests {
  private func cover(_ chapter: String = "# One\n", _ text: String? = nil) throws -> String {
    let site = try SiteBook("One")
    try site.write(chapter, to: "Chapter.md")
    if let text { try site.write(text, to: "../Cover.md") }
    try site.build()
    return try site.built("index.html")
  }

  @Test func `the head of the cover has the first paragraph and links to begin with`() throws {
    let page = try cover("# One\n\n## `map`\n", "# Book\n\nYou learn `it`.\n\nMore.\n\n## Why\n")
    #expect(
      page.contains(
        """
        <header class="title cover">
        <h1>Book</h1>
        <p>You learn <code>it</code>.</p>
        <p class="actions">
        <a class="first" href="Chapter01-One/index.html">Start chapter 1</a>
        </p>
        </header>
        """))
    // The rest of the text is below the chapters.
    let chapters = try #require(page.range(of: "<ul class=\"chapters cards\">"))
    let rest = try #require(page.range(of: "<p>More.</p>"))
    #expect(chapters.lowerBound < rest.lowerBound)
  }

  @Test func `a card shows the chapter's first key point`() throws {
    let points = "## Key points\n\n- A *subject* is `both`\n  of them. And more.\n- Another.\n"
    let page = try cover("# One\n\nA story.\n\n\(points)")
    #expect(page.contains("<p>A subject is <code>both</code> of them.</p>\n<p class=\"size\">"))
    #expect(!page.contains("A story."))
    #expect(try cover("# One\n\nA story.\n").contains("<p>A story.</p>\n<p class=\"size\">"))
  }

  @Test func `the cover gives the size of the book, and doesn't claim that it was proven`() throws {
    let page = try cover()
    #expect(page.contains("<p class=\"census\">1 chapter, 2 examples, 0 diagrams, 0 questions.</p>"))
    #expect(!page.contains("id=\"Proof\""))
  }

  @Test func `a demo that can't be drawn is left out`() throws {
    let page = try cover(
      "# One\n", "# Book\n\nLead.\n\n```demo of=\"chapter1\"\nfield  F\nanswers  a  none\n```\n")
    #expect(!page.contains("demo"))
  }
}
