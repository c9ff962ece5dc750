/// A heading of a page.
struct PageHeading: Equatable, Sendable {
  let level: Int
  let identifier: String
  /// Its words without marks.
  let words: String
  /// Its words with the code among them marked, and nothing else.
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

  /// The heading with a link to itself beside it.
  ///
  /// The link stands outside, so that it is no part of the heading's name for those who hear the page.
  func html(_ content: HTML) -> HTML {
    """
    <div class="heading"><h\(level) id="\(identifier)">\(content)</h\(level)>\
    <a href="#\(identifier)" aria-label="“\(words)”">#</a></div>

    """
  }
}

extension PageHeading: Keepable {
  init(from kept: inout KeptReader) throws(KeptReader.NotWhole) {
    level = try kept.next()
    identifier = try kept.next()
    words = try kept.next()
    label = try kept.next()
  }

  func write(to kept: inout KeptWriter) { kept.add(level, identifier, words, label) }
}
