import Testing

@testable import Workbook

@Suite struct HTMLTests {
  private func escaped(_ text: String) -> String {
    let html: HTML = "\(text)"
    return html.description
  }

  @Test func `text cannot become markup`() {
    #expect(escaped("<b title=\"x\" id='y'>&amp;") == "&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;")
  }

  @Test func `a mark on top of a quote does not hide the quote`() {
    #expect(
      escaped("\"\u{301}<\u{338}&\u{FE0F}").unicodeScalars.elementsEqual(
        "&quot;\u{301}&lt;\u{338}&amp;\u{FE0F}".unicodeScalars))
  }

  @Test func `what HTML cannot contain is replaced`() {
    #expect(escaped("a\u{0}\u{1B}\u{7F}\u{85}\n\tb") == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\n\tb")
  }

  @Test func `markup within markup stays what it is`() {
    let inner: HTML = "<i>\("<")</i>"
    let outer: HTML = "<b>\(inner)\(7)</b>"
    #expect(outer.description == "<b><i>&lt;</i>7</b>")
  }
}
