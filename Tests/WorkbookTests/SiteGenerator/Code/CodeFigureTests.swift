import Foundation
import Lesson
import Testing

@testable import BookModel
@testable import SiteGenerator

@Suite struct CodeFigureTests {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "code-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  /// Returns the markup of a chapter with one example, of which the text shows `lines`.
  private func page(showing lines: String, of name: String = "one \"two\"") throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = "import Lesson\n\nexample(of: \"\(name)\") {\n  let a = 1\n  print(a)\n}\n"
    let chapter = BookChapter(
      name: "Chapter01-A", root: folder,
      code: Chapter("A") { example(of: name, file: "A/Code/Parts.swift", line: 3) {} })
    let book = Book(root: folder, parts: [Part(title: "P", chapters: [chapter])])
    let files = [
      "Code/Parts.swift": source,
      "Chapter.md": "# A\n\n```swift of=\"\(name.replacing("\"", with: "\\\""))\"\n\(lines)\n```\n",
    ]
    for (path, text) in files {
      let file = chapter.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let parsed = BookLoader.load(book)
    return ChapterPage(at: 0, of: parsed, operators: parsed.operators).view.beginning.description
  }

  @Test func `an example shows the command that runs it and a link to its source`() throws {
    let html = try page(showing: "example(of: \"X\") {\n  let a = 1\n  print(a)\n}", of: "X")
    #expect(
      html.contains(
        """
        <p class="run"><code>./rxbook run chapter1 --example X</code> <a href="code-Parts.html#L3">Parts.swift</a></p>
        </figure>
        """))
    #expect(!html.contains("The whole example"))
  }

  @Test func `a partly shown example can be expanded`() throws {
    let html = try page(showing: "print(a)")
    #expect(
      html.contains("--example &quot;one \\&quot;two\\&quot;&quot;</code> <a href=\"code-Parts.html#L5\">"))
    #expect(html.contains("<summary>The whole example</summary>\n<pre class=\"wraps\"><code>example("))
  }

  @Test func `code that is not in the sources has no command`() throws {
    #expect(!(try page(showing: "print(b)").contains("class=\"run\"")))
  }
}
