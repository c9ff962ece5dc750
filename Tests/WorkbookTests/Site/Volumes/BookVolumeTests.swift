import Testing
@testable import Workbook

@Suite struct BookVolumeTests {
  @Test func `pages come in the order in which they are read`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\nA **boat** floats.\n", to: "Chapter.md")
    try site.write("# Two\n", to: "Chapter.md", ofChapter: 2)
    let volume = try BookVolume(of: site.book)
    #expect(
      volume.pages.map(\.path)
        == [
          "index.html", "part-1.html", "Chapter01-One/index.html", "Chapter02-Two/index.html",
          "glossary.html",
        ])
    #expect(volume.pages.map(\.depth) == [0, 0, 1, 1, 0])
  }

  @Test func `solutions come last, in files of their own, and statements lead to them`() throws {
    let site = try SiteBook("One")
    try site.write("# One\n\nA.\n", to: "Chapter.md")
    try site.write("# The till\n\nWrite it.\n", to: "Challenges/1-till/Challenge.md")
    try site.write("# Hints\n\n## Hint 1\n\nThink.\n", to: "Challenges/1-till/hints.md")
    try site.write("let x = 1\n", to: "Challenges/1-till/Solution.swift")
    try site.write("compare(on: [\"n: --1--|\"])\n", to: "Challenges/1-till/Check.swift")
    let volume = try BookVolume(of: site.book)
    let solution = try #require(volume.pages.last)
    #expect(volume.pages.dropLast().last?.path == "solutions.html")
    #expect(solution.depth == 1 && solution.isShort)
    #expect(Set(volume.pages.map(EPUBPage.name)).count == volume.pages.count)
    let statement = try #require(volume.pages.first { $0.depth == 1 })
    let address = solution.path.split(separator: "/").last ?? ""
    guard case .page(let target, _) = volume.target(of: address, on: statement) else {
      Issue.record("\(address) leads nowhere.")
      return
    }
    #expect(target.path == solution.path)
  }
}
