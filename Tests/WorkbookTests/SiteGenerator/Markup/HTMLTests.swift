import Testing

@testable import SiteGenerator

@Suite struct HTMLTests {
  private func escaped(_ text: String) -> String {
    let html: HTML = "\(text)"
    return html.description
  }

  @Test func `text cannot become markup`() {
    #expect(escaped("<b title=\"x\" id='y'>&amp;") == "&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;")
  }

  @Test func `a combining character does not prevent escaping`() {
    #expect(
      escaped("\"\u{301}<\u{338}&\u{FE0F}").unicodeScalars.elementsEqual(
        "&quot;\u{301}&lt;\u{338}&amp;\u{FE0F}".unicodeScalars))
  }

  @Test func `characters that HTML does not allow are replaced`() {
    #expect(escaped("a\u{0}\u{1B}\u{7F}\u{85}\n\tb") == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\n\tb")
  }

  @Test func `nested markup is not escaped`() {
    let inner: HTML = "<i>\("<")</i>"
    let outer: HTML = "<b>\(inner)\(7)</b>"
    #expect(outer.description == "<b><i>&lt;</i>7</b>")
  }

  @Test func `placeholders are resolved with the style of the page`() {
    let html: HTML = """
      \(anchor: "a&b")<h2\(id: "a&b")><a\(href: "x&y.html")\(only: .screen, " tabindex=\"0\"")>“\("x")”</a>\
      <br\(HTML.void)<a\(href: "nowhere")>\(only: .epub, "<i>\("<")</i>")</a></h2>
      """
    #expect(
      html.description
        == "<h2 id=\"a&amp;b\"><a href=\"x&amp;y.html\" tabindex=\"0\">“x”</a><br><a href=\"nowhere\"></a></h2>"
    )
    #expect(html.anchors == ["a&b"])
    let style = PageStyle(
      media: .epub, address: { address, path in address == "nowhere" ? nil : "\(path)-\(address)" },
      identifier: { identifier, path in "\(path)-\(identifier)" },
      formerAnchors: ["p": ["a&b": ["old", "older"]]])
    #expect(
      html.text(in: style, at: "p") == """
        <span id="old"></span><span id="older"></span><h2 id="p-a&amp;b"><a href="p-x&amp;y.html">“x”</a>\
        <br/><a><i>&lt;</i></a></h2>
        """)
    #expect(html.text(in: style, at: "q").hasPrefix("<h2 id=\"q-a&amp;b\">"))
  }
}
