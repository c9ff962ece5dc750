import CCmark

/// Converts cmark's tree into a list of events in one pass with cmark's iterator.
///
/// Tables and notes, which cmark doesn't support, are recognised in its paragraphs and quotes on the way.
struct MarkdownParser {
  private(set) var events: [MarkdownEvent] = []
  private(set) var codeBlocks: [CodeBlock] = []
  /// The problems with tables.
  private(set) var problems: [MarkdownTable.Problem] = []

  private let source: MarkdownSource
  /// The nodes that have been entered but not exited.
  private var open: [MarkdownNode] = []
  /// The line of the previous node, for inline nodes, whose line cmark does not report.
  private var line = 1
  /// The tables, each with the number of events before it.
  private var tables: [(position: Int, table: MarkdownTable)] = []

  /// Parses all of `source`.
  init(reading source: MarkdownSource) {
    self.init(source)
    walk(upTo: nil)
    insertTables()
  }

  /// Parses only the first blocks of `source`, which must be headings.
  init(reading source: MarkdownSource, headings: Int) {
    self.init(source)
    walk(upTo: headings)
  }

  private init(_ source: MarkdownSource) { self.source = source }

  private mutating func walk(upTo headings: Int?) {
    let root = source.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root else { return }
    defer { cmark_node_free(root) }
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    var left = headings
    while left != 0, case let step = cmark_iter_next(iterator), step != CMARK_EVENT_DONE {
      guard let node = cmark_iter_get_node(iterator) else { continue }
      if step == CMARK_EVENT_EXIT {
        end()
        if cmark_node_get_type(node) == CMARK_NODE_HEADING { left? -= 1 }
      } else if headings == nil, readTable(node) {
        cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
      } else if !readMark(node) {
        begin(node)
      }
    }
  }

  private mutating func end() {
    guard let node = open.popLast() else { return }
    // A paragraph without children contained only the marker of a note.
    if case .paragraph = node.kind, events.last == .enter(node) {
      events.removeLast()
    } else {
      events.append(.exit(node))
    }
  }

  // MARK: Nodes of cmark

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

  // MARK: Notes

  /// Turns the quote that was just entered into a note if `node` is its marker on a line of its own.
  ///
  /// Also consumes the line break after the marker.
  ///
  /// - Returns: Whether `node` was consumed.
  private mutating func readMark(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK:
      guard case .enter(let paragraph) = events.last, case .paragraph = paragraph.kind else { return false }
      return true
    case CMARK_NODE_TEXT:
      let following = cmark_node_next(node).map(cmark_node_get_type)
      guard open.count == 3, case .blockQuote = open[1].kind,
        events.suffix(2) == [.enter(open[1]), .enter(open[2])],
        following == nil || following == CMARK_NODE_SOFTBREAK || following == CMARK_NODE_LINEBREAK,
        let note = MarkdownNode.Note.allCases.first(where: {
          text(cmark_node_get_literal(node)) == "[!\($0.rawValue)]"
        })
      else { return false }
      open[1] = MarkdownNode(.note(note), line: open[1].line)
      open[2] = MarkdownNode(open[2].kind, line: open[2].line + 1)
      events.replaceSubrange((events.count - 2)..., with: [.enter(open[1]), .enter(open[2])])
      return true
    default: return false
    }
  }

  // MARK: Tables

  /// Records a table if `node` is a paragraph that can be parsed as one.
  private mutating func readTable(_ node: OpaquePointer) -> Bool {
    guard cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH else { return false }
    let first = Int(cmark_node_get_start_line(node))
    let last = Int(cmark_node_get_end_line(node))
    let pipe = UInt8(ascii: "|")
    guard first < last, (first...last).contains(where: { source.line($0)?.contains(pipe) == true })
    else { return false }
    let column = Int(cmark_node_get_start_column(node))
    let lines = (first...last).map { number -> Substring in
      let bytes = source.line(number) ?? []
      let own = number == first ? bytes.dropFirst(column - 1) : bytes.drop { " \t>".utf8.contains($0) }
      return String(decoding: own, as: UTF8.self)[...]
    }
    let (table, found) = MarkdownTable.reading(lines, from: first)
    problems += found
    guard let table else { return false }
    line = last
    tables.append((events.count, table))
    return true
  }

  private mutating func insertTables() {
    if tables.isEmpty { return }
    var cells = TableCells(of: tables.map(\.table), in: source)
    var all: [MarkdownEvent] = []
    var start = 0
    for (position, table) in tables {
      all += events[start..<position]
      all += table.events { cells.next() }
      start = position
    }
    events = all + events[start...]
  }

  /// The kind of a node that can have children; nil for other nodes.
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
    var body = literal.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    if body.last?.isEmpty == true { body.removeLast() }
    let column = Int(cmark_node_get_start_column(node))
    let first = String(decoding: (source.line(line) ?? []).dropFirst(max(column - 1, 0)), as: UTF8.self)
    // cmark does not report whether a block is fenced or indented. The text of an indented block starts on its first
    // line. The text of a fenced block starts on the next line, and it cannot start with a copy of the opening line,
    // because a line of fence characters would close the block.
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

/// A code block with its position in the file.
struct CodeBlock {
  let line: Int
  /// The number of lines of the block, without a closing fence.
  let lineCount: Int
  /// The fence; nil for an indented block.
  let fence: (Fence, FenceOpening)?
}
