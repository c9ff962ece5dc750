/// Which diagrams of a chapter show what the text asks for, so that whoever is to think first must not see them.
///
/// That is so right below a paragraph that ends in a question mark, below an output that is asked for, below answers, and
/// below another such diagram; `asked=yes` and `asked=no` at the diagram say it where the text does not.
struct AskedDiagrams {
  /// The lines of their fences.
  private(set) var lines: Set<Int> = []

  /// Reads the diagrams of `text`, whose outputs are asked for as `outputs` says.
  init(_ text: ChapterText, outputs: AskedOutputs) {
    let roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    var isAsked = false
    for block in TopBlock.blocks(of: text.document.events) {
      switch block {
      case .paragraph(let words): isAsked = TopBlock.asks(words)
      case .other, .boundary: isAsked = false
      case .fence(let fence):
        switch roles[fence.line] {
        case .output: isAsked = outputs.contains(line: fence.line)
        case .answers: isAsked = true
        case .marble(_, _, let asked):
          isAsked = asked ?? isAsked
          if isAsked { lines.insert(fence.line) }
        case .example, .file, .fails, .warns, .sketch, .choices, .operators, .shown, nil: isAsked = false
        }
      }
    }
  }
}
