import Testing

@testable import BookModel
@testable import Runner
@testable import SiteGenerator

@Suite struct RenderedChaptersTests {
  private let site: SiteBook
  private static let first = "# One\n\n## `map`\n\nText about `filter(_:)`.\n"
  private static let second = """
    # Two

    ## `filter`

    `map` is in chapter 1.

    ![A boat](Resources/boat.svg)

    ```swift file="Deck.swift"
    let ace = 1
    ```

    """

  init() throws {
    site = try SiteBook("One", "Two")
    try write("# Book\n", to: "Cover.md")
    try write(Self.first, to: "Chapter01-One/Chapter.md")
    try write(Self.second, to: "Chapter02-Two/Chapter.md")
    try write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Chapter02-Two/Resources/boat.svg")
    try write("let ace = 1\nlet two = 2\n", to: "Chapter02-Two/Code/Deck.swift")
    try write("# A till\n", to: "Chapter02-Two/Challenges/1-till/Challenge.md")
  }

  /// Writes a file of the book to a path below the chapters' folder.
  private func write(_ text: String, to path: String) throws { try site.write(text, to: "../\(path)") }

  private func site(of book: ParsedBook, after earlier: Site? = nil, marked: Bool = false) throws -> Site {
    let results = book.chapters.map {
      Report.Result(
        kind: .chapter, chapter: $0.name, name: $0.identifier, verdict: ExplainedVerdict(.proven, "proven"))
    }
    let proof = marked ? ProvenChapters(results, toolchain: "Swift 9") : nil
    return try SiteBuilder(book: book, proof: proof, style: .preview).site(after: earlier)
  }

  @Test(arguments: [
    ("Chapter01-One/Chapter.md", "# One\n\n## `map`\n\nOther text.\n"),
    ("Chapter01-One/Chapter.md", "# One\n\n## `filter` and `map`\n\nText.\n"),
    ("Chapter01-One/Chapter.md", "# Another title\n"),
    ("Chapter01-One/Chapter.md", "\n\n\(Self.first)"),
    (
      "Chapter01-One/Chapter.md",
      "# One\n\n```choose\nI want to\n  change elements  map\n  leave elements out  filter\n```\n"
    ),
    ("Chapter01-One/Chapter.md", ""),
    ("Chapter02-Two/Chapter.md", "# Two\n\n## `filter`\n\nOther text.\n"),
    ("Chapter02-Two/Chapter.md", "# Two\n\n## `map`\n\nA **deck** is a floor.\n"),
    (
      "Chapter02-Two/Resources/boat.svg",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    ),
    ("Chapter02-Two/Code/Deck.swift", "let ace = 1\nlet three = 3\n"),
    ("Chapter02-Two/Challenges/1-till/Challenge.md", "# Another till\n"),
    ("Chapter02-Two/Challenges/2-crane/Challenge.md", "# A crane\n"),
    ("Cover.md", "# Another book\n\nWith text.\n"),
  ])
  func `a site after an earlier one equals a site that is generated from scratch`(
    path: String, text: String
  ) throws {
    let book = site.parsed
    let earlier = try site(of: book)
    try write(text, to: path)
    let changed = book.reloading([path])
    let (updated, fresh) = try (site(of: changed, after: earlier), site(of: site.parsed))
    #expect(fresh.files != earlier.files)
    #expect(updated.files == fresh.files)
    #expect(updated.versions == fresh.versions)
    #expect(updated.findings == fresh.findings)
    #expect(updated.addresses == fresh.addresses)
  }

  @Test func `a chapter of an earlier site is used again, unless it was loaded again`() throws {
    let book = site.parsed
    // The earlier site is marked as proven to be recognised. Otherwise, both must have the same options.
    let earlier = try site(of: book, marked: true)
    func isMarked(_ chapter: RenderedChapter) -> Bool {
      chapter.pages[0].body.description.contains("class=\"proven\"")
    }
    #expect(earlier.chapters.all.map(isMarked) == [true, true])
    try site.write("# One\n\n## `map`\n\nOther text.\n", to: "Chapter.md")
    let text = book.reloading(["Chapter01-One/Chapter.md"])
    #expect(try site(of: text, after: earlier).chapters.all.map(isMarked) == [false, true])
    try site.write("# One\n\n## `scan`\n\nOther text.\n", to: "Chapter.md")
    let section = book.reloading(["Chapter01-One/Chapter.md"])
    #expect(try site(of: section, after: earlier).chapters.all.map(isMarked) == [false, false])
  }
}
