import BookMarkdown
import TextSupport

/// The outputs of a chapter that answer a question which the text asks before it shows them.
///
/// An output is one if a paragraph that ends in a question mark is directly before the example's code, or between the
/// code and the output. The attributes `asked=yes` and `asked=no` override this rule.
package struct AskedOutputs: Sendable {
  /// An output that the text asks for.
  package struct Asked: Sendable {
    package let example: String
    /// The question and the code, in the order of the text.
    package let pieces: [Question.Piece]
    package let output: Fence
    package let match: Match
  }

  package private(set) var all: [Asked] = []

  /// Finds the outputs in `text`.
  package init(_ text: ChapterText) {
    var example: String?
    var pieces: [Question.Piece] = []
    var isAsked = false
    var paragraph: String?
    for block in QuestionBlock.blocks(of: text.document.events) {
      switch block {
      case .paragraph(let words):
        paragraph = words
        if example != nil {
          pieces.append(.words(words))
          isAsked = isAsked || QuestionBlock.asks(words)
        }
        continue
      case .other(let words): if example != nil { pieces.append(.words(words)) }
      case .boundary: (example, pieces, isAsked) = (nil, [], false)
      case .fence(let fence):
        switch text.roles[fence.line] {
        case .example(let name):
          if example != name { (pieces, isAsked) = ([], false) }
          if let paragraph, QuestionBlock.asks(paragraph) {
            pieces.append(.words(paragraph))
            isAsked = true
          }
          example = name
          pieces.append(.code(fence.body))
        case .output(let owner, let match, let asked):
          if let name = owner ?? example, asked ?? (isAsked && name == example) {
            all.append(Asked(example: name, pieces: pieces, output: fence, match: match))
          }
          isAsked = false
          pieces = pieces.filter { if case .code = $0 { true } else { false } }
        case .answers, .marble: (example, pieces, isAsked) = (nil, [], false)
        case .file, .fails, .warns, .sketch, .choices, .operators, .demo, .shown, nil: break
        }
      }
      paragraph = nil
    }
  }

  /// Whether the output on this line of the chapter is one that the text asks for.
  func contains(line: Int) -> Bool { all.contains { $0.output.line == line } }
}
