import Testing

@testable import BookModel

@Suite struct HintsTests {
  @Test func `comments of the author are not shown`() {
    let hints = Hints(
      markdown: "# Hints\n\n## Hint 1\n\n<!-- too\neasy -->\n\nThink.\n\n## Hint 2\n\n<!-- x -->\n")
    #expect(hints.texts == ["Think."])
  }

  @Test func `each heading of the second level starts a hint`() {
    let hints = Hints(
      markdown: "# Hints\n\nintro\n\n## One\n\nfirst\n\nmore\n\n## Two\n\n```swift\n## no heading\n```\n")
    #expect(hints.texts == ["first\n\nmore", "    ## no heading"])
  }

  @Test func `code is indented, however it is fenced`() {
    let hints = Hints(
      markdown: "## One\n\nLike this:\n\n~~~swift sketch=\"shape\"\nlet a = 1\n\nlet b = 2\n~~~\n\nEnd.")
    #expect(hints.texts == ["Like this:\n\n    let a = 1\n\n    let b = 2\n\nEnd."])
  }

  @Test func `a heading without text is not a hint`() {
    #expect(Hints(markdown: "## One\n\n## Two\n").texts.isEmpty)
  }

  @Test func `a heading with a condition makes its hint conditional`() {
    let hints = Hints(markdown: "## One\n\nfirst\n\n## When never-completed\n\nend it\n\n## Two\n\nsecond\n")
    #expect(hints.texts == ["first", "second"])
    #expect(hints.remarks == ["never-completed": "end it"])
  }
}
