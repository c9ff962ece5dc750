/// What stands below code that a chapter shows: how to run it, and where it is from.
struct CodeFigure {
  let origins: CodeOrigins
  /// What the reader types for the chapter.
  let chapter: String

  /// The page of a file of the chapter's code, in the folder of the chapter's page.
  static func page(ofFile name: String) -> String {
    "code-\(name.dropLast(".swift".count).replacing("/", with: ".")).html"
  }

  /// What stands below code of the example `name`; all of that can be opened where the fence shows a part.
  func foot(of fence: Fence, inExample name: String) -> HTML {
    guard let origin = origins.origin(of: fence, inExample: name) else { return "" }
    return """
      \(whole(origin))<p class="run"><code>./rxbook run \(chapter) --example \(Self.quoted(name))</code> \(Self.link(origin))</p>

      """
  }

  /// What stands in the caption of code of the file `name`.
  func caption(of fence: Fence, inFile name: String) -> HTML {
    guard let origin = origins.origin(of: fence, inFile: name) else { return "<code>\(name)</code>" }
    return Self.link(origin)
  }

  private func whole(_ origin: CodeOrigins.Origin) -> HTML {
    guard let lines = origin.whole else { return "" }
    let code = Highlighter.html(of: lines.joined(separator: "\n") + "\n", language: "swift")
    return """
      <details class="whole">
      <summary>The whole example</summary>
      <pre class="wraps"><code>\(code)</code></pre>
      </details>

      """
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
    return "\"" + name.replacing(/[\\"$`]/) { "\\\($0.output)" } + "\""
  }
}
