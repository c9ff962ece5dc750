import BookMarkdown
import TextSupport

/// The questions of a chapter, in order, with the problems in their syntax.
package struct ChapterQuestions {
  package private(set) var questions: [Question] = []
  package private(set) var findings: [Finding] = []

  private let chapter: String
  private let file: String
  private let roles: [Int: ChapterFence.Role]

  /// Parses the questions of `text`.
  ///
  /// - Parameters:
  ///   - file: The name of the file in findings.
  ///   - chapter: The name of the chapter's folder.
  ///   - names: The names of the chapter's examples.
  package init(_ text: ChapterText, file: String, chapter: String, examples names: [String]) {
    self.chapter = chapter
    self.file = file
    roles = text.roles
    var above: [QuestionBlock] = []
    for block in QuestionBlock.blocks(of: text.document.events) {
      guard case .fence(let fence) = block, case .answers(let name) = roles[fence.line] else {
        above.append(block)
        continue
      }
      read(fence, named: name, above: above, names)
      above = []
    }
  }

  /// Returns the question about the example called `name`.
  package func question(about name: String) -> Question? { questions.first { $0.subject == .example(name) } }

  private mutating func read(_ fence: Fence, named name: String?, above: [QuestionBlock], _ names: [String]) {
    let parser = AnswersParser(fence)
    for (line, message) in parser.problems { report(line, message) }
    let asked = self.asked(above)
    guard let subject = name.map({ Question.Subject.example($0) }) ?? asked.subject else {
      return report(
        fence.line,
        "There is no code above these answers; show it, or name the example with of=\"NAME\".")
    }
    if case .example(let example) = subject {
      if !names.contains(example) {
        // A fence above that shows a missing example is reported at that fence.
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
          "The question on line \(first.line) is about \u{201C}\(example)\u{201D}, too, and reveals its "
            + "answer; merge them.")
      }
    }
    guard let words = asked.words.last(where: QuestionBlock.asks) else {
      return report(
        fence.line,
        "There is no question here; end a paragraph above the code or the answers with a question mark.")
    }
    let identity = if case .example(let example) = subject { example } else { unused(words) }
    questions.append(
      Question(
        chapter: chapter, name: identity, subject: subject, pieces: asked.pieces, answers: parser.answers,
        line: fence.line, codeLine: asked.codeLine))
  }

  /// Returns `words`, with a number appended if another question has the same words.
  private func unused(_ words: String) -> String {
    let names = ([words] + (2...99).map { "\(words) (\($0))" })
    return names.first { name in !questions.contains { $0.name == name } } ?? words
  }

  /// Returns the code nearest to the answers, the paragraph above it, and everything between the code and the answers.
  private func asked(
    _ above: [QuestionBlock]
  ) -> (subject: Question.Subject?, codeLine: Int?, words: [String], pieces: [Question.Piece]) {
    var taken: [QuestionBlock] = []
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
        case .file, .sketch, .choices, .operators, .demo, .shown: break
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

extension [QuestionBlock] {
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
