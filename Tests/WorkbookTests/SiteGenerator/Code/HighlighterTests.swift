import Testing

@testable import SiteGenerator

@Suite struct HighlighterTests {
  private func html(_ code: String, _ language: String = "swift") -> String {
    Highlighter.html(of: code, language: language).description
  }

  @Test func `tokens get the class of their kind`() {
    #expect(
      html("@A let x: Int = 1 // \"y\"\n") == """
        <i class="a">@A</i> <b>let</b> x: \
        <u>Int</u> = <i class="n">1</i> \
        <i class="c">// "y"</i>

        """)
  }

  @Test func `an interpolation is highlighted as code`() {
    #expect(html(#""a\(x)""#) == #"<bdi>"a\(</bdi>x<bdi>)"</bdi>"# + "\n")
  }

  @Test func `code cannot become markup`() {
    #expect(
      html("<b>&\"</b>\"")
        == "&lt;b&gt;&amp;<bdi>\"&lt;/b&gt;\"</bdi>\n")
    #expect(!html("</code></pre><script>alert(1)</script>").contains("<script"))
  }

  @Test func `a long line has its indentation and its break opportunities`() {
    let name = String(repeating: "a", count: 26)
    #expect(
      html("f(1)\n  .\(name)(b).d()\n\n") == """
        f(<i class="n">1</i>)
        <span class="i2">  .\(name)(<wbr>b)<wbr>.d(<wbr>)
        </span>

        """)
    #expect(html("a.b") == "a.b\n")
    // Each line of a multi-line token is highlighted.
    #expect(
      html("/* a\n   b */") == """
        <i class="c">/* a</i>
        <i class="c">   b */</i>

        """)
    #expect(html(String(repeating: " ", count: 99) + "x").contains("class=\"i24\""))
  }

  @Test func `other languages are not highlighted`() {
    #expect(html("let x = \"<\"", "text") == "let x = &quot;&lt;&quot;")
  }
}
