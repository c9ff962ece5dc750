extension HTML {
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
