/// A heading of a document with the content up to the next heading of the same or a higher level.
package struct MarkdownSection {
  /// The events of the heading, from its enter to its exit event; empty for the content before the first heading.
  package let heading: ArraySlice<MarkdownEvent>
  package let body: ArraySlice<MarkdownEvent>

  package init(heading: ArraySlice<MarkdownEvent>, body: ArraySlice<MarkdownEvent>) {
    self.heading = heading
    self.body = body
  }

  /// The level of the heading; 0 for the content before the first one.
  package var level: Int {
    if case .enter(let node) = heading.first, case .heading(let level) = node.kind { level } else { 0 }
  }

  /// The line of the heading, counted from 1; nil for the content before the first one.
  package var line: Int? {
    if case .enter(let node) = heading.first { node.line } else { nil }
  }

  /// The text of the heading without markup.
  package var title: String { heading.plainText }
}

extension MarkdownDocument {
  /// Splits the document at its headings of level `maximum` or higher, except those inside quotes and lists.
  package func sections(upTo maximum: Int) -> [MarkdownSection] {
    // The first and the last event enter and exit the document.
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
  /// The text without markup.
  package var plainText: String {
    reduce(into: "") { text, event in
      switch event {
      case .leaf(let node):
        switch node.kind {
        case .text(let words), .code(let words): text += words
        case .softBreak, .lineBreak: text += " "
        default: break
        }
      // Separates the text of adjacent cells.
      case .exit(let node): if case .cell = node.kind { text += " " }
      case .enter: break
      }
    }
  }
}
