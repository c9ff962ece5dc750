import CCmark
import Foundation
import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import SiteGenerator

/// Compares our rendering of the examples of the CommonMark specification with cmark's.
@Suite struct CommonMarkTests {
  /// An example with its title.
  struct Sample: Sendable, CustomTestStringConvertible {
    let title: String
    let text: String
    var testDescription: String { title }
  }

  private static let samples: [Sample] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "CommonMark/examples.txt")
    let fence = String(repeating: "`", count: 32) + " "
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n" + fence).dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      return Sample(
        title: lines[0], text: lines.dropFirst().joined(separator: "\n").replacing("→", with: "\t"))
    }
  }()

  @Test func `most examples are rendered as cmark renders them`() throws {
    let site = try SiteBook("One")
    var compared = 0
    for sample in Self.samples {
      let document = MarkdownDocument(text: sample.text, file: "A.md")
      if Self.hasUnsupportedMarkup(document) { continue }
      let links = SiteLinks(
        book: site.parsed, chapter: site.book.chapters[0], folder: site.book.chapters[0].folder)
      var renderer = DocumentRenderer(document: document, links: links, anchors: Anchors())
      let ours = renderer.render(document.events[...]).description
      if !renderer.gathered.findings.isEmpty { continue }
      #expect(Self.plain(ours) == Self.plain(Self.rendered(sample.text)), "\(sample.title)\n\(sample.text)")
      compared += 1
    }
    #expect(Self.samples.count == 649)
    #expect(compared >= 480)
  }

  /// Whether the document has raw HTML, which we reject, or an image, whose file the book must contain.
  private static func hasUnsupportedMarkup(_ document: MarkdownDocument) -> Bool {
    document.events.contains { event in
      switch event {
      case .leaf(let node): if case .html = node.kind { true } else { false }
      case .enter(let node): if case .image = node.kind { true } else { false }
      case .exit: false
      }
    }
  }

  private static func rendered(_ text: String) -> String {
    guard let html = cmark_markdown_to_html(text, text.utf8.count, CMARK_OPT_UNSAFE) else { return "" }
    defer { free(html) }
    return String(cString: html)
  }

  /// Removes our additions and the whitespace between blocks, and normalises different ways to write the same
  /// markup.
  private static func plain(_ html: String) -> String {
    html
      .replacing(
        /<div class="heading">(<h\d) id="[^"]*"(>.*?<\/h\d>)<a [^>]*>#<\/a><\/div>/.dotMatchesNewlines()
      ) {
        "\($0.1)\($0.2)"
      }
      .replacing(" tabindex=\"0\"", with: "")
      .replacing(/<code class="language-[^"]*">/, with: "<code>")
      .replacing(" />", with: ">")
      .replacing("&#39;", with: "'")
      .replacing(/[“”]/, with: "&quot;")
      .replacing(/[‘’]/, with: "'")
      .replacing("—", with: "---").replacing("–", with: "--").replacing("…", with: "...")
      .replacing(/\s*(<\/?(?:p|ul|ol|li|blockquote|h\d|hr|pre)(?: [^>]*)?>)\s*/) { "\($0.1)" }
      .trimmingCharacters(in: .newlines)
  }
}
