import BookMarkdown
import BookModel
import Prover
import TextSupport

/// Renders the events of a Markdown document as HTML.
///
/// Open elements are in an array rather than on the call stack, so any depth of nesting can be rendered.
struct DocumentRenderer {
  /// The contents of a document that other parts of the site need.
  struct Gathered {
    var headings: [PageHeading] = []
    var assets: [SiteAsset] = []
    var findings: [Finding] = []
    /// The text of the first paragraph, as it is shown.
    fileprivate(set) var firstParagraph: String?
  }

  private(set) var gathered = Gathered()

  private let document: MarkdownDocument
  private let links: SiteLinks
  /// The number of levels by which headings are deeper on the page than in the file.
  private let headingShift: Int
  private let typography: Typography
  /// The anchors of the headings, by line.
  private let anchors: [Int: String]
  private var figures: FenceFigures

  private var html: HTML = ""
  /// The closing tags of the open nodes, the innermost last.
  private var closings: [HTML] = []
  /// The markup before the current heading, or nil outside of headings.
  private var beforeHeading: HTML?
  /// The words of the current heading, as they are shown.
  private var headingWords: [MarkdownEvent] = []
  /// The current image with its text.
  private var image: ImageText?
  /// Whether the first paragraph is being rendered.
  private var isInFirstParagraph = false
  /// Whether the title of the next image is shown below it.
  private var isCaptioned = false

  /// - Parameters:
  ///   - roles: The roles of the fences; a fence without a role is shown as it is.
  ///   - origins: The origins of the code in fences, or nil if they are not shown.
  ///   - drawings: The drawings, by the name of the diagram; a diagram without a drawing is shown as text.
  init(
    document: MarkdownDocument, links: SiteLinks, roles: [ChapterFence] = [],
    drawings: [String: DiagramDrawing] = [:], asking: PageQuestions = PageQuestions(),
    operators: OperatorLinks? = nil, origins: CodeFigure? = nil, headingShift: Int = 0, anchors: Anchors
  ) {
    self.document = document
    self.links = links
    self.headingShift = headingShift
    typography = links.book.typography
    // Headings come first, so other identifiers don't change their anchors.
    var anchors = anchors
    self.anchors = document.headingAnchors(from: &anchors)
    figures = FenceFigures(
      roles, drawings: drawings, asking: asking, operators: operators, typography: typography,
      origins: origins, anchors: &anchors)
  }

  /// Returns the markup of `events`, in which every node that is entered must also be exited.
  mutating func render(_ events: ArraySlice<MarkdownEvent>) -> HTML {
    html = ""
    let shown = typography.set(events)
    var rest = events
    while let event = rest.first {
      let index = rest.startIndex
      rest.removeFirst()
      markLine(of: event)
      switch event {
      case .enter(let node): enter(node, before: shown[rest.indices])
      case .exit(let node): exit(node)
      case .leaf(let node):
        if case .fence(let fence) = node.kind {
          html += figures.figure(for: fence, before: &rest)
        } else if case .leaf(let set) = shown[index] {
          leaf(set)
        }
      }
    }
    return html
  }

  /// Returns the markup of the words of a heading, without the heading element.
  mutating func renderWords(of heading: ArraySlice<MarkdownEvent>) -> HTML {
    render(heading.dropFirst().dropLast())
  }

  /// Marks the file and line of a fence or a top-level block in previews.
  private mutating func markLine(of event: MarkdownEvent) {
    let node: MarkdownNode
    switch event {
    case .enter(let entered): node = entered
    case .leaf(let leaf): node = leaf
    case .exit: return
    }
    switch node.kind {
    case .fence: break
    case .paragraph(isTight: false), .heading, .list, .blockQuote, .indentedCode:
      guard closings.isEmpty else { return }
    default: return
    }
    html += "\(only: .preview, "<span data-place=\"\(document.file):\(node.line)\" hidden></span>")"
  }

  // MARK: Nodes with children

  private mutating func enter(_ node: MarkdownNode, before rest: ArraySlice<MarkdownEvent>) {
    if image != nil {
      image?.depth += 1
      return
    }
    switch node.kind {
    case .document: open("", closing: "")
    case .blockQuote: open("<blockquote>\n", closing: "</blockquote>\n")
    case .list(let start?):
      open(start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n", closing: "</ol>\n")
    case .list(nil): open("<ul>\n", closing: "</ul>\n")
    case .item: open("<li>", closing: "</li>\n")
    case .note(let note): open(BlockMarkup.note(note))
    case .table: open(BlockMarkup.table(head: rest.prefix { !$0.isEndOfRow }))
    case .row(let isHead): open(BlockMarkup.row(isHead: isHead))
    case .cell(let isHead, let alignment):
      open(BlockMarkup.cell(isHead: isHead, alignment, isEmpty: rest.first == .exit(node)))
    case .paragraph(let isTight):
      if let caption = BlockMarkup.caption(in: rest) {
        let words = HTML(typed: typography.set(caption))
        open(
          "<figure class=\"picture\"\(only: .screen, " tabindex=\"0\"")>\n",
          closing: "\n<figcaption>\(words)</figcaption>\n</figure>\n")
        isCaptioned = true
      } else if isTight {
        open("", closing: "")
      } else {
        if gathered.firstParagraph == nil { (isInFirstParagraph, gathered.firstParagraph) = (true, "") }
        open("<p>", closing: "</p>\n")
      }
    case .emphasis: open("<em>", closing: "</em>")
    case .strong: open("<strong>", closing: "</strong>")
    case .link(let url, let title): enterLink(url, title: title, line: node.line)
    case .image(let url, let title): image = ImageText(url: url, title: title, line: node.line)
    case .heading:
      beforeHeading = html
      html = ""
      headingWords = []
    case .fence, .indentedCode, .html, .thematicBreak, .text, .code, .softBreak, .lineBreak: break
    }
  }

  private mutating func exit(_ node: MarkdownNode) {
    if let finished = image {
      if finished.depth == 0 { write(finished) } else { image?.depth -= 1 }
    } else if case .heading(let level) = node.kind {
      writeHeading(level: level, line: node.line)
    } else {
      if case .paragraph = node.kind { isInFirstParagraph = false }
      html += closings.popLast() ?? ""
    }
  }

  private mutating func open(_ opening: HTML, closing: HTML) {
    html += opening
    closings.append(closing)
  }

  private mutating func open(_ tags: BlockMarkup.Tags) { open(tags.opening, closing: tags.closing) }

  private mutating func writeHeading(level: Int, line: Int) {
    let level = min(level + headingShift, 6)
    let heading = PageHeading(level: level, identifier: anchors[line] ?? "", words: headingWords[...])
    gathered.headings.append(heading)
    let words = html
    html = beforeHeading ?? ""
    beforeHeading = nil
    html += heading.html(words)
  }

  private mutating func enterLink(_ url: String, title: String, line: Int) {
    let address: String
    switch links.link(url) {
    case .address(let link): address = link
    case .asset(let asset, let link):
      gathered.assets.append(asset)
      address = link
    case .refused(let message):
      report(message, at: line)
      return open("", closing: "")
    }
    open("<a\(href: address)\(Self.titleAttribute(title))>", closing: "</a>")
  }

  // MARK: Images

  /// An image, and its text as far as it has been rendered.
  private struct ImageText {
    let url: String
    let title: String
    let line: Int
    var words = ""
    /// The number of open nodes in the text.
    var depth = 0
  }

  private mutating func write(_ finished: ImageText) {
    image = nil
    let title = isCaptioned ? "" : finished.title
    isCaptioned = false
    if finished.words.allSatisfy(\.isWhitespace) {
      report(
        "This image has no alternative text; describe it between its brackets.",
        at: finished.line)
    }
    switch links.image(finished.url) {
    case .address(let address), .asset(_, let address):
      if case .asset(let asset, _) = links.image(finished.url) { gathered.assets.append(asset) }
      html += "\(image: address, text: finished.words, title: title)"
    case .refused(let message):
      report(message, at: finished.line)
      html += "\(finished.words)"
    }
  }

  private static func titleAttribute(_ title: String) -> HTML { title.isEmpty ? "" : " title=\"\(title)\"" }

  // MARK: Nodes without children

  private mutating func leaf(_ node: MarkdownNode) {
    if image != nil {
      image?.words += [MarkdownEvent.leaf(node)].plainText
      return
    }
    if beforeHeading != nil { headingWords.append(.leaf(node)) }
    if isInFirstParagraph { gathered.firstParagraph? += Self.words(of: node) }
    switch node.kind {
    case .text(let text): html += "\(text)"
    // The wildcard of outputs looks the same in the text.
    case .code("[..]"): html += "<code><span class=\"gap\">…</span></code>"
    case .code(let code): html += "<code>\(code)</code>"
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br\(HTML.void)\n"
    case .thematicBreak: html += "<hr\(HTML.void)\n"
    case .indentedCode(let code):
      html += "<pre\(only: .screen, " tabindex=\"0\"")><code>\(code)</code></pre>\n"
    // Raw HTML is reported as a problem, and is shown as text.
    case .html(let markup): if !RawHTML.isComment(markup) { html += "\(markup)" }
    default: break
    }
  }

  private static func words(of node: MarkdownNode) -> String {
    switch node.kind {
    case .text(let text): text
    case .code("[..]"): "…"
    case .code(let code): code
    case .softBreak, .lineBreak: " "
    default: ""
    }
  }

  private mutating func report(_ message: String, at line: Int) {
    gathered.findings.append(Finding(file: document.file, line: line, message: message))
  }
}

extension MarkdownEvent {
  fileprivate var isEndOfRow: Bool {
    if case .exit(let node) = self, case .row = node.kind { true } else { false }
  }
}
