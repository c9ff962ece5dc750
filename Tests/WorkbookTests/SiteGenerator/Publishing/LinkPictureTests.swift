import Foundation
import Testing

@testable import BookModel
@testable import SiteGenerator
@testable import SystemSupport

@Suite struct LinkPictureTests {
  private func site(_ pictures: (DiskCache) -> PictureConverter?) throws -> Site {
    let book = try SiteBook("One")
    try book.write("# One\n\nFirst.\n\n## `map`\n", to: "Chapter.md")
    try book.write("# Book\n\n```operators\nmap\n```\n", to: "../Cover.md")
    let cache = DiskCache(at: book.root.appending(path: "cache"), programVersion: Fingerprint("1"))
    return try SiteBuilder(
      book: book.parsed, publication: try Publication(at: "https://example.org/b"), pictures: pictures(cache)
    ).site()
  }

  private static let hasProgram = Executable.named("rsvg-convert") != nil

  @Test(.enabled(if: hasProgram, "rsvg-convert is not installed"))
  func `pages of chapters and operators have pictures, which are the same in each build`() throws {
    let site = try site(PictureConverter.init)
    let paths = ["index", "Chapter01-One", "operators/map"].map { "previews/\($0).png" }
    #expect(site.files.keys.filter { $0.hasPrefix("previews/") }.sorted() == paths.sorted())
    for path in paths { #expect(site.files[path]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true) }
    #expect(try self.site(PictureConverter.init).files == site.files)
    func page(_ path: String) -> String { String(decoding: site.files[path] ?? Data(), as: UTF8.self) }
    let chapter = page("Chapter01-One/index.html")
    #expect(
      chapter.contains(
        "<meta property=\"og:image\" content=\"https://example.org/b/previews/Chapter01-One.png\">"))
    #expect(chapter.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
    #expect(page("part-1.html").contains("content=\"https://example.org/b/previews/index.png\""))
  }

  @Test func `without the program, link previews have no pictures`() throws {
    let site = try site { _ in nil }
    #expect(!site.files.keys.contains { $0.hasPrefix("previews/") })
    let page = String(decoding: site.files["index.html"] ?? Data(), as: UTF8.self)
    #expect(page.contains("<meta name=\"twitter:card\" content=\"summary\">") && !page.contains("og:image"))
  }

  @Test func `a long title is broken into two lines`() {
    let picture = LinkPicture(
      kind: "Chapter 1 & 2",
      title: "`map` and many other words that need more than one line, or even two of them",
      drawing: nil)
    let svg = picture.svg(for: "Book", in: .light)
    #expect(svg.contains("Chapter 1 &amp; 2"))
    #expect(svg.contains(">map and many other words that</text>"))
    #expect(svg.contains(">need more than one line, or …</text>"))
  }
}
