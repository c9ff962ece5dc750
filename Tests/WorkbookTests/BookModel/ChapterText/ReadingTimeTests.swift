import Testing

@testable import BookModel

/// The reading time and the prerequisites of a chapter.
@Suite struct ReadingTimeTests {
  private let site: SiteBook

  init() throws { site = try SiteBook("One", "Two", "Three") }

  private func parsed(ofChapter number: Int, _ text: String) throws -> ParsedChapter {
    try site.write(text, to: "Chapter.md", ofChapter: number)
    return BookLoader.load(site.book.chapters[number - 1], of: site.book)
  }

  @Test(arguments: [
    (0, 0, "5 min"), (1_600, 0, "10 min"), (3_200, 0, "20 min"), (3_200, 320, "40 min"), (9_600, 0, "1 h"),
    (12_800, 0, "1 h 20 min"),
  ])
  func `the reading time depends on words and lines of code`(words: Int, lines: Int, time: String) throws {
    let prose = [String](repeating: "word", count: words).joined(separator: " ")
    let code = [String](repeating: "a line of code", count: lines).joined(separator: "\n")
    let parsed = try parsed(ofChapter: 1, "# One\n\n\(prose)\n\n```swift\n\(code)\n```\n")
    #expect(ReadingTime(of: parsed).text == time)
  }

  @Test func `the prerequisites of a chapter are the earlier chapters it links to`() throws {
    let text = """
      # Two

      As in [one](../Chapter01-One/Chapter.md#here), again [one](../Chapter01-One/Chapter.md), and later
      [three](../Chapter03-Three/Chapter.md), [here](#here), and [elsewhere](https://example.org/Chapter01-One/).
      """
    #expect(Prerequisites(of: try parsed(ofChapter: 2, text), in: site.book).text == "after 1")
    #expect(Prerequisites(of: try parsed(ofChapter: 1, text), in: site.book).text == nil)
    #expect(
      Prerequisites(
        of: try parsed(ofChapter: 3, text + "\n[two](../Chapter02-Two/Chapter.md)\n"), in: site.book
      ).numbers == [1, 2])
  }
}
