/// A link or an image of a document.
package struct MarkdownLink: Sendable, Equatable {
  package enum Kind: Sendable { case link, image }

  package let kind: Kind
  package let url: String
  /// The line where the link starts, counted from 1.
  package let line: Int
  /// Whether the link text is empty.
  package let isEmpty: Bool
}

extension MarkdownDocument {
  /// The links and images among `events`, in order.
  static func links(in events: [MarkdownEvent]) -> [MarkdownLink] {
    events.indices.compactMap { index in
      guard case .enter(let node) = events[index] else { return nil }
      let (kind, url): (MarkdownLink.Kind, String)
      switch node.kind {
      case .link(let address, _): (kind, url) = (.link, address)
      case .image(let address, _): (kind, url) = (.image, address)
      default: return nil
      }
      return MarkdownLink(kind: kind, url: url, line: node.line, isEmpty: events[index + 1] == .exit(node))
    }
  }
}
