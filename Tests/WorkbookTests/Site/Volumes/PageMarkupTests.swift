import Testing
@testable import Workbook

@Suite struct PageMarkupTests {
  @Test func `values are replaced, and attributes without one are left out`() {
    let html: HTML = "<a id=\"x\" href=\"y\" class=\"z\">\("say \"id\"")</a>"
    let markup = PageMarkup(html).replacingValues { attribute, value in
      attribute == "href" ? nil : attribute == "id" ? "p-\(value)" : String(value)
    }
    #expect(markup == "<a id=\"p-x\" class=\"z\">say &quot;id&quot;</a>")
  }

  @Test func `what is removed goes with its end, as often as it comes`() {
    #expect("a<x>1</x>b<x>2</x>c<x>".removing(from: "<x>", through: "</x>") == "abc<x>")
  }
}
