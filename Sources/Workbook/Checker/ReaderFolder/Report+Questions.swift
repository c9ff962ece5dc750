import BookModel
import Runner
import TextSupport

extension Question {
  /// Returns the fact that the reader has chosen this answer.
  package func answered(_ letter: Character) -> ReaderProgress.Fact {
    .answered(letter, fingerprint: fingerprint)
  }
}

extension Report.Result {
  /// Creates the result for the reader's answers to `question`.
  package init(question: Question, in chapter: BookChapter, status: AnswerStatus) {
    let verdict =
      switch status {
      case .right: ExplainedVerdict(.answeredRight, "was answered correctly")
      case .wrong(let letters):
        ExplainedVerdict(
          .answeredWrong,
          "was answered \(alternatives(letters.map { "\($0)" }).replacing(" or ", with: " and ")), which is wrong"
        )
      case .unanswered: ExplainedVerdict(.unanswered, "has not been answered")
      }
    let right = question.right.map { ["\($0.letter) is right: \($0.remark)"] } ?? []
    self.init(
      kind: .question, chapter: chapter.name, name: question.name, verdict: verdict,
      details: question.answers.flatMap(\.text) + right)
  }
}
