public import Lesson

/// What is to be said about a solution of a challenge.
public enum ChallengeVerdict: Equatable, Sendable {
  case solved
  /// There is no file of the reader's yet.
  case notStarted
  /// The check ran and found this wrong.
  case unsolved([Objection])
  /// The reader's file is not Swift.
  case doesNotCompile([Diagnostic])
  /// The reader's file is fine, and does not fit the check.
  case doesNotFit([Misfit])
  /// The check did not come to its end.
  case stopped(Ending, lastWords: [String])

  public var isGood: Bool { self == .solved }

  /// A word for programs.
  public var code: String {
    switch self {
    case .solved: "solved"
    case .notStarted: "not-started"
    case .unsolved: "unsolved"
    case .doesNotCompile: "does-not-compile"
    case .doesNotFit: "does-not-fit"
    case .stopped(.timedOut, _): "timed-out"
    case .stopped(.flooded, _): "flooded"
    case .stopped(.crowded, _): "crowded"
    case .stopped: "stopped"
    }
  }

  /// A phrase for people, which follows the challenge's name.
  public var phrase: String {
    switch self {
    case .solved: return "solved"
    case .notStarted: return "not started yet"
    case .unsolved(let objections):
      return objections.count == 1
        ? "1 thing is not as it should be" : "\(objections.count) things are not as they should be"
    case .doesNotCompile: return "does not compile"
    case .doesNotFit: return "does not declare what the challenge asks for"
    case .stopped(.timedOut(let seconds), _): return Verdict.timedOut(seconds: seconds).phrase
    case .stopped(.flooded(let bytes), _): return Verdict.flooded(bytes: bytes).phrase
    case .stopped(.crowded(let tasks), _): return Verdict.crowded(tasks: tasks).phrase
    case .stopped(.leftEarly(let status), _): return Verdict.leftEarly(status: status).phrase
    case .stopped(.trapped(let signal), let words):
      return Verdict.trapped(signal: signal, message: words.last { $0.contains("atal error") }).phrase
    case .stopped(.threw(let error), _): return Verdict.threw(error).phrase
    case .stopped(.notStarted(let reason), _): return Verdict.notStarted(reason).phrase
    case .stopped(.finished, _), .stopped(.played, _): return "ended"
    }
  }

  /// The exit status it leads to.
  public var exitStatus: Int32 {
    switch self {
    case .solved: 0
    case .notStarted, .unsolved: 1
    case .doesNotCompile, .doesNotFit: 3
    case .stopped(.timedOut, _), .stopped(.flooded, _), .stopped(.crowded, _): 4
    case .stopped: 1
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
}
