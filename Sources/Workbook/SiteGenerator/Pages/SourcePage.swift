import BookModel
import SymbolIndex

/// The page of a chapter's source file, parts of which the chapter shows.
struct SourcePage {
  let path: String
  private let chapter: BookChapter
  private let name: String
  private let lines: [String]
  private let symbols: ExcerptSymbols?
  private let crumbs: [PageTemplate.Link]

  /// Returns the pages of all source files of a chapter.
  static func all(in setting: ChapterPage.Setting) -> [SourcePage] {
    setting.origins.sources.fileNames.compactMap { SourcePage($0, in: setting) }
  }

  private init?(_ name: String, in setting: ChapterPage.Setting) {
    guard let text = setting.origins.sources.text(ofFile: name) else { return nil }
    chapter = setting.chapter
    self.name = name
    lines = text.lines
    symbols = setting.symbols.flatMap {
      ExcerptSymbols($0, in: name, line: 0, code: text.lines, source: text.lines)
    }
    path = "\(chapter.name)/\(CodeFigure.page(ofFile: name))"
    crumbs = setting.crumbs
  }

  func page(in navigation: Navigation) -> PageTemplate {
    let code = Highlighter.html(
      of: lines.joined(separator: "\n") + "\n", language: "swift", isNumbered: true, symbols: symbols)
    return PageTemplate(
      navigation: navigation, place: .below(chapter: chapter.name), path: path, title: "\(name)", root: "../",
      crumbs: crumbs,
      beginning: """
        The chapter shows parts of this file. Run the chapter's examples with ./rxbook run \(chapter.identifier).
        """,
      body: """
        <header class="title">
        <p>Code of chapter \(chapter.number)</p>
        <h1>\(name)</h1>
        </header>
        <div class="text">
        <p><a href="index.html">The chapter</a> shows parts of this file. Run the chapter's examples with \
        <code>./rxbook run \(chapter.identifier)</code>.</p>
        <pre class="wraps numbered"\(CodeFigure.attribute(of: symbols))><code>\(code)</code></pre>
        </div>

        """)
  }
}
