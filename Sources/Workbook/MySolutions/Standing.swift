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
