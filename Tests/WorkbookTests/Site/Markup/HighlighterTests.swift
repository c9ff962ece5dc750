import Testing

@testable import Workbook

@Suite struct HighlighterTests {
  private func html(_ code: String, _ language: String = "swift") -> String {
    Highlighter.html(of: code, language: language).description
  }

  @Test func `tokens get the class of their kind`() {
    #expect(
      html("@A let x: Int = 1 // \"y\"\n") == """
        <span class="attribute">@A</span> <span class="keyword">let</span> x: <span class="type">Int</span> = \
        <span class="number">1</span> <span class="comment">// &quot;y&quot;</span>

        """)
  }

  @Test func `an interpolation is coloured as code`() {
    #expect(
      html(#""a\(x)""#)
        == #"<span class="string">&quot;a</span><span class="string">\(</span>x<span class="string">)</span>"#
        + #"<span class="string">&quot;</span>"#)
  }

  @Test func `code cannot become markup`() {
    #expect(html("<b>&\"</b>\"") == "&lt;b&gt;&amp;<span class=\"string\">&quot;&lt;/b&gt;&quot;</span>")
    #expect(!html("</code></pre><script>alert(1)</script>").contains("<script"))
  }

  @Test func `other languages have no colours`() {
    #expect(html("let x = \"<\"", "text") == "let x = &quot;&lt;&quot;")
  }
}
