import BookMarkdown
import BookModel
import Lesson

/// The questions on a chapter's page: folded outputs and diagrams, and questions with answers to choose from.
struct PageQuestions {
  private let outputs: Set<Int>
  private let diagrams: Set<Int>
  private let questions: [Int: Question]
  private let typography: Typography

  /// Creates a page without questions.
  init() {
    outputs = []
    diagrams = []
    questions = [:]
    typography = Typography(language: "")
  }

  init(_ chapter: ParsedChapter, in book: ParsedBook) {
    outputs = Set(chapter.askedOutputs.map(\.output.line))
    diagrams = chapter.askedDiagrams.lines
    questions = Dictionary(chapter.questions.map { ($0.line, $0) }) { first, _ in first }
    typography = book.typography
  }

  /// The number of questions with answers to choose from.
  var count: Int { questions.count }

  /// Returns whether the text asks the reader to predict the output on this line.
  func asksForOutput(at line: Int) -> Bool { outputs.contains(line) }

  /// Returns whether the diagram on this line reveals an output that the text asks for.
  func asksForDiagram(at line: Int) -> Bool { diagrams.contains(line) }

  /// Returns whether a question is about this example, so its output isn't shown.
  func isAsked(example name: String) -> Bool {
    questions.values.contains { $0.subject == .example(name) }
  }

  /// Returns whether a question is about the code on this line.
  ///
  /// Such code doesn't compile, or causes a warning.
  func isAsked(codeAt line: Int) -> Bool { questions.values.contains { $0.codeLine == line } }

  /// The right answers with all reasons, for printed books, where they are not next to the questions.
  var appendix: HTML {
    if questions.isEmpty { return "" }
    let entries = questions.sorted { $0.key < $1.key }.map { _, question -> HTML in
      let reasons = HTML.each(question.answers) { answer in
        "<dd><b>\("\(answer.letter)")</b> \(answer.verdict(typography))</dd>\n"
      }
      return "<dt>\(HTML(typed: typography.set(question.name)))</dt>\n\(reasons)"
    }
    return """
      <section class="solved">
      <h2>Answers to the questions</h2>
      <dl>
      \(HTML.each(entries) { $0 })</dl>
      </section>

      """
  }

  /// Returns the answers on this line, each of which reveals whether it is right when the reader opens it.
  func answers(at line: Int) -> HTML? {
    guard let question = questions[line] else { return nil }
    // The script finds the name of an example in its caption.
    let isCaptioned = question.subject == .example(question.name) && question.codeLine != nil
    let name: HTML = isCaptioned ? "" : " data-of=\"\(question.name)\""
    return """
      <div class="answers"\(only: .screen, " role=\"group\"\(name)") aria-label="Answers">
      \(HTML.each(question.answers) { $0.html(in: "q\(line)", typography) })</div>

      """
  }
}

extension Answer {
  fileprivate func html(in group: String, _ typography: Typography) -> HTML {
    """
    <details\(only: .print, " open") class="\(isRight ? "right" : "wrong")"\(only: .screen, " name=\"\(group)\"")>
    <summary><b>\("\(letter)")</b> <span>\(HTML.each(shown) { $0.html })</span></summary>
    \(only: .exceptPrint, "<p>\(verdict(typography))</p>\n")</details>

    """
  }

  /// Whether the answer is right, and why.
  fileprivate func verdict(_ typography: Typography) -> HTML {
    let mark: HTML = isRight ? "<strong>Right.</strong>" : "<strong>No.</strong>"
    return "\(mark) \(HTML(typed: typography.set(remark)))"
  }
}

extension Answer.Line {
  fileprivate var html: HTML {
    switch self {
    case .printed(let line): "<samp>\(OutputMarkup.html(ofLine: line))</samp>"
    case .sentence(let words): "<span>\(words)</span>"
    }
  }
}
