import Foundation
import Testing

@testable import Workbook

@Suite struct SiteLinksTests {
  private let site: SiteBook
  private let links: SiteLinks
  private let challengeLinks: SiteLinks

  init() throws {
    site = try SiteBook("One", "Two")
    try site.write("# One", to: "Chapter.md")
    try site.write("PNG", to: "Resources/a.png")
    try site.write("PNG", to: "Challenges/2-till/b.png")
    try site.write("# Till", to: "Challenges/2-till/Challenge.md")
    try site.write("PNG", to: "c.png", ofChapter: 2)
    let chapter = site.book.chapters[0]
    links = SiteLinks(book: site.book, chapter: chapter, folder: chapter.folder)
    challengeLinks = SiteLinks(book: site.book, chapter: chapter, folder: chapter.challenges[0].folder)
  }

  private func refused(_ target: SiteLinks.Target) -> Bool {
    if case .refused = target { true } else { false }
  }

  @Test(arguments: [
    "https://x.org/a?b#c", "HTTP://x.org", "mailto:a@x.org", "#anchor", "notes.html", "../x.html#y", "?q", "",
    "a/b:c", "Resources/", "%41.html",
  ]) func `an address that harms nobody is kept`(url: String) {
    #expect(links.link(url) == .address(url))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x",
    "file:///etc/passwd",
    "blob:x", "C:\\x", "//x.org", "\\\\x.org", "/etc/passwd", " //x.org", "javascript\u{301}:x",
  ]) func `an address that runs something or leaves the book is refused`(url: String) {
    #expect(refused(links.link(url)))
  }

  @Test func `what an address cannot contain is encoded`() {
    #expect(links.link("a b\"<é>\\\t.html") == .address("a%20b%22%3C%C3%A9%3E%5C%09.html"))
  }

  @Test(arguments: [
    ("Chapter.md", "index.html"),
    ("../Chapter01-One/Chapter.md#x", "index.html#x"),
    ("../Chapter02-Two/Chapter.md#a-b", "../Chapter02-Two/index.html#a-b"),
    ("../Chapter02-Two", "../Chapter02-Two/index.html"),
    ("../Chapter02-Two/", "../Chapter02-Two/index.html"),
    ("Challenges/2-till/Challenge.md", "index.html#challenge-2-till"),
  ]) func `a link to a chapter or a challenge leads to its page`(url: String, address: String) {
    #expect(links.link(url) == .address(address))
  }

  @Test func `links in a challenge are seen from its chapter's page`() {
    let asset = SiteAsset(
      source: site.book.chapters[0].folder.appending(path: "Challenges/2-till/b.png").standardizedFileURL,
      path: "Chapter01-One/Challenges/2-till/b.png")
    #expect(challengeLinks.image("b.png") == .asset(asset, address: "Challenges/2-till/b.png"))
    #expect(challengeLinks.link("../../Chapter.md") == .address("index.html"))
    #expect(challengeLinks.link("other.html") == .address("Challenges/2-till/other.html"))
    #expect(challengeLinks.link("#x") == .address("#x"))
  }

  @Test func `a file that is linked to is copied`() {
    guard case .asset(let asset, "Resources/a.png#x") = links.link("Resources/a.png#x") else {
      Issue.record("not copied")
      return
    }
    #expect(asset.path == "Chapter01-One/Resources/a.png")
  }

  @Test(arguments: [
    ("https://x.org/a.png", "shows no image from elsewhere"),
    ("data:image/png;base64,AA", "shows no image from elsewhere"),
    ("#x", "shows no image from elsewhere"),
    ("Resources/none.png", "There is no image"),
    ("Resources", "lies outside"),
    ("../Chapter02-Two/c.png", "lies outside"),
  ]) func `an image that cannot be shown is refused with advice`(url: String, message: String) {
    guard case .refused(let reason) = links.image(url) else {
      Issue.record("not refused")
      return
    }
    #expect(reason.contains(message))
  }
}
