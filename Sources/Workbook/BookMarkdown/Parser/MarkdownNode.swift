/// A node of a Markdown document.
package struct MarkdownNode: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    // Containers:
    case document
    case blockQuote
    /// A quote that starts with `[!NOTE]` or `[!WARNING]`, without that marker.
    case note(Note)
    /// A list; `start` is the first number of an ordered one.
    case list(start: Int?)
    case item
    /// A paragraph; `isTight` if it is in an item of a tight list.
    case paragraph(isTight: Bool)
    case heading(level: Int)
    /// A table with its rows, the first of which is the head.
    case table
    case row(isHead: Bool)
    /// A cell with the alignment of its column.
    case cell(isHead: Bool, ColumnAlignment?)
    case emphasis
    case strong
    case link(url: String, title: String)
    /// An image; its children are the alternative text.
    case image(url: String, title: String)

    // Leaves:
    case fence(Fence)
    case indentedCode(String)
    case html(String)
    case thematicBreak
    case text(String)
    case code(String)
    case softBreak
    case lineBreak
  }

  /// The kind of a note.
  package enum Note: String, Sendable, CaseIterable {
    case note = "NOTE"
    case warning = "WARNING"
  }

  /// The alignment of a table column, if its dashes specify one.
  package enum ColumnAlignment: Sendable {
    case left
    case centre
    case right
  }

  package let kind: Kind
  /// The line where the node starts, counted from 1.
  package let line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}
