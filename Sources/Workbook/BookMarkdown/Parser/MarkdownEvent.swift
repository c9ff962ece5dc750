/// One step of a depth-first traversal of a Markdown document.
package enum MarkdownEvent: Sendable, Equatable {
  /// The beginning of a container node.
  case enter(MarkdownNode)
  /// The end of a container node; the node is the same as in `enter`.
  case exit(MarkdownNode)
  /// A node without children.
  case leaf(MarkdownNode)
}
