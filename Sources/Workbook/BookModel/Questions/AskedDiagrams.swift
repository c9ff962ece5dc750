import BookMarkdown

/// The diagrams of a chapter that answer a question of the text, so a reader must not see them before answering.
///
/// A diagram is one if it directly follows a paragraph that ends in a question mark, an output that the text asks for,
/// answers, or another such diagram. The attributes `asked=yes` and `asked=no` override this rule.
package struct AskedDiagrams {
  /// The lines of their fences.
  package private(set) var lines: Set<Int> = []

  /// Finds the diagrams in `text`.
  ///
  /// - Parameter outputs: The outputs that the text asks for.
  package init(_ text: ChapterText, outputs: AskedOutputs) {
    var isAsked = false
    for block in QuestionBlock.blocks(of: text.document.events) {
      switch block {
      case .paragraph(let words): isAsked = QuestionBlock.asks(words)
      case .other, .boundary: isAsked = false
      case .fence(let fence):
        switch text.roles[fence.line] {
        case .output: isAsked = outputs.contains(line: fence.line)
        case .answers: isAsked = true
        case .marble(_, _, let asked):
          isAsked = asked ?? isAsked
          if isAsked { lines.insert(fence.line) }
        case .example, .file, .fails, .warns, .sketch, .choices, .operators, .demo, .shown, nil:
          isAsked = false
        }
      }
    }
  }
}
