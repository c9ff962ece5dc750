/// The questions that a chapter asks, in order, and what is wrong with how they are written.
struct ChapterQuestions {
  private(set) var questions: [Question] = []
  private(set) var findings: [Finding] = []

  private let chapter: String
  private let file: String
  private let roles: [Int: ChapterFence.Role]

  /// Reads the questions of `text`, which is the file `file` of a chapter, whose folder is called `chapter` and which
  /// has examples called `names`.
  init(_ text: ChapterText, file: String, chapter: String, examples names: [String]) {
    self.chapter = chapter
    self.file = file
    roles = Dictionary(text.fences.map { ($0.markdown.line, $0.role) }) { first, _ in first }
    var above: [TopBlock] = []
    for block in TopBlock.blocks(of: text.document.events) {
      guard case .fence(let fence) = block, case .answers(let name) = roles[fence.line] else {
        above.append(block)
        continue
      }
      read(fence, named: name, above: above, names)
      above = []
    }
  }

  /// The question about the example called `name`.
  func question(about name: String) -> Question? { questions.first { $0.subject == .example(name) } }

  private mutating func read(_ fence: Fence, named name: String?, above: [TopBlock], _ names: [String]) {
    let sheet = AnswerSheet(fence)
    for (line, message) in sheet.problems { report(line, message) }
    let asked = self.asked(above)
    guard let subject = name.map({ Question.Subject.example($0) }) ?? asked.subject else {
      return report(
        fence.line,
        "No code stands above these answers; show what they are about, or name it with of=\"NAME\".")
    }
    if case .example(let example) = subject {
      if !names.contains(example) {
        // That a fence above shows what is not there is found with that fence.
        guard name != nil else { return }
        let advice =
          nearest(to: example, in: names).map { "did you mean \u{201C}\($0)\u{201D}?" }
          ?? "name one of its examples."
        return report(
          fence.line, "There is no example \u{201C}\(example)\u{201D} in this chapter; \(advice)")
      }
      if let first = question(about: example) {
        return report(
          fence.line,
          "The question in line \(first.line) is about \u{201C}\(example)\u{201D}, too, and tells its answer; "
            + "make one of them.")
      }
    }
    guard let words = asked.words.last(where: TopBlock.asks) else {
      return report(
        fence.line,
        "Nothing is asked here; put a paragraph that ends in a question mark above the code or the answers.")
    }
    let identity = if case .example(let example) = subject { example } else { unused(words) }
    questions.append(
      Question(
        chapter: chapter, name: identity, subject: subject, pieces: asked.pieces, answers: sheet.answers,
        line: fence.line, codeLine: asked.codeLine))
  }

  /// `words`, with a number where another question has them, too.
  private func unused(_ words: String) -> String {
    let names = ([words] + (2...99).map { "\(words) (\($0))" })
    return names.first { name in !questions.contains { $0.name == name } } ?? words
  }

  /// The code that is nearest to the answers, the paragraph above it, and what stands between it and the answers.
  private func asked(
    _ above: [TopBlock]
  ) -> (subject: Question.Subject?, codeLine: Int?, words: [String], pieces: [Question.Piece]) {
    var taken: [TopBlock] = []
    var subject: Question.Subject?
    var codeLine: Int?
    for block in above.reversed() {
      switch block {
      case .boundary:
        return (subject, codeLine, taken.words, taken.pieces)
      case .paragraph:
        taken.insert(block, at: 0)
        if subject != nil { return (subject, codeLine, taken.words, taken.pieces) }
      case .other: taken.insert(block, at: 0)
      case .fence(let fence):
        guard let role = roles[fence.line] else { return (subject, codeLine, taken.words, taken.pieces) }
        let isFirst = subject == nil
        switch role {
        case .example(let name): subject = subject ?? .example(name)
        case .fails(let reason): subject = subject ?? .fails(reason)
        case .warns(let reason): subject = subject ?? .warns(reason)
        case .file, .sketch, .choices, .operators, .shown: break
        case .output, .marble, .answers: return (subject, codeLine, taken.words, taken.pieces)
        }
        if isFirst, subject != nil { codeLine = fence.line }
        taken.insert(block, at: 0)
      }
    }
    return (subject, codeLine, taken.words, taken.pieces)
  }

  private mutating func report(_ line: Int, _ message: String) {
    findings.append(Finding(file: file, line: line, message: message))
  }
}

extension [TopBlock] {
  fileprivate var words: [String] {
    compactMap { if case .paragraph(let words) = $0 { words } else { nil } }
  }

  fileprivate var pieces: [Question.Piece] {
    compactMap { block in
      switch block {
      case .paragraph(let words), .other(let words): .words(words)
      case .fence(let fence): .code(fence.body)
      case .boundary: nil
      }
    }
  }
}
