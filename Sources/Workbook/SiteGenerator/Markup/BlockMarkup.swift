import BookMarkdown
import TextSupport

/// The HTML tags of the blocks that CommonMark doesn't define, such as notes.
enum BlockMarkup {
  typealias Tags = (opening: HTML, closing: HTML)

  static func note(_ note: MarkdownNode.Note) -> Tags {
    let (kind, title): (HTML, HTML) =
      switch note {
      case .note: ("note", "Note")
      case .warning: ("warning", "Warning")
      }
    return (
      "<div class=\"aside \(kind)\" role=\"note\">\n<p class=\"kind\">\(title)</p>\n", "</div>\n"
    )
  }

  /// Returns the tags of a table, which can be scrolled if it is too wide.
  ///
  /// - Parameter head: The events of the table's first row.
  static func table(head: ArraySlice<MarkdownEvent>) -> Tags {
    let columns = head.split { event in
      if case .enter(let node) = event, case .cell = node.kind { true } else { false }
    }.map { $0.plainText.trimmed }.filter { !$0.isEmpty }
    return (
      """
      <div class="table"\(only: .screen, " role=\"group\"") aria-label="Table: \(columns.joined(separator: ", "))"\
      \(only: .screen, " tabindex=\"0\"")>
      <table>

      """,
      "</tbody>\n</table>\n</div>\n"
    )
  }

  static func row(isHead: Bool) -> Tags {
    isHead ? ("<thead>\n<tr>\n", "</tr>\n</thead>\n<tbody>\n") : ("<tr>\n", "</tr>\n")
  }

  /// Returns the tags of a cell; an empty cell in the head is not a header.
  static func cell(isHead: Bool, _ alignment: MarkdownNode.ColumnAlignment?, isEmpty: Bool) -> Tags {
    let style: HTML =
      switch alignment {
      case .left, nil: ""
      case .centre: " class=\"centre\""
      case .right: " class=\"right\""
      }
    return isHead && !isEmpty ? ("<th scope=\"col\"\(style)>", "</th>\n") : ("<td\(style)>", "</td>\n")
  }

  /// Returns the caption of a paragraph that consists of a single image, which is the title of the image.
  ///
  /// - Parameter events: The events after the start of the paragraph.
  static func caption(in events: ArraySlice<MarkdownEvent>) -> String? {
    guard case .enter(let image) = events.first, case .image(_, let title) = image.kind, !title.isEmpty,
      let end = events.firstIndex(of: .exit(image)), case .exit(let node) = events[(end + 1)...].first,
      case .paragraph = node.kind
    else { return nil }
    return title
  }
}
