import BookMarkdown

/// A top-level block of a document, as far as it matters for questions.
enum QuestionBlock {
  /// A paragraph, with backticks around code.
  case paragraph(String)
  case fence(Fence)
  /// A list or a quote.
  case other(String)
  /// A heading or a thematic break, which separates a question from earlier text.
  case boundary

  static func blocks(of events: [MarkdownEvent]) -> [QuestionBlock] {
    var blocks: [QuestionBlock] = []
    var depth = 0
    var start = events.startIndex
    // The first and the last event enter and exit the document.
    for index in events.indices.dropFirst().dropLast() {
      switch events[index] {
      case .enter:
        if depth == 0 { start = index }
        depth += 1
      case .exit(let node):
        depth -= 1
        if depth > 0 { continue }
        let words = events[start...index].typedText
        switch node.kind {
        case .heading: blocks.append(.boundary)
        case .paragraph: blocks.append(.paragraph(words))
        default: blocks.append(.other(words))
        }
      case .leaf(let node):
        if depth > 0 { continue }
        if case .fence(let fence) = node.kind { blocks.append(.fence(fence)) }
        if case .thematicBreak = node.kind { blocks.append(.boundary) }
      }
    }
    return blocks
  }

  /// Whether a paragraph with this text ends in a question mark.
  static func asks(_ words: String) -> Bool {
    words.last { !")]\u{201D}\"'\u{2019}*_ ".contains($0) } == "?"
  }
}

extension MarkdownNode {
  /// The text of an inline leaf node, with backticks around code.
  package var typedText: String {
    switch kind {
    case .text(let words): words
    case .code(let words): "`\(words)`"
    case .softBreak: " "
    case .lineBreak: "\n"
    default: ""
    }
  }
}

extension Collection<MarkdownEvent> {
  /// The text with the markup of code, lists and tables but without other markup.
  fileprivate var typedText: String {
    reduce(into: "") { text, event in
      switch event {
      case .leaf(let node): text += node.typedText
      case .enter(let node):
        switch node.kind {
        case .item: text += text.isEmpty ? "- " : "\n- "
        case .row: text += text.isEmpty ? "|" : "\n|"
        case .cell: text += " "
        default: break
        }
      case .exit(let node): if case .cell = node.kind { text += " |" }
      }
    }
  }
}
