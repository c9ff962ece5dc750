/// Parses the cells of tables with cmark.
///
/// Each cell becomes a heading, because a heading is a single line that can contain all inline markup but no blocks.
/// The headings are inserted before the text of the file, because the text may define the link references of a cell.
struct TableCells {
  private var cells: ArraySlice<[MarkdownEvent]>

  init(of tables: [MarkdownTable], in source: MarkdownSource) {
    let texts = tables.flatMap { table in
      table.rows.indices.flatMap { row in table.rows[row].map { (text: $0, line: table.line(ofRow: row)) } }
    }
    let headings = texts.map { "# \($0.text) #\n" }.joined()
    let parser = MarkdownParser(
      reading: MarkdownSource(headings + "\n" + String(decoding: source.bytes, as: UTF8.self)),
      headings: texts.count)
    var cells: [[MarkdownEvent]] = []
    for event in parser.events.dropFirst() {
      guard cells.count <= texts.count else { break }
      switch event {
      case .enter(let node) where node.kind == .heading(level: 1): cells.append([])
      case .exit(let node) where node.kind == .heading(level: 1): break
      default:
        guard let last = cells.indices.last else { continue }
        cells[last].append(event.moved(to: texts[last].line))
      }
    }
    self.cells = cells[...]
  }

  /// Returns the events of the next cell.
  mutating func next() -> [MarkdownEvent] { cells.popFirst() ?? [] }
}

extension MarkdownEvent {
  fileprivate func moved(to line: Int) -> MarkdownEvent {
    switch self {
    case .enter(let node): .enter(MarkdownNode(node.kind, line: line))
    case .exit(let node): .exit(MarkdownNode(node.kind, line: line))
    case .leaf(let node): .leaf(MarkdownNode(node.kind, line: line))
    }
  }
}
