import BookMarkdown
import BookModel
import SymbolIndex

/// The captions, commands and links of a chapter's code.
struct CodeFigure {
  let origins: SnippetOrigins
  /// The chapter's identifier in commands.
  let chapter: String
  /// The symbols in the chapter's code, if they are known.
  var symbols: ChapterSymbols?

  /// Returns the page of a source file of the chapter, which is in the folder of the chapter's page.
  static func page(ofFile name: String) -> String {
    "code-\(name.dropLast(".swift".count).replacing("/", with: ".")).html"
  }

  /// Returns the foot of an example's code, with the command to run it.
  ///
  /// If the fence shows only a part of the example, the foot also contains the whole example, folded.
  func foot(at origin: SnippetOrigins.Origin?, ofExample name: String) -> HTML {
    guard let origin else { return "" }
    return """
      \(whole(origin))<p class="run"><code>./rxbook run \(chapter) --example \(Self.quoted(name))</code> \(Self.link(origin))</p>

      """
  }

  /// Returns the caption of code from the file `name`.
  func caption(at origin: SnippetOrigins.Origin?, ofFile name: String) -> HTML {
    origin.map(Self.link) ?? "<code>\(name)</code>"
  }

  private func whole(_ origin: SnippetOrigins.Origin) -> HTML {
    guard let lines = origin.whole else { return "" }
    let first = origin.line - 1 - origin.offset
    return """
      <details\(only: .print, " open") class="whole">
      <summary>The whole example</summary>
      \(Self.code(lines, symbols: symbols(in: origin.file, from: first, code: lines)))</details>

      """
  }

  /// Returns the markup of code with its symbols.
  static func code(_ lines: [String], symbols: ExcerptSymbols?) -> HTML {
    let code = Highlighter.html(
      of: lines.map { $0 + "\n" }.joined(), language: "swift", symbols: symbols)
    return "<pre class=\"wraps\"\(attribute(of: symbols))><code>\(code)</code></pre>\n"
  }

  /// Returns the attribute with which the page's script finds the symbols in code.
  static func attribute(of symbols: ExcerptSymbols?) -> HTML {
    symbols.map { "\(only: .screen, " data-symbols=\"\($0.address)\"")" } ?? ""
  }

  /// Returns the symbols in a fence's code, if they are known.
  func symbols(in fence: Fence, at origin: SnippetOrigins.Origin?) -> ExcerptSymbols? {
    origin.flatMap { symbols(in: $0.file, from: $0.line - 1, code: fence.body) }
  }

  private func symbols(in file: String, from line: Int, code: [String]) -> ExcerptSymbols? {
    guard let symbols, let source = origins.sources.text(ofFile: file) else { return nil }
    return ExcerptSymbols(symbols, in: file, line: line, code: code, source: source.lines)
  }

  private static func link(_ origin: SnippetOrigins.Origin) -> HTML {
    "<a\(href: "\(page(ofFile: origin.file))#L\(origin.line)")>\(origin.file)</a>"
  }

  /// Returns the name with quotes, if a shell requires them.
  private static func quoted(_ name: String) -> String {
    let isWord =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    if isWord { return name }
    return "\"\(name.map { "\\\"$`".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
  }
}
