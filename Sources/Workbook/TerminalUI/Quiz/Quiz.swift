import BookModel
import TextSupport

/// The dialogue of `rxbook quiz`, which asks questions, and explains why each answer is right or wrong.
package struct Quiz {
  private let console: Console
  private let read: () -> String?
  private let note: (Question, Character) -> Void

  /// - Parameters:
  ///   - read: Returns the next line that the reader types, or nil at the end of the input.
  ///   - note: Receives each answer as soon as the reader has given it.
  package init(
    console: Console, read: @escaping () -> String?, note: @escaping (Question, Character) -> Void
  ) {
    self.console = console
    self.read = read
    self.note = note
  }

  /// The result of a quiz.
  package struct Outcome: Equatable, Sendable {
    /// The number of questions that were answered right.
    package var right = 0
    /// The number of questions that were answered wrong, skipped or not reached.
    package var open = 0
  }

  /// Asks `questions` until the end of the input.
  ///
  /// - Parameter questions: The questions, each with its number in its chapter and the number of the chapter's
  ///   questions.
  package func ask(_ questions: [(number: Int, count: Int, question: Question)]) -> Outcome {
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
      if let answer { showVerdict(on: answer, question) }
    }
    return outcome
  }

  private func write(_ answers: [Answer]) {
    for answer in answers {
      for line in answer.text { console.line("  \(line)") }
    }
    console.line()
  }

  /// Returns the reader's answer: `.some(nil)` if the reader skips the question, and nil at the end of the input.
  private func answer(to question: Question) -> Answer?? {
    let letters = alternatives(question.answers.map { "\($0.letter)" })
    console.line("Your answer (\(letters); an empty line skips the question):")
    while let line = read() {
      let typed = line.lowercased().filter { !$0.isWhitespace && $0 != "." && $0 != ")" }
      if typed.isEmpty { return .some(nil) }
      if typed.count == 1, let letter = typed.first, let answer = question.answer(letter) { return answer }
      console.line("Type \(letters).")
    }
    return nil
  }

  private func showVerdict(on answer: Answer, _ question: Question) {
    note(question, answer.letter)
    let mark = answer.isRight ? console.paint("✓ Right.", .good) : console.paint("✗ No.", .warning)
    console.line(TextWrapping.wrap("\(mark) \(answer.remark)", indent: 2, width: console.width))
  }
}
