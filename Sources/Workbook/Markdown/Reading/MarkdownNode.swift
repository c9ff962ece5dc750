/// A piece of a Markdown document.
public struct MarkdownNode: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    // These hold others.
    case document
    case blockQuote
    /// A quote that begins with `[!NOTE]` or `[!WARNING]`, without that mark.
    case note(Note)
    /// A list; `start` is the first number of an ordered one.
    case list(start: Int?)
    case item
    /// A paragraph; it is tight in an item of a list whose items are not apart from each other.
    case paragraph(isTight: Bool)
    case heading(level: Int)
    /// A table: rows, the first of which is its head.
    case table
    case row(isHead: Bool)
    /// A cell; it is aligned as its column.
    case cell(isHead: Bool, ColumnAlignment?)
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

  /// What a quote with a mark is.
  public enum Note: String, Sendable, CaseIterable {
    case note = "NOTE"
    case warning = "WARNING"
  }

  /// How a column of a table is aligned, where its dashes say so.
  public enum ColumnAlignment: Sendable {
    case left
    case centre
    case right
  }

  public let kind: Kind
  /// The line where it begins, counted from 1.
  public let line: Int

  public init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
