import Testing

@testable import Runner
@testable import SiteGenerator

@Suite struct SolutionPageTests {
  private let site: SiteBook

  init() throws {
    site = try SiteBook("One")
    try site.write("# One\n\nA.\n", to: "Chapter.md")
    try site.write("# The `till`\n\nWrite it.\n", to: "Challenges/1-till/Challenge.md")
    try site.write("# Hints\n\n## Hint 1\n\nThink.\n\n## Hint 2\n\nB.\n", to: "Challenges/1-till/hints.md")
    try site.write("let x = \"</code>\"\r\n", to: "Challenges/1-till/Solution.swift")
    try site.write("compare(on: [\"n: --1--|\"])\n", to: "Challenges/1-till/Check.swift")
  }

  private static let path = "Chapter01-One/solution-1-till.html"

  @Test func `a solution is folded, with a warning and the number of hints before it`() throws {
    try site.build()
    let page = try site.built(Self.path)
    let places = [
      "You remember best", "2 hints", "<summary>Show the solution</summary>", "<b>let</b>",
    ]
    .compactMap { page.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4)
    #expect(places == places.sorted())
    #expect(page.contains("<h1>The <code>till</code></h1>"))
    #expect(page.contains("\"&lt;/code&gt;\""))
    #expect(page.contains("<a href=\"index.html#challenge-1-till\">Challenge 1</a>"))
    #expect(page.contains("<pre tabindex=\"0\"><code>n: --1--|</code></pre>"))
    #expect(!(try site.built("Chapter01-One/index.html").contains("class=\"k\"")))
  }

  @Test func `a proven solution is marked as proven`() throws {
    try site.build()
    #expect(!(try site.built(Self.path).contains("Proven with")))
    let result = Report.Result(
      kind: .solution, chapter: "Chapter01-One", name: "1", verdict: ExplainedVerdict(.same, "same"))
    _ = try SiteBuilder(book: site.parsed, proof: ProvenChapters([result], toolchain: "Swift 9")).build(
      into: site.output)
    #expect(try site.built(Self.path).contains("Proven with Swift 9: "))
  }
}
