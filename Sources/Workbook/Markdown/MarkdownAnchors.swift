extension MarkdownDocument {
  /// The anchors of the headings among `events`, in order.
  static func anchors(in events: [MarkdownEvent]) -> [String] {
    var anchors = Anchors(reserved: Anchors.ofEveryPage)
    var identifiers: [String] = []
    var words: [MarkdownEvent]?
    for event in events {
      switch event {
      case .enter(let node):
        if case .heading = node.kind { words = [] }
      case .exit(let node):
        if case .heading = node.kind, let heading = words {
          identifiers.append(anchors.identifier(for: heading.plainText))
          words = nil
        }
      case .leaf: words?.append(event)
      }
    }
    return identifiers
  }
}
