/// Writes the events of a Markdown document as HTML.
///
/// What is to be closed is kept in a list, not on the stack, so that any depth of nesting can be written.
struct DocumentRenderer {
  /// What there is in a document besides text.
  struct Gathered {
    var headings: [PageHeading] = []
    var assets: [SiteAsset] = []
    var findings: [Finding] = []
  }

  private(set) var gathered = Gathered()

  private let document: MarkdownDocument
  private let links: SiteLinks
  /// How much deeper headings stand on the page than in the file.
  private let headingShift: Int
  private let typography: Typography
  private var anchors: Anchors
  private var figures: FenceFigures

  private var html: HTML = ""
  /// What closes the nodes that have begun, the innermost last.
  private var closings: [HTML] = []
  /// What was written before the heading that is being read.
  private var beforeHeading: HTML?
  /// Its words as they are typed, of which its anchor is made, and as they are shown.
  private var headingWords: (typed: [MarkdownEvent], shown: [MarkdownEvent]) = ([], [])
  /// The text of the image that is being read.
  private var image: ImageText?
  /// Whether the title of the image that comes next is shown below it.
  private var isCaptioned = false

  /// - Parameters:
  ///   - roles: What fences are for, by their line; a fence without one is shown as it is.
  ///   - origins: Where the code of fences is from; without them nothing is said of that.
  ///   - drawings: What there is to be drawn, by diagram; a diagram without a drawing is shown as it is typed.
  init(
    document: MarkdownDocument, links: SiteLinks, roles: [ChapterFence] = [],
    drawings: [String: DiagramDrawing] = [:], asking: PageQuestions = PageQuestions(),
    operators: OperatorLinks? = nil, origins: CodeFigure? = nil, headingShift: Int = 0, anchors: Anchors
  ) {
    self.document = document
    self.links = links
    self.headingShift = headingShift
    typography = links.book.typography
    self.anchors = anchors
    figures = FenceFigures(
      roles, drawings: drawings, asking: asking, operators: operators, typography: typography,
      origins: origins, anchors: &self.anchors)
  }

  /// The markup of `events`, in which every node that begins ends.
  mutating func render(_ events: ArraySlice<MarkdownEvent>) -> HTML {
    html = ""
    let shown = typography.set(events)
    var rest = events
    while let event = rest.first {
      let index = rest.startIndex
      rest.removeFirst()
      if links.book.marksLines { markLine(of: event) }
      switch event {
      case .enter(let node): enter(node, before: shown[rest.indices])
      case .exit(let node): exit(node)
      case .leaf(let node):
        if case .fence(let fence) = node.kind {
          html += figures.figure(for: fence, before: &rest)
        } else if case .leaf(let set) = shown[index] {
          if beforeHeading != nil { headingWords.typed.append(event) }
          leaf(set)
        }
      }
    }
    return html
  }

  /// The markup of the words of a heading, without the heading itself.
  mutating func renderWords(of heading: ArraySlice<MarkdownEvent>) -> HTML {
    render(heading.dropFirst().dropLast())
  }

  /// Notes where a block is from, if it is a fence, or stands in no other block.
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
    html += "<span data-place=\"\(document.file):\(node.line)\" hidden></span>"
  }

  // MARK: What holds others

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
        open("<figure class=\"picture\">\n", closing: "\n<figcaption>\(words)</figcaption>\n</figure>\n")
        isCaptioned = true
      } else if isTight {
        open("", closing: "")
      } else {
        open("<p>", closing: "</p>\n")
      }
    case .emphasis: open("<em>", closing: "</em>")
    case .strong: open("<strong>", closing: "</strong>")
    case .link(let url, let title): enterLink(url, title: title, line: node.line)
    case .image(let url, let title): image = ImageText(url: url, title: title, line: node.line)
    case .heading:
      beforeHeading = html
      html = ""
      headingWords = ([], [])
    case .fence, .indentedCode, .html, .thematicBreak, .text, .code, .softBreak, .lineBreak: break
    }
  }

  private mutating func exit(_ node: MarkdownNode) {
    if let finished = image {
      if finished.depth == 0 { write(finished) } else { image?.depth -= 1 }
    } else if case .heading(let level) = node.kind {
      writeHeading(level: level)
    } else {
      html += closings.popLast() ?? ""
    }
  }

  private mutating func open(_ opening: HTML, closing: HTML) {
    html += opening
    closings.append(closing)
  }

  private mutating func open(_ tags: BlockMarkup.Tags) { open(tags.opening, closing: tags.closing) }

  private mutating func writeHeading(level: Int) {
    let level = min(level + headingShift, 6)
    let heading = PageHeading(
      level: level, identifier: anchors.identifier(for: headingWords.typed.plainText),
      words: headingWords.shown[...])
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
    open("<a href=\"\(address)\"\(Self.titleAttribute(title))>", closing: "</a>")
  }

  // MARK: Images

  /// An image and as much of its text as has been read.
  private struct ImageText {
    let url: String
    let title: String
    let line: Int
    var words = ""
    /// The number of nodes in its text that have begun and not ended.
    var depth = 0
  }

  private mutating func write(_ finished: ImageText) {
    image = nil
    let title = isCaptioned ? "" : finished.title
    isCaptioned = false
    if finished.words.allSatisfy(\.isWhitespace) {
      report(
        "This image says nothing to those who cannot see it; describe it between its brackets.",
        at: finished.line)
    }
    switch links.image(finished.url) {
    case .address(let address), .asset(_, let address):
      if case .asset(let asset, _) = links.image(finished.url) { gathered.assets.append(asset) }
      html += "<img src=\"\(address)\" alt=\"\(finished.words)\"\(Self.titleAttribute(title))>"
    case .refused(let message):
      report(message, at: finished.line)
      html += "\(finished.words)"
    }
  }

  private static func titleAttribute(_ title: String) -> HTML { title.isEmpty ? "" : " title=\"\(title)\"" }

  // MARK: What holds no others

  private mutating func leaf(_ node: MarkdownNode) {
    if image != nil {
      image?.words += [MarkdownEvent.leaf(node)].plainText
      return
    }
    if beforeHeading != nil { headingWords.shown.append(.leaf(node)) }
    switch node.kind {
    case .text(let text): html += "\(text)"
    // What may be anything in outputs looks in the text as it does there.
    case .code("[..]"): html += "<code><span class=\"gap\">…</span></code>"
    case .code(let code): html += "<code>\(code)</code>"
    case .softBreak: html += "\n"
    case .lineBreak: html += "<br>\n"
    case .thematicBreak: html += "<hr>\n"
    case .indentedCode(let code): html += "<pre tabindex=\"0\"><code>\(code)</code></pre>\n"
    // A finding says that the rest has no place in the book; it is shown as it is typed until then.
    case .html(let markup): if !RawHTML.isComment(markup) { html += "\(markup)" }
    default: break
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
