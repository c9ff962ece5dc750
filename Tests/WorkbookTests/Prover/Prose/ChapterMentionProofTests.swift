import Lesson
import TestSupport
import Testing

@testable import BookModel
@testable import Prover
@testable import TextSupport

@Suite struct ChapterMentionProofTests {
  private static func findings(_ sentence: String, other: String = "# B\n\nIt has `debounce`.\n") throws
    -> [Finding]
  {
    let folder = try TemporaryFolder()
    try folder.write("# A\n\n\(sentence)\n", to: "Chapters/Chapter03-A/Chapter.md")
    try folder.write(other, to: "Chapters/Chapter04-B/Chapter.md")
    let chapters = ["Chapter03-A", "Chapter04-B"].map {
      BookChapter(name: $0, root: folder.url, code: Chapter($0) {})
    }
    let book = BookLoader.load(Book(root: folder.url, parts: [Part(title: "One", chapters: chapters)]))
    return ChapterMentionProof(of: book).findings(in: book.chapters[0].text.document, of: chapters[0])
  }

  @Test(arguments: [
    "Chapter 4 has `throttle`.", "The `throttle` of chapter 4 waits.",
    "See [chapter 4](x.md): one.\n`throttle` (chapter 4)",
    "**Later**, chapter 4 has `throttle(_:)`.", "- `throttle`, in chapter 4",
  ])
  func `a reference to a chapter that does not mention the code is reported`(sentence: String) throws {
    let findings = try Self.findings(sentence)
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("Chapter 4 does not mention `throttle") == true)
  }

  @Test func `the finding has the line of the chapter number`() throws {
    #expect(try Self.findings("There is\n`throttle`, and it is\nin chapter 4.").map(\.line) == [5])
  }

  @Test(arguments: [
    "Chapter 4 has `debounce`.", "Chapter 4 has `debounce(_:scheduler:)` for `texts`.",
    "Chapter 4 is about time.",
    "Chapter 4 is about time. There is `throttle`.", "Chapter 9 has `throttle`.", "Chapter 3 has `throttle`.",
    "`throttle`\n\nChapter 4", "Chapter 4 has `a + b`.", "Chapter 4 has more, and chapter 9 has `throttle`.",
    "Press `e` as in chapter 4.",
    "The folder `App` of chapter 4.",
  ])
  func `correct references and other sentences are accepted`(sentence: String) throws {
    #expect(try Self.findings(sentence) == [])
  }

  @Test func `code in the other chapter counts as mentioning it`() throws {
    #expect(
      try Self.findings("Chapter 4 has `throttle`.", other: "# B\n\n```text\nclicks.throttle(2)\n```\n") == []
    )
  }
}
