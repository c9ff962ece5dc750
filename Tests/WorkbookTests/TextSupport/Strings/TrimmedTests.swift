import Testing

@testable import TextSupport

@Suite struct TrimmedTests {
  @Test(arguments: [
    ("", ""), (" ", ""), ("a", "a"), (" a b\t\n", "a b"), ("\u{A0}a\u{2003}", "a"), ("\r\na\r\n", "a"),
  ])
  func `whitespace is removed at both ends but not between words`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
    #expect(text[...].trimmed == trimmed)
  }
}
