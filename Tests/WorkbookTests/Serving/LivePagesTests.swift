import Foundation
import Reactive
import Testing

@testable import Workbook

@Suite struct LivePagesTests {
  private let site: SiteBook
  private let pages = LivePages()

  init() throws {
    site = try SiteBook("One", "Two")
    try site.write("# One\n", to: "Chapter.md")
    try site.write("# Two\n\nSaid.\n\n- a\n\n  ```output\n  x\n  ```\n", to: "Chapter.md", ofChapter: 2)
    try show()
  }

  private func show() throws {
    var book = site.book
    book.marksLines = true
    pages.show(try SiteBuilder(book: book).site())
  }

  private func page(_ path: String) throws -> String {
    String(decoding: try #require(pages.file(at: path)), as: UTF8.self)
  }

  private func version(_ path: String) throws -> String {
    String(try #require(try page(path).firstMatch(of: /data-version="([0-9.]+)"/)).1)
  }

  @Test func `a page that is served may listen to the server, and says where its blocks are from`() throws {
    let page = try page("Chapter02-Two/index.html")
    #expect(page.contains("; connect-src 'self'\">"))
    #expect(page.contains("<script src=\"/live.js\""))
    let file = "Chapters/Chapter02-Two/Chapter.md"
    #expect(
      page.matches(of: /data-place="([^"]+)"/).map { String($0.1) }
        == [1, 3, 5, 7].map { "\(file):\($0)" })
  }

  @Test func `a page that is built has none of it`() throws {
    try site.build()
    for path in site.files() where path.hasSuffix(".html") {
      let page = try site.built(path)
      for word in ["live.js", "connect-src", "data-place", "data-version"] {
        #expect(!page.contains(word), "\(path) has \(word)")
      }
    }
    #expect(!site.files().contains("live.js"))
  }

  @Test func `a page has another version when it has changed, and only then`() throws {
    let before = try (version("Chapter01-One/index.html"), version("Chapter02-Two/index.html"))
    try site.write("# One\n\nMore.\n", to: "Chapter.md")
    try show()
    #expect(try version("Chapter01-One/index.html") != before.0)
    #expect(try version("Chapter02-Two/index.html") == before.1)
    #expect(try version("Chapter01-One/index.html").prefix { $0 != "." } == before.0.prefix { $0 != "." })
    #expect(LivePages().file(at: "index.html") == nil)
  }

  @Test func `what is known of the book is told, each finding once`() throws {
    var told: [String] = []
    let subscription = pages.states.subscribe(onNext: { told.append($0) })
    let finding = Finding(file: "a.md", line: 1, message: "No.")
    pages.tell(.done, [finding, finding], trouble: "Oh.")
    subscription.dispose()
    let last = try #require(told.last)
    #expect(
      last.hasPrefix(
        #"{"findings":[{"details":[],"file":"a.md","line":1,"message":"No.","related":[]}],"proof":"done","#
          + #""trouble":"Oh.","versions":{"#))
    #expect(told.count == 2)
  }
}
