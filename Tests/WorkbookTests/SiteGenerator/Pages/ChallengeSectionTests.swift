import Foundation
import Testing

@testable import SiteGenerator
@testable import TextSupport

@Suite struct ChallengeSectionTests {
  private let site: SiteBook

  init() throws {
    site = try SiteBook("One")
    try site.write(
      "# One\n\n## Key points\n\nA.\n\n## Challenges\n\nTry it.\n\n## Next\n\nB.\n", to: "Chapter.md")
    try site.write(
      "# The `till`\n\nWrite it.\n\n## Rules\n\nNone.\n", to: "Challenges/1-till/Challenge.md")
    try site.write(
      "# Hints\n\n## Hint 1\n\nThink.\n\n## Hint 2\n\n```swift sketch=\"a shape\"\nf()\n```\n",
      to: "Challenges/1-till/hints.md")
    try site.write("let x = \"</code>\"\r\n", to: "Challenges/1-till/Solution.swift")
  }

  private func page() throws -> String {
    try site.build()
    return try site.built("Chapter01-One/index.html")
  }

  @Test func `a challenge has its statement, folded hints and a link to its solution`() throws {
    #expect(
      try page().contains(
        """
        <section class="challenge">
        <div class="heading"><h3 id="challenge-1-till">Challenge 1: The <code>till</code></h3>\
        <a href="#challenge-1-till" aria-label="“Challenge 1: The till”">#</a></div>
        <p>Write it.</p>
        <div class="heading"><h4 id="challenge-1-till-rules">Rules</h4>\
        <a href="#challenge-1-till-rules" aria-label="“Rules”">#</a></div>
        <p>None.</p>
        <dl class="commands">
        <dt>Start</dt><dd><pre><code>./rxbook start chapter1/1</code></pre></dd>
        <dt>Check</dt><dd><pre><code>./rxbook check chapter1/1</code></pre></dd>
        </dl>
        <div class="hints">
        <p class="kind">Stuck? Open one hint at a time</p>
        <details>
        <summary>Hint 1: the task in other words</summary>
        <p>Think.</p>
        </details>
        <details>
        <summary>Hint 2: what to build it with</summary>
        <figure class="sketch">
        <figcaption>Illustration: a shape</figcaption>
        <pre class="wraps"><code>f()
        </code></pre>
        </figure>
        </details>
        </div>
        <p class="instructions">After you have tried it: <a href="solution-1-till.html">the solution, on a separate page</a></p>
        </section>
        """))
  }

  @Test func `challenges are in the chapter's section about them`() throws {
    let page = try page()
    let places = ["Try it.", "class=\"challenge\"", "<h2 id=\"next\">"].compactMap {
      page.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    #expect(page.split(separator: ">Challenges</h2>").count == 2)
  }

  @Test func `challenges of a chapter without such a section are at its end`() throws {
    try site.write("# One\n\n## Next\n\nB.\n", to: "Chapter.md")
    let page = try page()
    let places = ["B.", "<h2 id=\"challenges\">Challenges</h2>", "class=\"challenge\""].compactMap {
      page.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 3)
    #expect(places == places.sorted())
    #expect(page.contains("<li><a href=\"#challenges\">Challenges</a></li>"))
  }

  @Test func `a challenge without a title is named after its folder`() throws {
    try site.write("Write it.\n", to: "Challenges/2-bakery-queue/Challenge.md")
    #expect(try page().contains("<h3 id=\"challenge-2-bakery-queue\">Challenge 2: Bakery queue</h3>"))
  }

  @Test func `missing and misplaced parts of a challenge are reported`() throws {
    try site.write("lost\n\n## Hint 1\n\nThink.\n", to: "Challenges/1-till/hints.md")
    try site.write("# Two", to: "Challenges/2-two/Challenge.md")
    try site.write("# No hint", to: "Challenges/2-two/hints.md")
    #expect(
      try site.build().findings.map(\.message) == [
        "This is not part of a hint; put it below a heading such as `## Hint 1`.",
        "There are no hints; start each hint with a heading such as `## Hint 1`.",
        "Chapters/Chapter01-One/Challenges/2-two/Solution.swift is missing or cannot be read; write it.",
      ])
  }
}
