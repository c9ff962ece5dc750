/// The page of a file of a chapter's code, which the chapter shows in parts.
struct SourcePage {
  let path: String
  private let chapter: BookChapter
  private let name: String
  private let lines: [String]
  private let names: ShownNames?
  private let crumbs: [PageFrame.Link]

  /// The pages of the files of a chapter.
  static func all(in setting: ChapterPage.Setting) -> [SourcePage] {
    setting.origins.sources.fileNames.compactMap { SourcePage($0, in: setting) }
  }

  private init?(_ name: String, in setting: ChapterPage.Setting) {
    guard let text = setting.origins.sources.text(ofFile: name) else { return nil }
    chapter = setting.chapter
    self.name = name
    lines = text.lines
    names = setting.names.flatMap { ShownNames($0, in: name, line: 0, code: text.lines, source: text.lines) }
    path = "\(chapter.name)/\(CodeFigure.page(ofFile: name))"
    crumbs = setting.crumbs
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
