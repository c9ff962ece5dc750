/// The page of a file of a chapter's code, which the chapter shows in parts.
struct SourcePage {
  let path: String
  private let chapter: BookChapter
  private let name: String
  private let lines: [String]
  private let names: ShownNames?
  private let crumbs: [PageFrame.Link]

  /// The pages of the files of `page`'s chapter.
  static func all(of page: ChapterPage) -> [SourcePage] {
    page.origins.sources.fileNames.compactMap { SourcePage($0, of: page) }
  }

  private init?(_ name: String, of page: ChapterPage) {
    guard let text = page.origins.sources.text(ofFile: name) else { return nil }
    chapter = page.chapter
    self.name = name
    lines = text.lines
    names = page.names.flatMap { ShownNames($0, in: name, line: 0, code: text.lines, source: text.lines) }
    path = "\(page.chapter.name)/\(CodeFigure.page(ofFile: name))"
    crumbs = [
      page.view.part, PageFrame.Link(address: "index.html", title: "\(page.view.number) \(page.view.title)"),
    ]
  }

  func html(in frame: BookFrame) -> HTML {
    let code = Highlighter.html(
      of: lines.joined(separator: "\n") + "\n", language: "swift", isNumbered: true, names: names)
    return PageFrame(
      book: frame, place: .below(chapter: chapter.name), title: "\(name)", root: "../", crumbs: crumbs,
      body: """
        <header class="title">
        <p>Code of chapter \(chapter.number)</p>
        <h1>\(name)</h1>
        </header>
        <div class="text">
        <p>The whole file, of which <a href="index.html">the chapter</a> shows parts. Its examples run with \
        <code>./rxbook run \(chapter.identifier)</code>.</p>
        <pre class="wraps numbered"\(CodeFigure.attribute(of: names))><code>\(code)</code></pre>
        </div>

        """
    ).html
  }
}
