import BookMarkdown

extension HTML {
  /// Creates markup from text in which backticks enclose code.
  init(typed words: String) {
    self = ""
    for (index, part) in words.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      self += index.isMultiple(of: 2) ? "\(part)" : "<code>\(part)</code>"
    }
  }

  /// Creates markup from prose in which only code is marked, for example without links.
  init(labelling events: ArraySlice<MarkdownEvent>) {
    self = ""
    for event in events {
      guard case .leaf(let node) = event else { continue }
      switch node.kind {
      case .text(let words): self += "\(words)"
      case .code(let code): self += "<code>\(code)</code>"
      case .softBreak, .lineBreak: self += " "
      default: break
      }
    }
  }
}
