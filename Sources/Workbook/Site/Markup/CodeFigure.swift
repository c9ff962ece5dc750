/// What stands below code that a chapter shows: how to run it, and where it is from.
struct CodeFigure {
  let origins: CodeOrigins
  /// What the reader types for the chapter.
  let chapter: String
  /// What is known of the names in the chapter's code.
  var names: ChapterNames?

  /// The page of a file of the chapter's code, in the folder of the chapter's page.
  static func page(ofFile name: String) -> String {
    "code-\(name.dropLast(".swift".count).replacing("/", with: ".")).html"
  }

  /// What stands below code of the example `name`; all of that can be opened where the fence shows a part.
  func foot(at origin: CodeOrigins.Origin?, ofExample name: String) -> HTML {
    guard let origin else { return "" }
    return """
      \(whole(origin))<p class="run"><code>./rxbook run \(chapter) --example \(Self.quoted(name))</code> \(Self.link(origin))</p>

      """
  }

  /// What stands in the caption of code of the file `name`.
  func caption(at origin: CodeOrigins.Origin?, ofFile name: String) -> HTML {
    origin.map(Self.link) ?? "<code>\(name)</code>"
  }

  private func whole(_ origin: CodeOrigins.Origin) -> HTML {
    guard let lines = origin.whole else { return "" }
    let first = origin.line - 1 - origin.offset
    return """
      <details class="whole">
      <summary>The whole example</summary>
      \(Self.code(lines, names: names(in: origin.file, from: first, code: lines)))</details>

      """
  }

  /// Code, with what is known of the names in it.
  static func code(_ lines: [String], names: ShownNames?) -> HTML {
    let code = Highlighter.html(
      of: lines.map { $0 + "\n" }.joined(), language: "swift", names: names)
    return "<pre class=\"wraps\"\(attribute(of: names))><code>\(code)</code></pre>\n"
  }

  /// The attribute of code in which names are known.
  static func attribute(of names: ShownNames?) -> HTML {
    names.map { " data-names=\"\($0.address)\"" } ?? ""
  }

  /// What is known of the names in a fence's code.
  func names(in fence: Fence, at origin: CodeOrigins.Origin?) -> ShownNames? {
    origin.flatMap { names(in: $0.file, from: $0.line - 1, code: fence.body) }
  }

  private func names(in file: String, from line: Int, code: [String]) -> ShownNames? {
    guard let names, let source = origins.sources.text(ofFile: file) else { return nil }
    return ShownNames(names, in: file, line: line, code: code, source: source.lines)
  }

  private static func link(_ origin: CodeOrigins.Origin) -> HTML {
    "<a href=\"\(page(ofFile: origin.file))#L\(origin.line)\">\(origin.file)</a>"
  }

  /// The name as a shell takes it.
  private static func quoted(_ name: String) -> String {
    let isWord =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
    if isWord { return name }
    return "\"\(name.map { "\\\"$`".contains($0) ? "\\\($0)" : "\($0)" }.joined())\""
  }
}
