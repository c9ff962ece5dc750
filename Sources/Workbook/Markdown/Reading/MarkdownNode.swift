/// A piece of a Markdown document.
public struct MarkdownNode: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    // These hold others.
    case document
    case blockQuote
    /// A list; `start` is the first number of an ordered one.
    case list(start: Int?)
    case item
    /// A paragraph; it is tight in an item of a list whose items are not apart from each other.
    case paragraph(isTight: Bool)
    case heading(level: Int)
    case emphasis
    case strong
    case link(url: String, title: String)
    /// An image; what it holds is the text for those who do not see it.
    case image(url: String, title: String)

    // These do not.
    case fence(Fence)
    case indentedCode(String)
    case html(String)
    case thematicBreak
    case text(String)
    case code(String)
    case softBreak
    case lineBreak
  }

  public let kind: Kind
  /// The line where it begins, counted from 1.
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
