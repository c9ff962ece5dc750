import Testing

@Suite struct PageQuestionsTests {
  private static let code = "```swift of=\"One\"\none()\n```\n\n"

  private func page(_ markdown: String) throws -> String {
    let site = try SiteBook("One")
    try site.write("# One\n\n\(markdown)", to: "Chapter.md")
    try site.build()
    let page = try site.built("Chapter01-One/index.html")
    let main = try #require(page.firstMatch(of: /(?s)<main.*<\/main>/))
    return String(main.output)
  }

  @Test func `the output of a question is folded, and other outputs are not`() throws {
    let output = "```output\n--- Example of: One ---\n1\n```\n"
    let asked = try page("\(Self.code)What?\n\n\(output)")
    #expect(asked.contains("<details class=\"folded\">"))
    #expect(asked.contains("Show the output"))
    #expect(try page("What?\n\n\(Self.code)\(output)").contains("<details class=\"folded\">"))
    #expect(try !page("\(Self.code)So.\n\n\(output)").contains("<details"))
  }

  @Test func `a diagram is folded with the output or the question that it answers`() throws {
    let output = "```output\n--- Example of: One ---\n1\n```\n\n"
    let marble = "```marble of=\"m\"\na:  -1-|\n```\n\n"
    let asked = try page("\(Self.code)What?\n\n\(output)\(marble)")
    let fold = try #require(asked.firstRange(of: "<details class=\"folded\">"))
    let figure = try #require(asked.firstRange(of: "Diagram: m"))
    let end = try #require(asked.firstRange(of: "</details>"))
    #expect(fold.lowerBound < figure.lowerBound && figure.lowerBound < end.lowerBound)
    #expect(asked.matches(of: /<details/).count == 1)
    #expect(try page("What?\n\n\(marble)").contains("<span class=\"closed\">Show the diagram</span>"))
    #expect(try !page("\(Self.code)\(output)\(marble)").contains("<details"))
  }

  @Test func `answers open one at a time and show whether they are right`() throws {
    let answers =
      "```answers\na  1 < 2\n   [..]\nb  (nothing)\n\na is right: Since `x` is.\nb: No, no.\n```\n"
    let page = try page("What?\n\n\(Self.code)\(answers)")
    #expect(page.contains("<figcaption>Question: One</figcaption>"))
    #expect(
      page.contains(
        """
        <details class="right" name="q9">
        <summary><b>a</b> <span><samp>1 &lt; 2</samp><samp><span class="gap" title="varies">…</span></samp></span></summary>
        <p><strong>Right.</strong> Since <code>x</code> is.</p>
        </details>
        <details class="wrong" name="q9">
        <summary><b>b</b> <span><span>Nothing is printed.</span></span></summary>
        <p><strong>No.</strong> No, no.</p>
        </details>
        """), "\(page)")
  }

  @Test func `code in a question does not show the compiler's message`() throws {
    let fails = "```swift fails=\"has no member\"\nx.y\n```\n\n"
    let answers = "```answers\na  1\nb  (does not compile)\n\nb is right: So.\na: No.\n```\n"
    #expect(try page("Is it?\n\n\(fails)\(answers)").contains("<figcaption>Does this compile?</figcaption>"))
    #expect(try page("Told.\n\n\(fails)").contains("Does not compile: <q>has no member</q>"))
  }

  @Test func `the glossary has the defining sentences and links to their sections`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n## Of boats\n\nA **boat** floats on `water`. It sinks.\n", to: "Chapter.md")
    try site.write("# Two\n\nAn **anchor** holds.\n", to: "Chapter.md", ofChapter: 2)
    try site.build()
    let page = try site.built("glossary.html")
    #expect(page.contains("<dt id=\"boat\"><dfn>boat</dfn></dt>"))
    #expect(
      page.contains(
        "<dd>A boat floats on <code>water</code>. <a href=\"Chapter01-One/index.html#of-boats\">Chapter 1</a></dd>"
      ))
    let places = ["anchor", "boat"].map { page.firstRange(of: "id=\"\($0)\"")?.lowerBound }
    #expect(places[0].map { first in places[1].map { first < $0 } ?? false } == true)
    #expect(try site.built("index.html").contains("glossary.html"))
  }

  @Test func `a term of the glossary links to the chapters that use it most`() throws {
    let site = try SiteBook("One", "Two", "Three", "Four")
    try site.write("# One\n\nA **rowing boat** floats.\n", to: "Chapter.md")
    try site.write(
      "# Two\n\n## First\n\nA rowing boat.\n\n## Rowing boats\n\nMost are small. A Rowing boat is.\n",
      to: "Chapter.md", ofChapter: 2)
    try site.write(
      "# Three\n\nTwo rowing boats. The boat is rowing. A rowing\nboat.\n", to: "Chapter.md", ofChapter: 3)
    try site.write(
      "# Four\n\nRowing boats, rowing boats,\nrowing boats\n\n    rowing boat\n\nand `rowing boat`.\n",
      to: "Chapter.md",
      ofChapter: 4)
    try site.build()
    #expect(
      try site.built("glossary.html").contains(
        "<a href=\"Chapter01-One/index.html#one\">Chapter 1</a> <span>More in chapters "
          + "<a href=\"Chapter02-Two/index.html#rowing-boats\">2</a> and "
          + "<a href=\"Chapter04-Four/index.html#four\">4</a></span></dd>"))
  }
}
