public import Lesson

/// What came of checking a solution of a challenge.
public enum CheckOutcome: Equatable, Sendable {
  case solved
  /// There is no file of the reader's yet.
  case notStarted
  /// The check ran and found this wrong.
  case unsolved([Objection])
  /// The reader's file is not Swift.
  case doesNotCompile([Diagnostic])
  /// The reader's file is fine, and does not fit the check; what is asked for, and what is declared instead, follows.
  case doesNotFit([Misfit], declarations: [String] = [])
  /// The check did not come to its end.
  case stopped(Judgement, lastWords: [String])

  /// What is to be said of it.
  public var judgement: Judgement {
    switch self {
    case .solved: Judgement(.solved, "solved")
    case .notStarted: Judgement(.notStarted, "not started yet")
    case .unsolved(let objections):
      Judgement(
        .unsolved,
        objections.count == 1
          ? "1 thing is not as it should be" : "\(objections.count) things are not as they should be")
    case .doesNotCompile: .doesNotCompile
    case .doesNotFit: Judgement(.doesNotFit, "does not declare what the challenge asks for")
    case .stopped(let judgement, _): judgement
    }
  }
}

/// A place where the check and the reader's file do not fit together.
public struct Misfit: Equatable, Sendable {
  /// What the reader has to do, as a sentence.
  public let advice: String
  /// The line of the check that shows how it is used.
  public let use: String?
  /// The number of that line, counted from 1.
  public let line: Int?

  init(advice: String, use: String? = nil, line: Int? = nil) {
    self.advice = advice
    self.use = use
    self.line = line
  }
}
