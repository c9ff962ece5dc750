/// What judges a reader's solution of a challenge. `Check.swift` beside the challenge declares one, and calls what
/// the reader was asked to declare:
///
///     let check = Check { examiner in
///       examiner.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4")
///     }
///
/// `@unchecked Sendable`: the body is a plain closure that runs once, in a process of its own.
public final class Check: @unchecked Sendable {
  private let body: (Examiner) throws -> Void
  private let demonstration: (Examiner) throws -> Void

  /// - Parameters:
  ///   - body: Judges the solution.
  ///   - demonstration: Prints, with the solution, what the statement's `output` fence shows.
  public init(
    _ body: @escaping (Examiner) throws -> Void,
    showing demonstration: @escaping (Examiner) throws -> Void = { _ in }
  ) {
    self.body = body
    self.demonstration = demonstration
  }

  /// Prints what the statement shows.
  public func demonstrate() throws { try demonstration(Examiner()) }

  /// Runs the check.
  ///
  /// - Returns: What was found wrong, in order; empty when the solution is right.
  public func run() -> [Objection] {
    let examiner = Examiner()
    do {
      try body(examiner)
    } catch {
      examiner.object("Your code threw an error: \(error)")
    }
    return examiner.objections
  }
}

/// One thing that a check found wrong.
public struct Objection: Codable, Equatable, Sendable {
  /// What was expected, in words.
  public let message: String
  /// The value that was expected, as text, where values were compared.
  public let expected: String?
  /// The value that was found, as text, where values were compared.
  public let actual: String?

  /// Lines that show it, such as rows of marbles.
  public let details: [String]
  /// What the evidence says, most important first.
  public let evidence: [Evidence]

  public init(
    message: String, expected: String? = nil, actual: String? = nil, details: [String] = [],
    evidence: [Evidence] = []
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.details = details
    self.evidence = evidence
  }
}
