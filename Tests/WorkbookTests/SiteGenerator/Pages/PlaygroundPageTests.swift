import Composer
import Foundation
import Testing

@testable import SiteGenerator

@Suite struct PlaygroundPageTests {
  @Test func `only a book with a playground has its page, and links to it`() throws {
    for hasPlayground in [true, false] {
      let site = try SiteBook("One")
      site.hasPlayground = hasPlayground
      try site.write("# One\n", to: "Chapter.md")
      try site.build()
      #expect(site.files().contains("play.html") == hasPlayground)
      #expect(
        try site.built("index.html").contains("<a href=\"play.html\">Open the playground</a>")
          == hasPlayground)
      #expect(
        try site.built("Chapter01-One/index.html").contains("<a href=\"../play.html\">Playground</a>")
          == hasPlayground)
    }
  }

  @Test func `without the module, the page is a picture and loads no script of its own`() throws {
    let site = try SiteBook("One")
    site.hasPlayground = true
    try site.write("# One\n", to: "Chapter.md")
    try site.build()
    let page = try site.built("play.html")
    #expect(page.contains("This is a picture, because this site was built without WebAssembly."))
    #expect(page.contains("<link rel=\"stylesheet\" href=\"play/play.css\">"))
    #expect(!page.contains("play.js"))
    // The description of the picture, and the code of the same chain.
    #expect(page.contains("result: 1X at 0 ms, 1Y at 40 ms"))
    #expect(page.contains(".map { $0.uppercased() }"))
    #expect(!site.files().contains("play/module.js"))
  }

  @Test func `the packed form of a chain is a list`() throws {
    let chain = Composition(
      [.init("a", .behavior, ["0"], marks: [.init(10, .element, "1"), .init(20, .completed)])],
      [.init("take", "2")])
    let json = String(decoding: try JSONEncoder().encode(PackedComposition(chain)), as: UTF8.self)
    #expect(json == #"[300,[["a","behavior",["0"],[[10,0,"1"],[20,1,""]]]],[["take","2"]]]"#)
  }
}
