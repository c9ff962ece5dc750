import CCmark

/// Walks cmark's tree once, with its iterator, and writes down what it meets.
struct MarkdownReader {
  private(set) var events: [MarkdownEvent] = []
  private(set) var codeBlocks: [CodeBlock] = []

  private let source: MarkdownSource
  /// The nodes that have begun and not ended.
  private var open: [MarkdownNode] = []
  /// The line of the node before, for those within a paragraph whose line cmark does not tell.
  private var line = 1

  init(reading source: MarkdownSource) {
    self.source = source
    let root = source.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while case let step = cmark_iter_next(iterator), step != CMARK_EVENT_DONE {
      if step == CMARK_EVENT_EXIT {
        if let node = open.popLast() { events.append(.exit(node)) }
      } else if let node = cmark_iter_get_node(iterator) {
        begin(node)
      }
    }
  }

  private mutating func begin(_ node: OpaquePointer) {
    let start = Int(cmark_node_get_start_line(node))
    if start > 0 { line = start }
    if let kind = holder(node) {
      let entered = MarkdownNode(kind, line: line)
      open.append(entered)
      events.append(.enter(entered))
    } else {
      events.append(.leaf(MarkdownNode(leaf(node), line: line)))
    }
  }

  /// The kind of a node that can hold others, nil for the rest.
  private func holder(_ node: OpaquePointer) -> MarkdownNode.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST:
      .list(
        start: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
          ? Int(cmark_node_get_list_start(node)) : nil)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_PARAGRAPH:
      .paragraph(isTight: cmark_node_get_list_tight(cmark_node_parent(cmark_node_parent(node))) == 1)
    case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
    default: nil
    }
  }

  private mutating func leaf(_ node: OpaquePointer) -> MarkdownNode.Kind {
    let literal = text(cmark_node_get_literal(node))
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK: return codeBlock(node, literal: literal)
    case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: return .html(literal)
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_CODE: return .code(literal)
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    default: return .text(literal)
    }
  }

  private mutating func codeBlock(_ node: OpaquePointer, literal: String) -> MarkdownNode.Kind {
    var body = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if body.last?.isEmpty == true { body.removeLast() }
    let column = Int(cmark_node_get_start_column(node))
    let first = String(decoding: (source.line(line) ?? []).dropFirst(max(column - 1, 0)), as: UTF8.self)
    // cmark does not say whether a block is fenced or indented. The text of an indented one begins on its
    // first line, that of a fenced one after it, where a repetition of a line of marks alone would close it.
    let isFenced = cmark_node_get_fence_info(node).map { $0.pointee != 0 } ?? false || body.first != first
    guard isFenced, let opening = FenceOpening(first[...]) else {
      codeBlocks.append(CodeBlock(line: line, lineCount: body.count, fence: nil))
      return .indentedCode(literal)
    }
    let fence = Fence(
      line: line, column: max(column, 1), language: opening.language, attributes: opening.attributes,
      body: body)
    codeBlocks.append(CodeBlock(line: line, lineCount: body.count + 1, fence: (fence, opening)))
    return .fence(fence)
  }

  private func text(_ literal: UnsafePointer<CChar>?) -> String { literal.map(String.init(cString:)) ?? "" }
}

/// A block of code as it stands in the file.
struct CodeBlock {
  let line: Int
  /// The number of lines it takes, without a closing fence.
  let lineCount: Int
  /// Nil for an indented block.
  let fence: (Fence, FenceOpening)?
}
