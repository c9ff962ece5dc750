extension Question {
  /// That the answer of this letter has been given.
  public func answered(_ letter: Character) -> Progress.Fact { .answered(letter, stamp: stamp) }
}

extension Report.Result {
  /// How the reader stands with `question`.
  public init(question: Question, in chapter: BookChapter, standing: AnswerStanding) {
    let judgement =
      switch standing {
      case .right: Judgement(.answeredRight, "is answered right")
      case .wrong(let letters):
        Judgement(
          .answeredWrong,
          "was answered \(alternatives(letters.map { "\($0)" }).replacing(" or ", with: " and ")), which is wrong"
        )
      case .unanswered: Judgement(.unanswered, "is not answered")
      }
    let right = question.right.map { ["\($0.letter) is right: \($0.remark)"] } ?? []
    self.init(
      kind: .question, chapter: chapter.name, name: question.name, judgement: judgement,
      details: question.answers.flatMap(\.text) + right)
  }
}
