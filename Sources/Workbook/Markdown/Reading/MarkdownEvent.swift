/// One step of a walk through a Markdown document, in the order of the text.
public enum MarkdownEvent: Sendable, Equatable {
  /// A node that holds others begins.
  case enter(MarkdownNode)
  /// A node that holds others ends; the node is the one that was entered.
  case exit(MarkdownNode)
  /// A node that holds no others.
  case leaf(MarkdownNode)
}
