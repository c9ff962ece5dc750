import BookModel
import Foundation

/// The status of a challenge, according to the recorded progress and the reader's file.
package enum ChallengeStatus: Equatable, Sendable {
  case untouched, started
  /// The file has passed the check, and neither has changed since then.
  case solved
  /// A file has passed, but it or the check has changed since then.
  case changedSinceSolved
  /// A file has passed on another machine.
  case solvedElsewhere
}

/// The status of a question.
package enum AnswerStatus: Equatable, Sendable {
  case unanswered
  /// Only these answers have been given, and they are wrong.
  case wrong([Character])
  case right
}

extension ReaderProgress {
  /// Returns the status of `question`.
  package func status(of question: Question) -> AnswerStatus {
    let letters = letters(for: question)
    if letters.isEmpty { return .unanswered }
    return letters.contains { $0 == question.right?.letter } ? .right : .wrong(letters)
  }
}

extension ReaderFolder {
  /// Returns the status of `challenge`.
  package func status(of challenge: Challenge, in progress: ReaderProgress) -> ChallengeStatus {
    let fingerprints = progress.fingerprints(of: challenge)
    guard hasStarted(challenge) else { return fingerprints.isEmpty ? .untouched : .solvedElsewhere }
    if fingerprints.isEmpty { return .started }
    guard let solution = try? Data(contentsOf: solution(of: challenge)),
      let check = try? challenge.check.contents.get()
    else { return .changedSinceSolved }
    return fingerprints.contains(SolutionFingerprint.of(solution: solution, check: check))
      ? .solved : .changedSinceSolved
  }
}
