import Foundation
import Lesson
import Testing

@testable import Workbook

@Suite struct CodeFigureTests {
  private let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "code-\(UUID().uuidString)", directoryHint: .isDirectory)
  }

  /// The markup of a chapter with one example, of which the text shows these lines.
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
    let text = book.text(of: chapter)
    let operators = OperatorIndex(of: book)
    return ChapterPage(at: 0, of: book, text: text, operators: operators).view.beginning.description
  }

  @Test func `an example says how it is run, and where it is from`() throws {
    let html = try page(showing: "example(of: \"X\") {\n  let a = 1\n  print(a)\n}", of: "X")
    #expect(
      html.contains(
        """
        <p class="run"><code>./rxbook run chapter1 --example X</code> <a href="code-Parts.html#L3">Parts.swift</a></p>
        </figure>
        """))
    #expect(!html.contains("The whole example"))
  }

  @Test func `a part of an example can be seen as a whole`() throws {
    let html = try page(showing: "print(a)")
    #expect(
      html.contains("--example &quot;one \\&quot;two\\&quot;&quot;</code> <a href=\"code-Parts.html#L5\">"))
    #expect(html.contains("<summary>The whole example</summary>\n<pre class=\"wraps\"><code>example("))
  }

  @Test func `of code that is not in the sources nothing is said`() throws {
    #expect(!(try page(showing: "print(b)").contains("class=\"run\"")))
  }
}
