import Testing

@testable import SiteGenerator

@Suite struct PrintableBookTests {
  @Test func `pages are in reading order`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\nA **boat** floats.\n", to: "Chapter.md")
    try site.write("# Two\n", to: "Chapter.md", ofChapter: 2)
    let book = try PrintableBook(of: site.parsed)
    #expect(
      book.pages.map(\.path)
        == [
          "index.html", "part-1.html", "Chapter01-One/index.html", "Chapter02-Two/index.html",
          "glossary.html",
        ])
    #expect(book.pages.map(\.depth) == [0, 0, 1, 1, 0])
  }

  @Test func `solutions are last, on separate pages, and statements link to them`() throws {
    let site = try SiteBook("One")
    try site.write("# One\n\nA.\n", to: "Chapter.md")
    try site.write("# The till\n\nWrite it.\n", to: "Challenges/1-till/Challenge.md")
    try site.write("# Hints\n\n## Hint 1\n\nThink.\n", to: "Challenges/1-till/hints.md")
    try site.write("let x = 1\n", to: "Challenges/1-till/Solution.swift")
    try site.write("compare(on: [\"n: --1--|\"])\n", to: "Challenges/1-till/Check.swift")
    let book = try PrintableBook(of: site.parsed)
    let solution = try #require(book.pages.last)
    #expect(book.pages.dropLast().last?.path == "solutions.html")
    #expect(solution.depth == 1 && solution.isShort)
    #expect(Set(book.pages.map(EPUBPage.name)).count == book.pages.count)
    let statement = try #require(book.pages.first { $0.depth == 1 })
    let address = solution.path.split(separator: "/").last ?? ""
    guard case .page(let target, _) = book.target(of: String(address), at: statement.path) else {
      Issue.record("\(address) leads nowhere.")
      return
    }
    #expect(target.path == solution.path)
  }
}
