import Lesson

/// A solution of a challenge, and what is to be said about it.
public struct JudgedSolution: Sendable {
  public let outcome: CheckOutcome
  /// What the solution printed, where that is not what the check looks at.
  public let output: [UInt8]
  /// Tells the solution and the check that were judged from changed ones.
  public internal(set) var stamp = ""
  /// What the compiler says of the solution's file without refusing it.
  public internal(set) var warnings: [Diagnostic] = []

  init(_ outcome: CheckOutcome, output: [UInt8] = []) {
    self.outcome = outcome
    self.output = output
  }

  public var judgement: Judgement { outcome.judgement }
}

extension Report.Result {
  /// What is to be said about a solution of a challenge.
  public init(_ judged: JudgedSolution, of challenge: Challenge) {
    let hint = Self.hint(for: judged.outcome, of: challenge)
    let advice = hint.map { "There is a hint for this: ./rxbook hint \(challenge.identifier) \($0)" }
    self.init(
      kind: .challenge, chapter: challenge.chapter.name, name: challenge.identifier,
      judgement: judged.judgement,
      details: judged.outcome.details + [advice].compactMap(\.self) + judged.warnings.flatMap(\.lines),
      output: String(decoding: judged.output, as: UTF8.self), hint: hint)
  }

  /// The hint that is tied to what the check found.
  private static func hint(for outcome: CheckOutcome, of challenge: Challenge) -> String? {
    guard case .unsolved(let objections) = outcome else { return nil }
    let remarks = Hints(of: challenge).remarks
    return objections.flatMap(\.evidence).map(\.name).first { remarks[$0] != nil }
  }
}
