import Testing

@testable import BookMarkdown
@testable import SiteGenerator
@testable import TextSupport

@Suite struct DocumentRendererTests {
  private func render(_ text: String) throws -> String { try SiteBook("One").render(text).html }

  @Test(arguments: [
    (
      "Some *words* and **more**  \nand `<code>`.",
      "<p>Some <em>words</em> and <strong>more</strong><br>\nand <code>&lt;code&gt;</code>.</p>\n"
    ),
    ("`[..]` in `[..] ms`", "<p><code><span class=\"gap\">…</span></code> in <code>[..] ms</code></p>\n"),
    ("> quoted\n> twice", "<blockquote>\n<p>quoted\ntwice</p>\n</blockquote>\n"),
    ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
    ("1. a", "<ol>\n<li>a</li>\n</ol>\n"),
    ("3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"),
    ("---", "<hr>\n"),
    ("&lt;b&gt; &amp;amp; &copy; \"'", "<p>&lt;b&gt; &amp;amp; © “’</p>\n"),
    ("<!-- a note -->\n\nText <!-- too -->.", "<p>Text .</p>\n"),
    (
      "An Observable<Int> and <script>alert(1)</script>",
      "<p>An Observable&lt;Int&gt; and &lt;script&gt;alert(1)&lt;/script&gt;</p>\n"
    ),
    ("<script>\nalert(1)\n</script>", "&lt;script&gt;\nalert(1)\n&lt;/script&gt;\n"),
    ("a\n\n    indented <b>", "<p>a</p>\n<pre tabindex=\"0\"><code>indented &lt;b&gt;\n</code></pre>\n"),
  ]) func `Markdown is rendered as HTML`(text: String, html: String) throws {
    #expect(try render(text) == html)
  }

  @Test func `a table has a header and is in a scrollable group`() throws {
    #expect(
      try render("| Who | | \"So\" |\n|---|:-:|--:|\n| `Tern` | *b* | 1 |") == """
        <div class="table" role="group" aria-label="Table: Who, “So”" tabindex="0">
        <table>
        <thead>
        <tr>
        <th scope="col">Who</th>
        <td class="centre"></td>
        <th scope="col" class="right">“So”</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td><code>Tern</code></td>
        <td class="centre"><em>b</em></td>
        <td class="right">1</td>
        </tr>
        </tbody>
        </table>
        </div>

        """)
  }

  @Test(arguments: [("NOTE", "note", "Note"), ("WARNING", "warning", "Warning")])
  func `a note has a title`(mark: String, name: String, title: String) throws {
    #expect(
      try render("> [!\(mark)]\n> It's so.") == """
        <div class="aside \(name)" role="note">
        <p class="kind">\(title)</p>
        <p>It’s so.</p>
        </div>

        """)
  }

  @Test func `an image with a title that is alone in its paragraph is a figure with a caption`() throws {
    let site = try SiteBook("One")
    try site.write("PNG", to: "Resources/a.png")
    #expect(
      try site.render("![A quay](Resources/a.png \"The 'quay' of `x`\")").html
        == """
        <figure class="picture" tabindex="0">
        <img src="Resources/a.png" alt="A quay">
        <figcaption>The ‘quay’ of <code>x</code></figcaption>
        </figure>

        """)
    #expect(
      try site.render("![A](Resources/a.png \"T\") b").html
        == "<p><img src=\"Resources/a.png\" alt=\"A\" title=\"T\"> b</p>\n")
    #expect(
      try site.render("![A](Resources/a.png)").html == "<p><img src=\"Resources/a.png\" alt=\"A\"></p>\n")
  }

  @Test func `quotes and dashes are typeset, but anchors use the source text`() throws {
    let (html, gathered) = try SiteBook("One").render("## \"Hot\" -- `\"cold\"`")
    #expect(html.contains("<h2 id=\"hot----cold\">“Hot” – <code>&quot;cold&quot;</code></h2>"))
    #expect(gathered.headings.map(\.words) == ["“Hot” – \"cold\""])
    #expect(MarkdownDocument(text: "## \"Hot\" -- `\"cold\"`", file: "A.md").anchors == ["hot----cold"])
  }

  @Test func `a heading has an anchor and a link to itself`() throws {
    let (html, gathered) = try SiteBook("One").render(
      "## The `value()` of [it](#x)\n\n## The `value()` of it")
    #expect(
      html == """
        <div class="heading"><h2 id="the-value-of-it">The <code>value()</code> of <a href="#x">it</a></h2>\
        <a href="#the-value-of-it" aria-label="“The value() of it”">#</a></div>
        <div class="heading"><h2 id="the-value-of-it-1">The <code>value()</code> of it</h2>\
        <a href="#the-value-of-it-1" aria-label="“The value() of it”">#</a></div>

        """)
    #expect(
      gathered.headings.map(\.label.description)
        == Array(repeating: "The <code>value()</code> of it", count: 2))
  }

  @Test func `a heading cannot become markup`() throws {
    let html = try render("# &lt;img src=x onerror=alert(1)&gt; &quot;\u{301} onfocus=&quot;x")
    #expect(!html.contains("<img"))
    #expect(
      html.contains(
        "aria-label=\"“&lt;img src=x onerror=alert(1)&gt; “\u{301} onfocus=”x”\""))
  }

  @Test func `a link keeps its title and cannot break out of its quotes`() throws {
    #expect(
      try render("[a](https://x.org/?a=1&b='2' 'the \"title\" &lt;')")
        == "<p><a href=\"https://x.org/?a=1&amp;b=&#39;2&#39;\" "
        + "title=\"the &quot;title&quot; &lt;\">a</a></p>\n"
    )
    #expect(try render("[a](<x\" onclick=\"y>)") == "<p><a href=\"x%22%20onclick=%22y\">a</a></p>\n")
  }

  @Test func `a rejected link leaves its text and a finding`() throws {
    let (html, gathered) = try SiteBook("One").render("A\n[b *c*](javascript:alert(1)) [d](#e)")
    #expect(html == "<p>A\nb <em>c</em> <a href=\"#e\">d</a></p>\n")
    #expect(gathered.findings.map(\.line) == [2])
    #expect(gathered.findings.map(\.file) == ["Chapters/Chapter01-One/Chapter.md"])
  }

  @Test func `an image has its alternative text and is copied`() throws {
    let site = try SiteBook("One")
    try site.write("PNG", to: "Resources/a b.png")
    let (html, gathered) = try site.render("![A *quay* <b>\n`x` ![in](y.png)](Resources/a%20b.png \"T\") b")
    #expect(html == "<p><img src=\"Resources/a%20b.png\" alt=\"A quay  x in\" title=\"T\"> b</p>\n")
    #expect(gathered.assets.map(\.path) == ["Chapter01-One/Resources/a b.png"])
  }

  @Test func `an image without an alternative text and a missing image are reported`() throws {
    let site = try SiteBook("One")
    try site.write("PNG", to: "a.png")
    let (html, gathered) = try site.render("![](a.png)\n\n![b](b.png)\n\n![c](https://x.org/c.png)\n")
    #expect(html == "<p><img src=\"a.png\" alt=\"\"></p>\n<p>b</p>\n<p>c</p>\n")
    #expect(gathered.findings.map(\.line) == [1, 3, 5])
  }

  @Test(.timeLimit(.minutes(5)))
  func `blocks nested to any depth are rendered`() throws {
    let depth = 100_000
    let html = try render(String(repeating: ">", count: depth) + " deep\n")
    #expect(html.hasPrefix("<blockquote>\n<blockquote>\n"))
    #expect(html.hasSuffix("</blockquote>\n</blockquote>\n"))
    #expect(html.count == depth * "<blockquote>\n</blockquote>\n".count + "<p>deep</p>\n".count)
  }
}
