import Foundation
import Testing

@Suite struct PartPageTests {
  private func page(of site: SiteBook) throws -> String {
    try site.build()
    return try site.built("part-1.html")
  }

  @Test func `a part lists the sections of its chapters, except those that all chapters have`() throws {
    let site = try SiteBook("One", "Two")
    try site.write("# One\n\n## Ebb\n\n## Both\n", to: "Chapter.md")
    try site.write("# Two\n\n## Both\n\n## Flood\n", to: "Chapter.md", ofChapter: 2)
    let page = try page(of: site)
    #expect(
      page.contains("<ul class=\"topics\">\n<li><a href=\"Chapter01-One/index.html#ebb\">Ebb</a></li>\n</ul>")
    )
    #expect(page.contains("<li><a href=\"Chapter02-Two/index.html#flood\">Flood</a></li>"))
    #expect(!page.contains("index.html#both"))
  }

  @Test func `the only chapter of a part shows all its sections`() throws {
    let site = try SiteBook("One")
    try site.write("# One\n\n## Ebb\n\n## Both\n", to: "Chapter.md")
    let page = try page(of: site)
    #expect(page.contains("#ebb\">Ebb</a>"))
    #expect(page.contains("#both\">Both</a>"))
  }
}
