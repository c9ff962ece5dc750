import Testing

@Suite struct FenceFiguresTests {
  /// Returns the markup of a text, without the markup of single lines of code.
  private func render(_ text: String) throws -> String {
    try SiteBook("One").render(text).html.replacing(/<span(?: class="i\d+")?>([^\n]*)\n<\/span>/) {
      "\($0.output.1)\n"
    }.replacing("<wbr>", with: "")
  }

  @Test func `an output that follows its example is in the same figure`() throws {
    #expect(
      try render(
        "```swift of=\"One <1>\"\nf()\n```\n\n```output\n<hi>\n```\n\n```output match=part\n...\n```\n")
          == """
          <figure class="example" id="example-one-1">
          <figcaption>Example: One &lt;1&gt;</figcaption>
          <pre class="wraps"><code>f()
          </code></pre>
          <p class="label">Output</p>
          <pre class="printed wraps"><samp>&lt;hi&gt;
          </samp></pre>
          <p class="label">Part of the output</p>
          <pre class="printed wraps"><samp><span class="gap" title="lines left out">…</span>
          </samp></pre>
          </figure>

          """)
  }

  @Test func `an output with prose before it names its example`() throws {
    let html = try render(
      "```swift of=\"One\"\n```\n\nThis is printed:\n\n```output match=unordered\nhi\n```\n")
    #expect(
      html.hasSuffix(
        """
        <p>This is printed:</p>
        <figure class="output">
        <figcaption>Output of <a href="#example-one">One</a>, in any order</figcaption>
        <pre class="printed wraps"><samp>hi
        </samp></pre>
        </figure>

        """))
  }

  @Test func `an output of another example is a separate figure`() throws {
    let html = try render(
      "```swift of=\"One\"\n```\n\n```output of=\"Two\"\nhi\n```\n\n```swift of=\"Two\"\n```\n\n"
        + "```output of=\"Three\"\n```\n")
    #expect(html.contains("<figcaption>Output of <a href=\"#example-two\">Two</a></figcaption>"))
    #expect(html.contains("<figcaption>Output of Three</figcaption>"))
    #expect(html.contains("id=\"example-two\""))
  }

  @Test func `an output without an example has a plain caption`() throws {
    #expect(try render("```output\n```\n").contains("<figcaption>Output</figcaption>"))
  }

  @Test func `an example that is shown in parts has one anchor`() throws {
    let html = try render("```swift of=\"One\"\na\n```\n\n```swift of=\"One\"\nb\n```\n")
    #expect(html.split(separator: "id=\"example-one\"").count == 2)
    #expect(html.split(separator: "Example: One").count == 3)
  }

  @Test(arguments: [
    ("swift file=\"De<ck.swift\"", "file", "<code>De&lt;ck.swift</code>"),
    ("swift fails=\"needs 'x'\"", "fails", "Does not compile: <q>needs &#39;x&#39;</q>"),
    ("swift warns=\"unused\"", "warns", "Compiles with a warning: <q>unused</q>"),
    ("swift sketch=\"a server\"", "sketch", "Illustration: a server"),
  ]) func `the caption of a fence describes its role`(info: String, kind: String, caption: String) throws {
    #expect(
      try render("```\(info)\n1\n```\n") == """
        <figure class="\(kind)">
        <figcaption>\(caption)</figcaption>
        <pre class="wraps"><code><i class="n">1</i>
        </code></pre>
        </figure>

        """)
  }

  @Test(arguments: ["text", "", "swift", "swift mistake=1", "marble"])
  func `a fence without a role is shown without a caption`(info: String) throws {
    #expect(
      try render("```\(info)\n<x>\n\n  y\n```\n")
        == "<pre \(info.hasPrefix("swift") ? "class=\"wraps\"" : "tabindex=\"0\"")><code>&lt;x&gt;\n\n  y\n</code></pre>\n"
    )
  }

  @Test func `an example in a list keeps its output`() throws {
    let html = try render("- a\n\n  ```swift of=\"One\"\n  ```\n\n  ```output\n  hi\n  ```\n")
    #expect(html.contains("<p class=\"label\">Output</p>"))
    #expect(html.hasSuffix("</figure>\n</li>\n</ul>\n"))
  }
}
