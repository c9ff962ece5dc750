/// Shows the fences of one document.
///
/// Code has a caption that says what it is, and outputs are joined to the examples that print them.
struct FenceFigures {
  private let roles: [Int: ChapterFence.Role]
  /// The anchors of the examples that have code on the page.
  private var anchors: [String: String] = [:]
  /// The examples whose anchor has been placed.
  private var placed: Set<String> = []
  /// The example whose code was shown last.
  private var above: String?

  private let drawings: [String: DiagramDrawing]
  /// The anchors of the diagrams that are drawn.
  private var drawn: [String: String] = [:]

  init(_ fences: [ChapterFence], drawings: [String: DiagramDrawing] = [:], anchors: inout Anchors) {
    self.drawings = drawings
    roles = Dictionary(fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    for case .example(let name) in fences.map(\.role) where self.anchors[name] == nil {
      self.anchors[name] = anchors.identifier(for: "example \(name)")
    }
    for case .marble(let name, _) in fences.map(\.role) where drawings[name] != nil && drawn[name] == nil {
      drawn[name] = anchors.identifier(for: "diagram \(name)")
    }
  }

  /// The markup of `fence`; takes the outputs that belong under it from the `rest` of the document.
  mutating func figure(for fence: Fence, before rest: inout ArraySlice<MarkdownEvent>) -> HTML {
    switch roles[fence.line] {
    case .example(let name): example(name, fence, before: &rest)
    case .output(let name, let match): output(of: name ?? above, match, fence)
    case .file(let name): figure("<code>\(name)</code>", fence)
    case .fails(let message): figure("Does not compile: <q>\(message)</q>", fence, kind: "fails")
    case .warns(let message): figure("Compiles with a warning: <q>\(message)</q>", fence, kind: "warns")
    case .sketch(let reason): figure("Illustration: \(reason)", fence, kind: "sketch")
    case .marble(let name, _): diagram(name, fence)
    case .shown, nil: code(fence)
    }
  }

  private mutating func example(
    _ name: String, _ fence: Fence, before rest: inout ArraySlice<MarkdownEvent>
  ) -> HTML {
    above = name
    var outputs: HTML = ""
    while case .leaf(let node) = rest.first, case .fence(let next) = node.kind,
      case .output(let owner, let match) = roles[next.line], owner ?? name == name
    {
      outputs += "<p class=\"label\">\(OutputMarkup.label(for: match))</p>\n"
      outputs += Self.printed(next)
      rest.removeFirst()
    }
    let anchor = placed.insert(name).inserted ? anchors[name] : nil
    let identifier: HTML = anchor.map { " id=\"\($0)\"" } ?? ""
    return """
      <figure class="example"\(identifier)>
      <figcaption>Example: \(name)</figcaption>
      \(code(fence))\(outputs)</figure>

      """
  }

  /// An output that stands by itself and therefore says what printed it.
  private func output(of name: String?, _ match: Match, _ fence: Fence) -> HTML {
    let owner = name.map { name -> HTML in
      anchors[name].map { "<a href=\"#\($0)\">\(name)</a>" } ?? "\(name)"
    }
    return """
      <figure class="output">
      <figcaption>\(OutputMarkup.label(for: match, of: owner))</figcaption>
      \(Self.printed(fence))</figure>

      """
  }

  private func diagram(_ name: String, _ fence: Fence) -> HTML {
    guard let drawing = drawings[name], let anchor = drawn[name] else {
      return figure("Diagram: \(name)", fence, kind: "marbles")
    }
    return """
      <figure class="marbles" id="\(anchor)">
      <figcaption>Diagram: \(name)</figcaption>
      \(MarbleFigure(drawing, identifier: anchor).html)</figure>

      """
  }

  private func figure(_ caption: HTML, _ fence: Fence, kind: HTML = "file") -> HTML {
    """
    <figure class="\(kind)">
    <figcaption>\(caption)</figcaption>
    \(code(fence))</figure>

    """
  }

  private func code(_ fence: Fence) -> HTML {
    let code = fence.body.map { $0 + "\n" }.joined()
    return "<pre tabindex=\"0\"><code>\(Highlighter.html(of: code, language: fence.language))</code></pre>\n"
  }

  private static func printed(_ fence: Fence) -> HTML {
    "<pre class=\"printed\" tabindex=\"0\"><samp>\(OutputMarkup.html(of: fence.body))</samp></pre>\n"
  }
}
