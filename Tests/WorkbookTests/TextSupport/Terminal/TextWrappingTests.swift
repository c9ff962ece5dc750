import Testing

@testable import TextSupport

@Suite struct TextWrappingTests {
  @Test func `lines are broken between words and indented`() {
    #expect(
      TextWrapping.wrap("one two three four", first: "* ", indent: 2, width: 10)
        == "* one two\n  three\n  four")
  }

  @Test func `a word that is too long is not broken`() {
    #expect(TextWrapping.wrap("aaaaaaaaaaaa b", indent: 1, width: 5) == "aaaaaaaaaaaa\n b")
  }

  @Test func `lines that are too long are wrapped and indented by two`() {
    let text = "one two three\n  four five six\nseven"
    #expect(
      TextWrapping.wrap(linesOf: text, width: 10) == "one two\n  three\n  four\n    five\n    six\nseven")
  }
}
