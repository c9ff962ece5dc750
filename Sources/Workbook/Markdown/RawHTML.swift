/// Judges the HTML in a Markdown text.
enum RawHTML {
  /// Whether `literal` is comments alone, which are notes of the author and not shown.
  static func isComment(_ literal: String) -> Bool {
    var rest = literal[...].drop(while: \.isWhitespace)
    while rest.hasPrefix("<!--") {
      guard let end = rest.dropFirst(4).firstRange(of: "-->") else { return false }
      rest = rest[end.upperBound...].drop(while: \.isWhitespace)
    }
    return rest.isEmpty
  }

  /// Whether a line of `comment` opens or closes a fence.
  private static func hidesFence(_ comment: String) -> Bool {
    comment.split(separator: "\n").contains { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("```") || text.hasPrefix("~~~")
    }
  }

  /// What is wrong with the HTML of a document.
  ///
  /// It is refused because a page has to stay valid and prose has to stay readable in the file. Most of it is
  /// code without its backticks, such as Observable<Int>.
  static func findings(in events: [MarkdownEvent], file: String) -> [Finding] {
    events.compactMap { event in
      guard case .leaf(let node) = event, case .html(let literal) = node.kind else { return nil }
      if isComment(literal) {
        // An arrow in a diagram ends a comment, too.
        guard hidesFence(literal) else { return nil }
        return Finding(
          file: file, line: node.line,
          message: "The comment that begins here hides a fence; end it before that, or take the fence out.")
      }
      let firstLine = literal.prefix { !$0.isNewline }
      return Finding(
        file: file, line: node.line,
        message:
          "`\(firstLine)` is read as HTML, which the book does not use; put code in backticks, and say "
          + "the rest in Markdown.")
    }
  }
}
