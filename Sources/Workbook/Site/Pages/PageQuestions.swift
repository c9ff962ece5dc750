import Lesson

/// What a chapter's page asks: which outputs wait behind a question, and which answers are offered.
struct PageQuestions {
  private let outputs: Set<Int>
  private let diagrams: Set<Int>
  private let questions: [Int: Question]
  private let typography: Typography

  /// Nothing is asked.
  init() {
    outputs = []
    diagrams = []
    questions = [:]
    typography = Typography(language: "")
  }

  init(_ text: ChapterText, of chapter: BookChapter, in book: Book) {
    let asked = AskedOutputs(text)
    outputs = Set(asked.all.map(\.output.line))
    diagrams = AskedDiagrams(text, outputs: asked).lines
    let read = ChapterQuestions(
      text, file: text.document.file, chapter: chapter.name, examples: chapter.code.examples.map(\.name))
    questions = Dictionary(read.questions.map { ($0.line, $0) }) { first, _ in first }
    typography = book.typography
  }

  /// How many questions there are.
  var count: Int { questions.count }

  /// Whether the text asks for the output in this line before it shows it.
  func asksForOutput(at line: Int) -> Bool { outputs.contains(line) }

  /// Whether the diagram in this line shows what the text asks for.
  func asksForDiagram(at line: Int) -> Bool { diagrams.contains(line) }

  /// Whether a question is about this example, so that its output is not shown.
  func isAsked(example name: String) -> Bool {
    questions.values.contains { $0.subject == .example(name) }
  }

  /// Whether a question is about the code in this line, which the compiler has something to say of.
  func isAsked(codeAt line: Int) -> Bool { questions.values.contains { $0.codeLine == line } }

  /// The answers in this line, each of which says whether it is right when it is opened.
  func answers(at line: Int) -> HTML? {
    guard let question = questions[line] else { return nil }
    return """
      <div class="answers" role="group" aria-label="Answers">
      \(HTML.each(question.answers) { $0.html(in: "answers-\(line)", typography) })</div>

      """
  }
}

extension Answer {
  fileprivate func html(in group: String, _ typography: Typography) -> HTML {
    let mark: HTML = isRight ? "<strong>Right.</strong>" : "<strong>No.</strong>"
    return """
      <details class="\(isRight ? "right" : "wrong")" name="\(group)">
      <summary><b>\("\(letter)")</b> <span>\(HTML.each(shown) { $0.html })</span></summary>
      <p>\(mark) \(HTML(typed: typography.set(remark)))</p>
      </details>

      """
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
