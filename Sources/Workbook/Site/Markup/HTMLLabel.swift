extension HTML {
  /// Words with backticks around the code among them.
  init(typed words: String) {
    self = ""
    for (index, part) in words.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      self += index.isMultiple(of: 2) ? "\(part)" : "<code>\(part)</code>"
    }
  }

  /// The words of a stretch of prose with the code among them marked and nothing else, links in particular.
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
