import Testing

@Suite struct SourcePageTests {
  private let site: SiteBook

  init() throws {
    site = try SiteBook("One")
    try site.write("# One\n\n```swift file=\"Deck/Ace.swift\"\nlet b = 2\n```\n", to: "Chapter.md")
    try site.write("let a = 1\r\nlet b = 2\n\n// <c>\n", to: "Code/Deck/Ace.swift")
    try site.write("notes", to: "Code/notes.txt")
    try site.build()
  }

  @Test func `an excerpt links to its line in the whole file`() throws {
    #expect(
      try site.built("Chapter01-One/index.html").contains(
        "<figcaption><a href=\"code-Deck.Ace.html#L2\">Deck/Ace.swift</a></figcaption>"))
    let page = try site.built("Chapter01-One/code-Deck.Ace.html")
    #expect(page.contains("<h1>Deck/Ace.swift</h1>"))
    #expect(
      page.contains(
        "<span id=\"L2\"><b>let</b> b = <i class=\"n\">2</i>\n</span><span id=\"L3\">\n"))
    #expect(page.contains("<i class=\"c\">// &lt;c&gt;</i>"))
  }

  @Test func `only code files have a page`() throws {
    let files = site.files().filter { $0.contains("code-") && !$0.hasPrefix("fonts/") }
    #expect(files == ["Chapter01-One/code-Deck.Ace.html"])
  }
}
