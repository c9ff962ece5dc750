import Foundation
import Testing

@testable import BookModel
@testable import SiteGenerator

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
    for name in ["Cover", "Preface", "Appendix"] { try site.write("# \(name)", to: "../\(name).md") }
    try site.write("package", to: "../../Package.swift")
    let book = site.parsed
    let chapter = book.chapters[0].chapter
    links = SiteLinks(book: book, chapter: chapter, folder: chapter.folder)
    challengeLinks = SiteLinks(
      book: book, chapter: chapter, folder: book.chapters[0].challenges[0].folder)
  }

  private func refused(_ target: SiteLinks.Target) -> Bool {
    if case .refused = target { true } else { false }
  }

  @Test(arguments: [
    "https://x.org/a?b#c", "HTTP://x.org", "mailto:a@x.org", "#anchor", "notes.html", "../x.html#y", "?q", "",
    "a/b:c", "Resources/", "%41.html",
  ]) func `a harmless address is accepted`(url: String) {
    #expect(links.link(url) == .address(url))
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "data:text/html,x", "vbscript:x",
    "file:///etc/passwd",
    "blob:x", "C:\\x", "//x.org", "\\\\x.org", "/etc/passwd", " //x.org", "javascript\u{301}:x",
    "javascript:\u{301}alert(1)", "data:\u{FE0F}text/html,x", "/\u{301}etc", " javascript:\u{20E3}x",
  ]) func `an address that runs code or leaves the book is rejected`(url: String) {
    #expect(refused(links.link(url)))
  }

  @Test func `an anchor may start with a combining mark`() {
    #expect(links.link("#\u{FE0F}-caution") == .address("#%EF%B8%8F-caution"))
    #expect(
      links.link("../Chapter02-Two/Chapter.md#\u{FE0F}-a")
        == .address("../Chapter02-Two/index.html#%EF%B8%8F-a"))
  }

  @Test func `characters that an address cannot contain are encoded`() {
    #expect(links.link("a b\"<é>\\\t.html") == .address("a%20b%22%3C%C3%A9%3E%5C%09.html"))
  }

  @Test(arguments: [
    ("Chapter.md", "index.html"),
    ("../Chapter01-One/Chapter.md#x", "index.html#x"),
    ("../Chapter02-Two/Chapter.md#a-b", "../Chapter02-Two/index.html#a-b"),
    ("../Chapter02-Two", "../Chapter02-Two/index.html"),
    ("../Chapter02-Two/", "../Chapter02-Two/index.html"),
    ("Challenges/2-till/Challenge.md", "index.html#challenge-2-till"),
    ("../Cover.md#x", "../index.html#x"), ("../Preface.md", "../preface.html"),
    ("../Appendix.md#x", "../appendix.html#x"),
  ]) func `a link to a chapter or a challenge leads to its page`(url: String, address: String) {
    #expect(links.link(url) == .address(address))
  }

  @Test func `a file of another chapter is copied to its folder`() {
    let asset = SiteAsset(
      source: site.book.chapters[1].folder.appending(path: "c.png").standardizedFileURL,
      path: "Chapter02-Two/c.png")
    #expect(links.link("../Chapter02-Two/c.png") == .asset(asset, address: "../Chapter02-Two/c.png"))
  }

  @Test func `a file outside of the folder of chapters is rejected`() {
    #expect(
      links.link("../../Package.swift")
        == .refused(
          "`../../Package.swift` is not on the site, which has only files below Chapters; link to it on the web."
        ))
  }

  @Test func `links in a challenge are relative to its chapter's page`() {
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
    ("https://x.org/a.png", "Images from other places are not allowed"),
    ("data:image/png;base64,AA", "Images from other places are not allowed"),
    ("#x", "Images from other places are not allowed"),
    ("Resources/none.png", "There is no image"),
    ("Resources", "is outside"),
    ("../Chapter02-Two/c.png", "is outside"),
  ]) func `an image that cannot be shown is rejected with advice`(url: String, message: String) {
    guard case .refused(let reason) = links.image(url) else {
      Issue.record("not refused")
      return
    }
    #expect(reason.contains(message))
  }
}
