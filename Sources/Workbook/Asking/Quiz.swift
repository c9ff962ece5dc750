/// `rxbook quiz`: asks questions, and says of each answer whether it is right and why.
public struct Quiz {
  private let console: Console
  private let read: () -> String?
  private let note: (Question, Character) -> Void

  /// - Parameters:
  ///   - read: The next line of what is typed; nil at its end.
  ///   - note: Is told each answer as soon as it has been given.
  public init(
    console: Console, read: @escaping () -> String?, note: @escaping (Question, Character) -> Void
  ) {
    self.console = console
    self.read = read
    self.note = note
  }

  /// What came of asking.
  public struct Outcome: Equatable, Sendable {
    /// How many were answered right.
    public var right = 0
    /// How many were answered wrong, or passed over.
    public var open = 0
  }

  /// Asks `questions`, each with its number in its chapter, until nothing more is typed.
  public func ask(_ questions: [(number: Int, count: Int, question: Question)]) -> Outcome {
    var outcome = Outcome()
    for (index, (number, count, question)) in questions.enumerated() {
      if index > 0 { console.line() }
      console.line(console.paint("Question \(number) of \(count)", .strong))
      console.line()
      console.write(question.pieces)
      write(question.answers)
      guard let answer = answer(to: question) else {
        outcome.open += questions.count - index
        break
      }
      if answer?.isRight == true { outcome.right += 1 } else { outcome.open += 1 }
      if let answer { tell(answer, question) }
    }
    return outcome
  }

  private func write(_ answers: [Answer]) {
    for answer in answers {
      for line in answer.text { console.line("  \(line)") }
    }
    console.line()
  }

  /// The answer that is given; nil in it where the question is passed over, and nil where nothing more is typed.
  private func answer(to question: Question) -> Answer?? {
    let letters = alternatives(question.answers.map { "\($0.letter)" })
    console.line("Your answer (\(letters); an empty line passes):")
    while let line = read() {
      let typed = line.lowercased().filter { !$0.isWhitespace && $0 != "." && $0 != ")" }
      if typed.isEmpty { return .some(nil) }
      if typed.count == 1, let letter = typed.first, let answer = question.answer(letter) { return answer }
      console.line("That is none of them. Type \(letters).")
    }
    return nil
  }

  private func tell(_ answer: Answer, _ question: Question) {
    note(question, answer.letter)
    let mark = answer.isRight ? console.paint("✓ Right.", .good) : console.paint("✗ No.", .warning)
    console.line(TextWrapping.wrap("\(mark) \(answer.remark)", indent: 2, width: console.width))
  }
}
