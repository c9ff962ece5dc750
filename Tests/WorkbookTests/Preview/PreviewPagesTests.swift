import Foundation
import Reactive
import Testing

@testable import BookModel
@testable import Preview
@testable import SiteGenerator
@testable import TextSupport

@Suite struct PreviewPagesTests {
  private let site: SiteBook
  private let pages = PreviewPages()

  init() throws {
    site = try SiteBook("One", "Two")
    try site.write("# One\n", to: "Chapter.md")
    try site.write("# Two\n\nSaid.\n\n- a\n\n  ```output\n  x\n  ```\n", to: "Chapter.md", ofChapter: 2)
    try show()
  }

  private func show() throws {
    pages.show(try SiteBuilder(book: site.parsed, style: .preview).site())
  }

  private func page(_ path: String) throws -> String {
    String(decoding: try #require(pages.file(at: path)), as: UTF8.self)
  }

  private func version(_ path: String) throws -> String {
    String(try #require(try page(path).firstMatch(of: /data-version="([0-9a-z]+)"/)).1)
  }

  @Test func `a preview page can connect to the server, and has the source line of each block`() throws {
    let page = try page("Chapter02-Two/index.html")
    #expect(page.contains("; connect-src 'self'\">"))
    #expect(page.contains("<script src=\"/preview.js\""))
    let file = "Chapters/Chapter02-Two/Chapter.md"
    #expect(
      page.matches(of: /data-place="([^"]+)"/).map { String($0.1) }
        == [1, 3, 5, 7].map { "\(file):\($0)" })
  }

  @Test func `a built page has no preview features`() throws {
    try site.build()
    for path in site.files() where path.hasSuffix(".html") {
      let page = try site.built(path)
      for word in ["preview.js", "connect-src", "data-place", "data-version"] {
        #expect(!page.contains(word), "\(path) has \(word)")
      }
    }
    #expect(!site.files().contains("preview.js"))
  }

  @Test func `the version of a page changes only when the page changes`() throws {
    let before = try (version("Chapter01-One/index.html"), version("Chapter02-Two/index.html"))
    try site.write("# One\n\nMore.\n", to: "Chapter.md")
    try show()
    #expect(try version("Chapter01-One/index.html") != before.0)
    #expect(try version("Chapter02-Two/index.html") == before.1)
    try site.write("# One\n", to: "Chapter.md")
    try show()
    #expect(try version("Chapter01-One/index.html") == before.0)
    #expect(PreviewPages().file(at: "index.html") == nil)
  }

  @Test func `the state of the book is published, with each finding once`() throws {
    var states: [String] = []
    let subscription = pages.states.subscribe(onNext: { states.append($0) })
    let finding = Finding(file: "a.md", line: 1, message: "No.")
    pages.publish(.done, [finding, finding], trouble: "Oh.")
    subscription.dispose()
    let last = try #require(states.last)
    #expect(
      last.hasPrefix(
        #"{"findings":[{"details":[],"file":"a.md","line":1,"message":"No.","related":[]}],"proof":"done","#
          + #""trouble":"Oh.","versions":{"#))
    #expect(states.count == 2)
  }
}
