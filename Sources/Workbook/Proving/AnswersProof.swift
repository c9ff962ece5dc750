/// Proves that the answer which is said to be right is what happens, and that no other one is.
struct AnswersProof {
  private let question: Question
  private let file: String

  init(_ question: Question, file: String) {
    self.question = question
    self.file = file
  }

  /// Judges the answers by what the example printed, without its header, and whether it trapped.
  ///
  /// - Parameter example: Where the example is written.
  func findings(printed: [String], trapped: Bool, example: Place) -> [Finding] {
    question.answers.compactMap { answer in
      guard case .prints(let lines, let traps) = answer.meaning else { return compiles(answer) }
      let pattern = OutputPattern(lines, match: .exact)
      if answer.isRight, pattern.isVacuous() {
        return finding(answer, "is right whatever is printed; write at least one line that tells.")
      }
      let happens = traps == trapped && pattern.matches(printed)
      if happens == answer.isRight { return nil }
      if happens {
        return finding(
          answer, "is what happens, too; say so, or change it so that it is wrong.", related: [example])
      }
      let details = pattern.matches(printed) ? [] : pattern.difference(from: printed).lines
      let what =
        traps == trapped
        ? "" : trapped ? "; the example traps" : "; the example does not trap"
      return finding(
        answer, "is not what happens\(what)" + (details.isEmpty ? "." : " (- answer, + example)."),
        details: details, related: [example])
    }
  }

  /// Judges the answers to a question about code that is not run, because the compiler has something to say of it:
  /// that it does so is proven with the fence.
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
          ? "is what the compiler says, too; say so, or change it so that it is wrong."
          : "is not what the fence above is proven to do; it has to be \(expected).")
    }
  }

  private var expected: String {
    switch question.subject {
    case .fails(let reason): "`(does not compile)` or `(does not compile: \(reason))`"
    case .warns(let reason): "`(compiles with a warning)` or `(compiles with a warning: \(reason))`"
    case .example(let name): "what \u{201C}\(name)\u{201D} prints"
    }
  }

  /// The finding, for an answer that says that an example does not compile without a word, that it is not right.
  private func compiles(_ answer: Answer) -> Finding? {
    answer.isRight
      ? finding(
        answer, "is not what happens: an example compiles. Show what does not in a fence with fails=\"…\".")
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
