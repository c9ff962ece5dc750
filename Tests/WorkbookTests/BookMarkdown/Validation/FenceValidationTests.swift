import Testing

@testable import BookMarkdown
@testable import TextSupport

@Suite struct FenceValidationTests {
  private func document(_ text: String) -> MarkdownDocument { MarkdownDocument(text: text, file: "a.md") }

  private func lines(_ text: String) -> [Int] { document(text).findings.map(\.line) }

  @Test func `a fence has a line, a language, attributes and a body`() {
    let text = "Prose.\n\n```swift of=\"A name\" match=part loud\nlet x = 1\n\n  y\n```\n"
    #expect(
      document(text).fences == [
        Fence(
          line: 3, language: "swift",
          attributes: [
            FenceAttribute(name: "of", value: "A name"), FenceAttribute(name: "match", value: "part"),
            FenceAttribute(name: "loud", value: nil),
          ],
          body: ["let x = 1", "", "  y"])
      ])
    #expect(document(text).findings.isEmpty)
  }

  @Test func `values of attributes are the text of the file, without Markdown escapes`() {
    let fence = document("```swift fails=\"a &amp; b \\\\* \\\"c\\\" ~ \u{301}\"\n```\n").fences.first
    #expect(fence?.attributes.first?.value == "a &amp; b \\* \"c\" ~ \u{301}")
  }

  @Test(arguments: [
    ("> ```swift of=\"X\"\n> body\n> ```\n", 3),
    ("- ```swift of=\"X\"\n  body\n  ```\n", 3),
    ("12. > - ```swift of=\"X\"\n    >   body\n    >   ```\n", 9),
    ("~~~swift of=\"X\"\nbody\n~~~~\n", 1),
    ("````swift of=\"X\"\nbody\n`````  \n", 1),
    ("   ```   swift   of=\"X\"   \n   body\n ```", 4),
    ("-\t```swift of=\"X\"\n\tbody\n\t```\n", 3),
  ]) func `a fence is parsed wherever it is`(text: String, column: Int) {
    let fence = Fence(
      line: 1, column: column, language: "swift", attributes: [FenceAttribute(name: "of", value: "X")],
      body: ["body"])
    #expect(document(text).fences == [fence])
    #expect(document(text).findings.isEmpty)
  }

  @Test func `a fence is not closed by another kind of marker or by fewer of them`() {
    let text = "````text\n```\n~~~~\n```` x\n````\n"
    #expect(document(text).fences.first?.body == ["```", "~~~~", "```` x"])
    #expect(document(text).findings.isEmpty)
  }

  @Test(arguments: [
    ("a\n\n```swift of=\"X\"\nb\n", 3),
    ("```text\n", 1),
    ("```text", 1),
    ("```text\n\n\n", 1),
    ("> ```text\n> a\n\nafter\n", 1),
    ("- ```text\n  a\n\nafter\n", 1),
    ("~~~text\n```\n", 1),
    ("````text\n```\n", 1),
  ]) func `an unclosed fence is reported at its line`(text: String, line: Int) {
    let document = document(text)
    #expect(document.findings.map(\.line) == [line])
    #expect(document.findings.first?.message.contains("is not closed") == true)
    #expect(document.fences.isEmpty)
  }

  @Test func `a fence is not closed by markers outside its quote or list item`() {
    #expect(lines("> ```text\n> a\n```text\nb\n```\n") == [1])
    #expect(lines("- ```text\n  a\n```text\nb\n```\n") == [1])
    // Here the markers open a separate fence, which has no language and is not closed.
    #expect(lines("- ```text\n  a\n```\nb\n") == [1, 3, 3])
  }

  @Test func `the message about an unclosed fence shows the closing line`() {
    #expect(
      document("~~~~text\n").findings.map(\.message) == [
        "The fence that opens here is not closed; end it with a line of ~~~~. If the fence is in a quote or "
          + "list item, put that line there, too."
      ])
  }

  @Test(arguments: [
    ("```swift of=\"a `b` c\"\ncode\n", 1),
    ("a\n\n> ````swift of=\"`\"\n", 3),
    ("- ```swift a`b\n", 1),
    ("1) ```swift a`b\n", 1),
    ("```text\n```\n\n```swift a`b\n", 4),
  ]) func `a backtick that hides a fence is reported at its line`(text: String, line: Int) {
    #expect(document(text).findings.contains { $0.line == line && $0.message.contains("hides this fence") })
  }

  @Test(arguments: [
    "``` a `b` ``` is code\n",
    "~~~text x=a`b\n~~~\n",
    "````text\n```swift a`b\n````\n",
    "Prose with ```swift a`b in it\n",
  ]) func `backticks that do not hide a fence are accepted`(text: String) {
    #expect(document(text).findings.isEmpty)
  }

  @Test(arguments: [
    "```\na\n```\n", "``` of=\"X\"\na\n```\n", "```of=\"X\"\na\n```\n", "```\n    ```\n```\n",
  ])
  func `a fence without a language is reported`(text: String) {
    let document = document(text)
    #expect(document.findings.map(\.line) == [1])
    #expect(document.findings.first?.message.contains("has no language") == true)
    #expect(document.fences.isEmpty)
  }

  @Test(arguments: ["a\n\n    code\n    more\n", "a\n\n    ```swift\n\nb\n", "a\n\n\t```\n"])
  func `an indented code block is reported`(text: String) {
    let document = document(text)
    #expect(document.findings.map(\.line) == [3])
    #expect(document.findings.first?.message.contains("Indented code") == true)
    #expect(document.fences.isEmpty)
  }

  @Test(arguments: [
    ("of=\"X", "The value of `of` has no closing quote; add one at its end."),
    ("of=X\"y z\" b", "The value of `of` cannot be parsed; put all of it in double quotes: of=\"…\"."),
    ("of='X y' b", "The value of `of` cannot be parsed; put all of it in double quotes: of=\"…\"."),
    (
      "of=\"X\"y b",
      "`y` follows the closing quote of `of`; add a space there, or write \\\" for a quote inside."
    ),
    (
      "of=\"a\\n\" b",
      "The value of `of` has a lone backslash; write \\\\ for a backslash and \\\" for a quote."
    ),
    ("{of} b", "`{of}` is not an attribute; write a name, name=value, or name=\"value with spaces\"."),
    (
      "of,match b",
      "`of,match` is not an attribute; write a name, name=value, or name=\"value with spaces\"."
    ),
    ("=x b", "`=x` is not an attribute; write a name, name=value, or name=\"value with spaces\"."),
  ]) func `a malformed attribute is an error, one only`(attributes: String, message: String) {
    let document = document("```swift \(attributes)\na\n```\n")
    #expect(document.findings == [Finding(file: "a.md", line: 1, message: message)])
    #expect(document.fences.isEmpty)
  }

  @Test func `an invalid fence is still an event`() {
    let fence = Fence(line: 1, language: "", attributes: [], body: ["a"])
    #expect(document("```\na\n```\n").events.contains(.leaf(MarkdownNode(.fence(fence), line: 1))))
  }
}
