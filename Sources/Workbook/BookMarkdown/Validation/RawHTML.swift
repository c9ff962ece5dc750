import TextSupport

/// Rules for raw HTML in Markdown.
package enum RawHTML {
  /// Whether `literal` consists only of comments, which are notes of the author and not shown.
  package static func isComment(_ literal: String) -> Bool {
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

  /// Reports raw HTML in a document.
  ///
  /// It is rejected so that pages stay valid and prose stays readable in the file. Most of it is code without
  /// backticks, such as Observable<Int>.
  static func findings(in events: [MarkdownEvent], file: String) -> [Finding] {
    events.compactMap { event in
      guard case .leaf(let node) = event, case .html(let literal) = node.kind else { return nil }
      if isComment(literal) {
        // A comment ends at `-->`, so an arrow in a diagram would end it.
        guard hidesFence(literal) else { return nil }
        return Finding(
          file: file, line: node.line,
          message: "The comment that starts here hides a fence; end it before the fence, or remove the fence."
        )
      }
      let firstLine = literal.prefix { !$0.isNewline }
      return Finding(
        file: file, line: node.line,
        message:
          "`\(firstLine)` is parsed as HTML, which the book does not support; put code in backticks, and write "
          + "anything else in Markdown.")
    }
  }
}
