import Testing

@testable import BookMarkdown
@testable import TextSupport

@Suite struct MarkdownDocumentTests {
  @Test func `a document is parsed into a flat list of events with line numbers`() {
    let document = MarkdownDocument(text: "# One\n\nsome *words*\n", file: "a.md")
    let heading = MarkdownNode(.heading(level: 1), line: 1)
    let paragraph = MarkdownNode(.paragraph(isTight: false), line: 3)
    let emphasis = MarkdownNode(.emphasis, line: 3)
    #expect(
      document.events == [
        .enter(MarkdownNode(.document, line: 1)),
        .enter(heading), .leaf(MarkdownNode(.text("One"), line: 1)), .exit(heading),
        .enter(paragraph), .leaf(MarkdownNode(.text("some "), line: 3)),
        .enter(emphasis), .leaf(MarkdownNode(.text("words"), line: 3)), .exit(emphasis),
        .exit(paragraph),
        .exit(MarkdownNode(.document, line: 1)),
      ])
  }

  @Test(arguments: [
    ("- a\n- b\n", true), ("- a\n\n- b\n", false), ("a\n", false),
  ]) func `only a paragraph in a tight list is tight`(text: String, isTight: Bool) {
    let paragraphs = MarkdownDocument(text: text, file: "a.md").events.filter {
      if case .enter(let node) = $0, case .paragraph(isTight) = node.kind { true } else { false }
    }
    #expect(!paragraphs.isEmpty)
  }

  @Test func `an ordered list has its start number`() {
    let document = MarkdownDocument(text: "7. a\n8. b\n", file: "a.md")
    #expect(document.events.contains(.enter(MarkdownNode(.list(start: 7), line: 1))))
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n"]) func `a text without content is an empty document`(
    text: String
  ) {
    let document = MarkdownDocument(text: text, file: "a.md")
    let root = MarkdownNode(.document, line: 1)
    #expect(document.events == [.enter(root), .exit(root)])
    #expect(document.findings.isEmpty)
  }

  @Test func `a byte order mark and carriage returns are ignored`() {
    let plain = MarkdownDocument(text: "# A\n\n```output of=\"x\"\none\n\ntwo\n```\n", file: "a.md")
    let windows = MarkdownDocument(
      text: "\u{FEFF}# A\r\n\r\n```output of=\"x\"\r\none\r\n\r\ntwo\r\n```\r\n", file: "a.md")
    let classic = MarkdownDocument(text: "# A\r\r```output of=\"x\"\rone\r\rtwo\r```\r", file: "a.md")
    #expect(windows.events == plain.events)
    #expect(classic.events == plain.events)
    #expect(plain.fences.first?.body == ["one", "", "two"])
  }

  @Test func `a NUL does not shift the positions after it`() {
    let document = MarkdownDocument(text: "\0\0 > \0\n\n> \0\n> ```text a\n> \0x\n> ```\n", file: "a.md")
    #expect(document.events.contains { $0.text == "\u{FFFD}\u{FFFD} > \u{FFFD}" })
    #expect(document.findings.map(\.line) == [1, 3, 5])
    #expect(
      document.fences == [
        Fence(
          line: 4, column: 3, language: "text", attributes: [FenceAttribute(name: "a", value: nil)],
          body: ["\u{FFFD}x"])
      ])
  }

  @Test(.timeLimit(.minutes(5)))
  func `two hundred thousand nested quotes are parsed`() {
    let depth = 200_000
    let document = MarkdownDocument(text: String(repeating: ">", count: depth) + " deep\n", file: "a.md")
    #expect(document.events.count == 2 * (depth + 2) + 1)
  }

  @Test(.timeLimit(.minutes(5)))
  func `three megabytes are parsed`() {
    let prose = String(repeating: "Some `prose` here, and more of it up to its end.\n", count: 20)
    let block = prose + "\n```swift of=\"X\"\nlet x = 1\n```\n\n- item\n\n"
    let count = 3_000_000 / block.utf8.count
    let document = MarkdownDocument(text: String(repeating: block, count: count), file: "a.md")
    #expect(document.fences.count == count)
    #expect(document.fences.last?.line == 27 * count - 5)
    #expect(document.findings.isEmpty)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a line of two megabytes is parsed`() {
    let text = "```text " + String(repeating: "a", count: 2_000_000) + "\n```\n"
    #expect(MarkdownDocument(text: text, file: "a.md").fences.count == 1)
  }

  @Test func `a fence that contains the opening of another one is reported where it opens`() {
    let text = "# A\n\n```swift of=\"a\"\nlet a = 1\n\nwords\n\n```output\n1\n```\n"
    let findings = MarkdownDocument(text: text, file: "a.md").findings
    #expect(findings.map(\.line) == [3])
    #expect(findings.first?.message.contains("line 8") == true)
    #expect(MarkdownDocument(text: "````text\n```output\n````\n", file: "a.md").findings == [])
    #expect(MarkdownDocument(text: "~~~text\n```output\n~~~\n", file: "a.md").findings == [])
  }

  @Test func `HTML is reported, but a comment is not`() {
    let document = MarkdownDocument(
      text: "<!-- a note -->\n\nAn Observable<Int> <!-- here\ntoo --> ends.\n\n<div>\nx\n</div>\n",
      file: "a.md")
    #expect(document.findings.map(\.line) == [3, 6])
    #expect(
      document.findings.first?.message
        == "`<Int>` is parsed as HTML, which the book does not support; put code in backticks, and write "
        + "anything else in Markdown.")
  }

  @Test func `a comment that hides a fence is reported`() {
    let text = "words\n\n<!-- not closed\n\n```text\na --1-->\n```\n"
    #expect(MarkdownDocument(text: text, file: "a.md").findings.first?.line == 3)
  }

  @Test func `HTML after a comment is reported`() {
    #expect(!RawHTML.isComment("<!-- a --> <b>"))
    #expect(!RawHTML.isComment("<!-- a"))
    #expect(RawHTML.isComment("<!-- a --> <!-- b -->\n"))
  }
}

extension MarkdownEvent {
  fileprivate var text: String? {
    if case .leaf(let node) = self, case .text(let text) = node.kind { text } else { nil }
  }
}
