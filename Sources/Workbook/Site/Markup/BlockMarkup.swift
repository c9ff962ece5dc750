/// What opens and closes the blocks that CommonMark does not have.
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

  /// A table that scrolls by itself where it is too wide; `head` is what its first row says.
  static func table(head: ArraySlice<MarkdownEvent>) -> Tags {
    let columns = head.split { event in
      if case .enter(let node) = event, case .cell = node.kind { true } else { false }
    }.map { $0.plainText.trimmingBlanks }.filter { !$0.isEmpty }
    return (
      """
      <div class="table" role="group" aria-label="Table: \(columns.joined(separator: ", "))" tabindex="0">
      <table>

      """,
      "</tbody>\n</table>\n</div>\n"
    )
  }

  static func row(isHead: Bool) -> Tags {
    isHead ? ("<thead>\n<tr>\n", "</tr>\n</thead>\n<tbody>\n") : ("<tr>\n", "</tr>\n")
  }

  /// A cell; one of the head that is empty heads nothing.
  static func cell(isHead: Bool, _ alignment: MarkdownNode.ColumnAlignment?, isEmpty: Bool) -> Tags {
    let style: HTML =
      switch alignment {
      case .left, nil: ""
      case .centre: " class=\"centre\""
      case .right: " class=\"right\""
      }
    return isHead && !isEmpty ? ("<th scope=\"col\"\(style)>", "</th>\n") : ("<td\(style)>", "</td>\n")
  }

  /// The title of an image that is all there is in a paragraph: its caption.
  ///
  /// - Parameter events: What follows the beginning of the paragraph.
  static func caption(in events: ArraySlice<MarkdownEvent>) -> String? {
    guard case .enter(let image) = events.first, case .image(_, let title) = image.kind, !title.isEmpty,
      let end = events.firstIndex(of: .exit(image)), case .exit(let node) = events[(end + 1)...].first,
      case .paragraph = node.kind
    else { return nil }
    return title
  }
}

extension String {
  fileprivate var trimmingBlanks: Substring {
    let text = drop(while: \.isWhitespace)
    return text.prefix(text.count - text.reversed().prefix(while: \.isWhitespace).count)
  }
}
