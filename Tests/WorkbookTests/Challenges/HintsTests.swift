import Testing
@testable import Workbook

@Suite struct HintsTests {
  @Test func `each heading of the second level begins a hint`() {
    let hints = Hints(
      markdown: "# Hints\n\nintro\n\n## One\n\nfirst\n\nmore\n\n## Two\n\n```swift\n## no heading\n```\n")
    #expect(hints.texts == ["first\n\nmore", "```swift\n## no heading\n```"])
  }

  @Test func `a heading without text is no hint`() {
    #expect(Hints(markdown: "## One\n\n## Two\n").texts.isEmpty)
  }
}
