extension MarkdownDocument {
  /// Returns the anchors that `anchors` assigns to the headings, by line.
  package func headingAnchors(from anchors: inout Anchors) -> [Int: String] {
    Dictionary(Self.headings(in: events).map { ($0.line, anchors.identifier(for: $0.text)) }) { first, _ in
      first
    }
  }

  /// The anchors of the headings among `events`, in order.
  static func anchors(in events: [MarkdownEvent]) -> [String] {
    var anchors = Anchors()
    return headings(in: events).map { anchors.identifier(for: $0.text) }
  }

  /// The lines of the headings among `events`, and the text of their anchors, in order.
  ///
  /// As on GitHub, the alternative text of images isn't included, and a line break isn't a space.
  private static func headings(in events: [MarkdownEvent]) -> [(line: Int, text: String)] {
    var headings: [(line: Int, text: String)] = []
    var isInHeading = false
    var imageDepth = 0
    for event in events {
      switch event {
      case .enter(let node):
        if case .heading = node.kind {
          headings.append((node.line, ""))
          isInHeading = true
        } else if case .image = node.kind {
          imageDepth += 1
        }
      case .exit(let node):
        if case .heading = node.kind {
          isInHeading = false
        } else if case .image = node.kind {
          imageDepth -= 1
        }
      case .leaf(let node):
        guard isInHeading, imageDepth == 0 else { continue }
        switch node.kind {
        case .text(let words), .code(let words): headings[headings.count - 1].text += words
        default: break
        }
      }
    }
    return headings
  }
}
