import BookModel
import TextSupport

/// Verifies that the answer marked as right is what happens, and that no other answer is.
struct AnswersProof {
  private let question: Question
  private let file: String

  init(_ question: Question, file: String) {
    self.question = question
    self.file = file
  }

  /// Returns the problems with the answers, given the output of the example without its header, and whether it trapped.
  ///
  /// - Parameter example: The location of the example in the source.
  func findings(printed: [String], trapped: Bool, example: Place) -> [Finding] {
    question.answers.compactMap { answer in
      guard case .prints(let lines, let traps) = answer.meaning else { return compiles(answer) }
      let pattern = OutputPattern(lines, match: .exact)
      if answer.isRight, pattern.isVacuous() {
        return finding(answer, "matches any output; include at least one specific line.")
      }
      let happens = traps == trapped && pattern.matches(printed)
      if happens == answer.isRight { return nil }
      if happens {
        return finding(
          answer, "is also what happens; mark it as right, or change it so that it is wrong.",
          related: [example])
      }
      let details = pattern.matches(printed) ? [] : pattern.difference(from: printed).lines
      let what =
        traps == trapped
        ? "" : trapped ? "; the example traps" : "; the example does not trap"
      return finding(
        answer, "does not match the output\(what)" + (details.isEmpty ? "." : " (- answer, + example)."),
        details: details, related: [example])
    }
  }

  /// The problems with the answers to a question about code that is compiled but not run.
  ///
  /// The compiler's message itself is verified with the fence.
  var findings: [Finding] {
    question.answers.compactMap { answer in
      let isSaid =
        switch (question.subject, answer.meaning) {
        case (.fails(let reason), .fails(let words)), (.warns(let reason), .warns(let words)):
          words.map { reason.contains($0) || $0.contains(reason) } ?? true
        case (.example, _), (.fails, _), (.warns, _): false
        }
      if isSaid == answer.isRight { return nil }
      return finding(
        answer,
        isSaid
          ? "is also what the compiler reports; mark it as right, or change it so that it is wrong."
          : "is not what the compiler reports for the fence above; it must be \(expected).")
    }
  }

  private var expected: String {
    switch question.subject {
    case .fails(let reason): "`(does not compile)` or `(does not compile: \(reason))`"
    case .warns(let reason): "`(compiles with a warning)` or `(compiles with a warning: \(reason))`"
    case .example(let name): "what \u{201C}\(name)\u{201D} prints"
    }
  }

  /// Returns the finding for an answer that is marked as right and claims that an example does not compile.
  private func compiles(_ answer: Answer) -> Finding? {
    answer.isRight
      ? finding(
        answer, "is wrong, because examples compile. Show code that does not compile with fails=\"…\".")
      : nil
  }

  private func finding(
    _ answer: Answer, _ what: String, details: [String] = [], related: [Place] = []
  ) -> Finding {
    Finding(
      file: file, line: answer.line, message: "The answer \(answer.letter) \(what)", details: details,
      related: related)
  }
}
