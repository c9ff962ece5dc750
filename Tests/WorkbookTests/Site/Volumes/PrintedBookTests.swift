import Foundation
import Testing
@testable import Workbook

@Suite struct PrintedBookTests {
  private func html(_ text: String, numbers: [String: Int] = [:]) throws -> String {
    let site = try SiteBook("One", "Two")
    try site.write(text, to: "Chapter.md")
    try site.write("# Two\n\n## Same\n\nEnd.\n", to: "Chapter.md", ofChapter: 2)
    return PrintedBook(try BookVolume(of: site.book)).html(numbers: numbers).description
  }

  @Test func `each page's identifiers are its own, and links lead to them`() throws {
    let html = try html("# One\n\n## Same\n\n[There](../Chapter02-Two/Chapter.md#same), [here](#same).\n")
    let own = html.matches(of: /\sid="([^"]+)"/).map { String($0.output.1) }
    #expect(Set(own).count == own.count)
    for link in html.matches(of: /\shref="#([^"]+)"/) { #expect(own.contains(String(link.output.1))) }
    #expect(html.contains("<a href=\"#p3-same\">There</a>"))
    #expect(html.contains("<a href=\"#p2-same\">here</a>"))
  }

  @Test func `everything is open, and answers do not shut each other`() throws {
    let html = try html(
      "# One\n\n```swift of=\"One\"\none()\n```\n\nWhat?\n\n```answers\na  1\nb  2\n\na is right: So.\nb: No.\n```\n"
    )
    #expect(html.matches(of: /<details open/).count == 2)
    #expect(html.matches(of: /<details/).count == 2)
    #expect(!html.contains(" name=\""))
  }

  @Test func `the contents have the numbers that are known`() throws {
    let html = try html("# One\n\n## Same\n\nText.\n", numbers: ["p2": 12])
    #expect(html.contains("<span>1 One</span><span class=\"leader\"></span><span class=\"page\">12</span>"))
    #expect(html.contains("<span>Same</span><span class=\"leader\"></span><span class=\"page\"></span>"))
  }
}
