import BookMarkdown

/// A heading of a page.
struct PageHeading: Equatable, Sendable {
  let level: Int
  let identifier: String
  /// The text without markup.
  let words: String
  /// The text in which only code is marked.
  let label: HTML

  init(level: Int, identifier: String, words: ArraySlice<MarkdownEvent>) {
    self.level = level
    self.identifier = identifier
    self.words = words.plainText
    label = HTML(labelling: words)
  }

  init(level: Int, identifier: String, words: String) {
    self.level = level
    self.identifier = identifier
    self.words = words
    label = "\(words)"
  }

  /// Returns the heading and a link to it.
  ///
  /// The link is outside of the heading, so screen readers don't read it as part of the heading.
  func html(_ content: HTML) -> HTML {
    """
    <div class="heading">\(anchor: identifier)<h\(level)\(id: identifier)>\(content)</h\(level)>\
    <a\(href: "#\(identifier)") aria-label="“\(words)”">#</a></div>

    """
  }
}
