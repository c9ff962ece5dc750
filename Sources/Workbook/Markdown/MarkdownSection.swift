/// A heading of a document and what stands below it, up to the next heading that counts.
struct MarkdownSection {
  /// The heading itself, as one enter and one exit with its words between; empty for what stands above the
  /// first heading.
  let heading: ArraySlice<MarkdownEvent>
  let body: ArraySlice<MarkdownEvent>

  /// The level of the heading, 0 for what stands above the first one.
  var level: Int {
    if case .enter(let node) = heading.first, case .heading(let level) = node.kind { level } else { 0 }
  }

  /// The line of the heading, counted from 1; nil for what stands above the first one.
  var line: Int? {
    if case .enter(let node) = heading.first { node.line } else { nil }
  }

  /// The words of the heading without their marks.
  var title: String { heading.plainText }
}

extension MarkdownDocument {
  /// The document cut at its headings of at most this level, which stand in no quote or list.
  func sections(upTo maximum: Int) -> [MarkdownSection] {
    // The first and the last event are those of the document.
    let content = events.dropFirst().dropLast()
    var sections: [MarkdownSection] = []
    var heading = content.prefix(0)
    var start = content.startIndex
    var depth = 0
    var headingStart: Int?
    for (index, event) in zip(content.indices, content) {
      switch event {
      case .enter(let node):
        if depth == 0, case .heading(let level) = node.kind, level <= maximum {
          sections.append(MarkdownSection(heading: heading, body: content[start..<index]))
          headingStart = index
        }
        depth += 1
      case .exit:
        depth -= 1
        if depth == 0, let begin = headingStart {
          heading = content[begin...index]
          start = index + 1
          headingStart = nil
        }
      case .leaf: break
      }
    }
    sections.append(MarkdownSection(heading: heading, body: content[start...]))
    return sections.first?.body.isEmpty == true && sections.count > 1 ? Array(sections.dropFirst()) : sections
  }
}

extension Collection<MarkdownEvent> {
  /// The words of a stretch of prose without their marks.
  var plainText: String {
    reduce(into: "") { text, event in
      switch event {
      case .leaf(let node):
        switch node.kind {
        case .text(let words), .code(let words): text += words
        case .softBreak, .lineBreak: text += " "
        default: break
        }
      // Words of two cells are two words.
      case .exit(let node): if case .cell = node.kind { text += " " }
      case .enter: break
      }
    }
  }
}
