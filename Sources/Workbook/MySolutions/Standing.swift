import Foundation

/// How far the reader is with a challenge: what was noted, held against the file as it is.
public enum Standing: Equatable, Sendable {
  case untouched, started
  /// The file, as it is, has passed the check, as it is.
  case solved
  /// A file has passed; since then it, or the check, has been changed.
  case changedSinceSolved
  /// A file has passed that is not here.
  case solvedElsewhere
}

/// How far the reader is with a question.
public enum AnswerStanding: Equatable, Sendable {
  case unanswered
  /// Only these answers have been given, which are wrong.
  case wrong([Character])
  case right
}

extension Progress {
  /// How far the reader is with `question`.
  public func standing(of question: Question) -> AnswerStanding {
    let letters = letters(for: question)
    if letters.isEmpty { return .unanswered }
    return letters.contains { $0 == question.right?.letter } ? .right : .wrong(letters)
  }
}

extension ReaderFolder {
  /// How far the reader is with `challenge`.
  public func standing(of challenge: Challenge, in progress: Progress) -> Standing {
    let stamps = progress.stamps(of: challenge)
    guard hasStarted(challenge) else { return stamps.isEmpty ? .untouched : .solvedElsewhere }
    if stamps.isEmpty { return .started }
    guard let solution = try? Data(contentsOf: solution(of: challenge)),
      let check = try? Data(contentsOf: challenge.check)
    else { return .changedSinceSolved }
    return stamps.contains(SolutionStamp.of(solution: solution, check: check)) ? .solved : .changedSinceSolved
  }
}
