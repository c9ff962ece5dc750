import Testing

@testable import BookMarkdown
@testable import BookModel

@Suite struct MarkdownParserTests {
  /// Returns the structure of `text`: the kinds of its blocks and the text in them.
  private func shape(_ text: String) -> String {
    MarkdownDocument(text: text, file: "A.md").events.dropFirst().dropLast().reduce(into: "") {
      shape, event in
      switch event {
      case .enter(let node):
        switch node.kind {
        case .note(let note): shape += "\(note)("
        case .blockQuote: shape += "quote("
        case .paragraph: shape += "p("
        default: shape += "other("
        }
      case .exit: shape += ")"
      case .leaf(let node): shape += node.typedText
      }
    }
  }

  @Test(arguments: [
    ("> [!NOTE]\n> Words.", "note(p(Words.))"), ("> [!WARNING]\n> `a`\n> b", "warning(p(`a` b))"),
    ("> [!NOTE]\n>\n> Words.", "note(p(Words.))"), ("> [!NOTE]  \n> Words.", "note(p(Words.))"),
    ("> [!NOTE]\n> - a", "note(other(other(p(a))))"), ("> [!NOTE]", "note()"),
    ("> [!NOTE]\n> a\n\n> [!NOTE]\n> b", "note(p(a))note(p(b))"),
  ]) func `a quote with a marker is a note`(text: String, shape: String) {
    #expect(self.shape(text) == shape)
  }

  @Test(arguments: [
    ("> [!NOTE] words", "quote(p([!NOTE] words))"), ("> [!note]\n> a", "quote(p([!note] a))"),
    ("> [!TIP]\n> a", "quote(p([!TIP] a))"), ("> a\n> [!NOTE]", "quote(p(a [!NOTE]))"),
    ("> [!NOTE]*a*\n> b", "quote(p([!NOTE]other(a) b))"), ("[!NOTE]\na", "p([!NOTE] a)"),
    ("- > [!NOTE]\n  > a", "other(other(quote(p([!NOTE] a))))"),
    ("> > [!NOTE]\n> > a", "quote(quote(p([!NOTE] a)))"),
  ]) func `a quote that GitHub does not render as a note is a quote`(text: String, shape: String) {
    #expect(self.shape(text) == shape)
  }
}
