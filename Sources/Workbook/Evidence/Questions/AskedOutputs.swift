/// Which outputs of a chapter answer a question that the text asks before it shows them.
///
/// That is so where a paragraph ends in a question mark between an example's code and its output, or right above
/// that code; `asked=yes` and `asked=no` at the output say it where the text does not.
public struct AskedOutputs: Sendable {
  /// An output that is asked for.
  public struct Asked: Sendable {
    public let example: String
    /// The question and the code, in the order of the text.
    public let pieces: [Question.Piece]
    public let output: Fence
    public let match: Match
  }

  public private(set) var all: [Asked] = []

  /// Reads the outputs of `text`.
  init(_ text: ChapterText) {
    let roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    var example: String?
    var pieces: [Question.Piece] = []
    var isAsked = false
    var paragraph: String?
    for block in TopBlock.blocks(of: text.document.events) {
      switch block {
      case .paragraph(let words):
        paragraph = words
        if example != nil {
          pieces.append(.words(words))
          isAsked = isAsked || TopBlock.asks(words)
        }
        continue
      case .other(let words): if example != nil { pieces.append(.words(words)) }
      case .boundary: (example, pieces, isAsked) = (nil, [], false)
      case .fence(let fence):
        switch roles[fence.line] {
        case .example(let name):
          if example != name { (pieces, isAsked) = ([], false) }
          if let paragraph, TopBlock.asks(paragraph) {
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
        case .file, .fails, .warns, .sketch, .choices, .operators, .shown, nil: break
        }
      }
      paragraph = nil
    }
  }

  /// Whether the output in this line of the chapter is asked for.
  func contains(line: Int) -> Bool { all.contains { $0.output.line == line } }
}
