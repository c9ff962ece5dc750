import BookMarkdown
import BookModel
import Prover
import SymbolIndex
import TextSupport

/// Renders the fences of one document.
///
/// Code gets a caption, and an output is in the same figure as the example that prints it.
struct FenceFigures {
  private let roles: [Int: ChapterFence.Role]
  /// The anchors of the examples that have code on the page.
  private var anchors: [String: String] = [:]
  /// The examples whose anchors have been placed.
  private var placed: Set<String> = []
  /// The example whose code was shown last.
  private var above: String?

  private let drawings: [String: DiagramDrawing]
  /// The anchors of the diagrams that can be drawn, by name.
  private var drawn: [String: String] = [:]

  private let asking: PageQuestions
  /// The links to the sections of operators, or nil if choices are shown as text.
  private let operators: OperatorLinks?
  private let typography: Typography
  private let origins: CodeFigure?

  init(
    _ fences: [ChapterFence], drawings: [String: DiagramDrawing] = [:],
    asking: PageQuestions = PageQuestions(), operators: OperatorLinks? = nil,
    typography: Typography = Typography(language: ""), origins: CodeFigure? = nil, anchors: inout Anchors
  ) {
    self.drawings = drawings
    self.asking = asking
    self.operators = operators
    self.typography = typography
    self.origins = origins
    roles = Dictionary(fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    for case .example(let name) in fences.map(\.role) where self.anchors[name] == nil {
      self.anchors[name] = anchors.identifier(for: "example \(name)")
    }
    for case .marble(let name, _, _) in fences.map(\.role) where drawings[name] != nil && drawn[name] == nil {
      drawn[name] = anchors.identifier(for: "diagram \(name)")
    }
  }

  /// Returns the markup of `fence`, and removes the outputs that belong to it from the `rest` of the document.
  mutating func figure(for fence: Fence, before rest: inout ArraySlice<MarkdownEvent>) -> HTML {
    switch roles[fence.line] {
    case .example(let name): example(name, fence, before: &rest)
    case .output(let name, let match, _): output(of: name ?? above, match, fence, before: &rest)
    case .answers: asking.answers(at: fence.line) ?? code(fence)
    case .file(let name): file(name, fence)
    case .fails where asking.isAsked(codeAt: fence.line), .warns where asking.isAsked(codeAt: fence.line):
      figure("Does this compile?", fence)
    case .fails(let message): figure("Does not compile: <q>\(message)</q>", fence, kind: "fails")
    case .warns(let message): figure("Compiles with a warning: <q>\(message)</q>", fence, kind: "warns")
    case .sketch(let reason): figure("Illustration: \(typography.set(reason))", fence, kind: "sketch")
    case .marble(let name, _, _): diagram(name, fence)
    case .choices: operators?.html(of: fence) ?? code(fence)
    case .operators: operators?.all ?? code(fence)
    // The head of the cover shows it.
    case .demo: ""
    case .shown, nil: code(fence)
    }
  }

  private mutating func example(
    _ name: String, _ fence: Fence, before rest: inout ArraySlice<MarkdownEvent>
  ) -> HTML {
    above = name
    var outputs: HTML = ""
    while case .leaf(let node) = rest.first, case .fence(let next) = node.kind,
      case .output(let owner, let match, _) = roles[next.line], owner ?? name == name
    {
      rest.removeFirst()
      outputs +=
        asking.asksForOutput(at: next.line)
        ? asked(next, match, before: &rest)
        : "<p class=\"label\">\(OutputMarkup.label(for: match))</p>\n\(Self.printed(next))"
    }
    let isFirst = placed.insert(name).inserted
    let anchor = isFirst ? anchors[name] : nil
    let identifier: HTML = anchor.map { "\(id: $0)" } ?? ""
    let origin = origins?.origins.origin(of: fence, inExample: name)
    let foot = isFirst && !asking.isAsked(example: name) ? origins?.foot(at: origin, ofExample: name) : nil
    return """
      \(anchor.map { "\(anchor: $0)" } ?? "")<figure class="example"\(identifier)>
      <figcaption>\(asking.isAsked(example: name) ? "Question" : "Example"): \(name)</figcaption>
      \(code(fence, symbols: origins?.symbols(in: fence, at: origin)))\(outputs)\(foot ?? "")</figure>

      """
  }

  private func file(_ name: String, _ fence: Fence) -> HTML {
    let origin = origins?.origins.origin(of: fence, inFile: name)
    return figure(
      origins?.caption(at: origin, ofFile: name) ?? "<code>\(name)</code>", kind: "file",
      code(fence, symbols: origins?.symbols(in: fence, at: origin)))
  }

  /// Returns an output that is not directly below its example, so its caption names the example.
  private func output(
    of name: String?, _ match: Match, _ fence: Fence, before rest: inout ArraySlice<MarkdownEvent>
  ) -> HTML {
    let owner = name.map { name -> HTML in
      anchors[name].map { "<a\(href: "#\($0)")>\(name)</a>" } ?? "\(name)"
    }
    if asking.asksForOutput(at: fence.line) {
      // A summary can be clicked, so it must not contain a link.
      let words = name.map { "\($0)" as HTML }
      return "<figure class=\"output\">\n\(asked(fence, match, of: words, before: &rest))</figure>\n\n"
    }
    return """
      <figure class="output">
      <figcaption>\(OutputMarkup.label(for: match, of: owner))</figcaption>
      \(Self.printed(fence))</figure>

      """
  }

  /// Returns a folded output that the text asks for, together with the diagrams of the same events.
  private func asked(
    _ fence: Fence, _ match: Match, of owner: HTML? = nil, before rest: inout ArraySlice<MarkdownEvent>
  ) -> HTML {
    var diagrams: HTML = ""
    while case .leaf(let node) = rest.first, case .fence(let next) = node.kind,
      case .marble(let name, _, _) = roles[next.line], asking.asksForDiagram(at: next.line)
    {
      rest.removeFirst()
      diagrams += diagram(name, next, isFolded: false)
    }
    return Self.folded(
      "Show the output", OutputMarkup.label(for: match, of: owner), Self.printed(fence) + diagrams)
  }

  private static func folded(_ closed: HTML, _ open: HTML, _ content: HTML) -> HTML {
    """
    <details\(only: .print, " open") class="folded">
    <summary><span class="closed">\(closed)</span><span class="open">\(open)</span></summary>
    \(content)</details>

    """
  }

  private func diagram(_ name: String, _ fence: Fence) -> HTML {
    diagram(name, fence, isFolded: asking.asksForDiagram(at: fence.line))
  }

  private func diagram(_ name: String, _ fence: Fence, isFolded: Bool) -> HTML {
    guard let drawing = drawings[name], let anchor = drawn[name] else {
      let code = code(fence)
      return figure("Diagram: \(name)", kind: "marbles", isFolded ? Self.foldedDiagram(code) : code)
    }
    let image = MarbleFigure(drawing).html
    return """
      \(anchor: anchor)<figure class="marbles"\(id: anchor)>
      \(MarbleFigure.caption(of: drawing, root: "../"))
      \(isFolded ? Self.foldedDiagram(image) : image)</figure>

      """
  }

  private static func foldedDiagram(_ content: HTML) -> HTML {
    folded("Show the diagram", "Diagram", content)
  }

  private func figure(_ caption: HTML, _ fence: Fence, kind: HTML = "file") -> HTML {
    figure(caption, kind: kind, code(fence))
  }

  private func figure(_ caption: HTML, kind: HTML, _ content: HTML) -> HTML {
    """
    <figure class="\(kind)">
    <figcaption>\(caption)</figcaption>
    \(content)</figure>

    """
  }

  private func code(_ fence: Fence, symbols: ExcerptSymbols? = nil) -> HTML {
    // Swift code is wrapped and never scrolls, so it needs no keyboard focus.
    if fence.language == "swift" { return CodeFigure.code(fence.body, symbols: symbols) }
    let code = fence.body.map { $0 + "\n" }.joined()
    return
      "<pre\(only: .screen, " tabindex=\"0\"")><code>\(Highlighter.html(of: code, language: fence.language))</code></pre>\n"
  }

  private static func printed(_ fence: Fence) -> HTML {
    "<pre class=\"printed wraps\"><samp>\(OutputMarkup.html(of: fence.body))</samp></pre>\n"
  }
}
