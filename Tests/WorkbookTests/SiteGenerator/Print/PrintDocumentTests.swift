import Foundation
import Testing

@testable import SiteGenerator

@Suite struct PrintDocumentTests {
  private func html(_ text: String) throws -> String {
    let site = try SiteBook("One", "Two")
    try site.write(text, to: "Chapter.md")
    try site.write("# Two\n\n## Same\n\nEnd.\n", to: "Chapter.md", ofChapter: 2)
    return PrintDocument(try PrintableBook(of: site.parsed)).html.description
  }

  @Test func `the identifiers of each page are unique, and links use them`() throws {
    let html = try html("# One\n\n## Same\n\n[There](../Chapter02-Two/Chapter.md#same), [here](#same).\n")
    let own = html.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(own).count == own.count)
    for link in html.matches(of: /\shref="#([^"]+)"/) { #expect(own.contains(String(link.output.1))) }
    #expect(html.contains("<a href=\"#p3-same\">There</a>"))
    #expect(html.contains("<a href=\"#p2-same\">here</a>"))
  }

  @Test func `everything is unfolded, and answers are not exclusive`() throws {
    let html = try html(
      "# One\n\n```swift of=\"One\"\none()\n```\n\nWhat?\n\n```answers\na  1\nb  2\n\na is right: So.\nb: No.\n```\n"
    )
    #expect(html.matches(of: /<details open/).count == 2)
    #expect(html.matches(of: /<details/).count == 2)
    #expect(!html.contains(" name=\""))
  }

  @Test func `the right answers are not next to the questions but at the end of the chapter`() throws {
    let html = try html(
      "# One\n\n```swift of=\"One\"\none()\n```\n\nWhat?\n\n```answers\na  1\nb  2\n\na is right: So.\nb: No.\n```\n\nEnd.\n"
    )
    #expect(html.matches(of: /Right\./).count == 1)
    #expect(
      html.contains(
        """
        <p>End.</p>
        <section class="solved">
        <h2>Answers to the questions</h2>
        <dl>
        <dt>One</dt>
        <dd><b>a</b> <strong>Right.</strong> So.</dd>
        <dd><b>b</b> <strong>No.</strong> No.</dd>
        </dl>
        """), "\(html)")
  }

  @Test func `the table of contents links to chapters and sections`() throws {
    let html = try html("# One\n\n## Same\n\nText.\n")
    #expect(html.contains("<li class=\"d1\"><a href=\"#p2\">1 One</a></li>"))
    #expect(html.contains("<li class=\"d2\"><a href=\"#p2-same\">Same</a></li>"))
  }
}
