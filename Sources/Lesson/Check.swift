/// The check of a challenge, which judges a reader's solution.
///
/// The challenge's `Check.swift` declares one. The check uses the declarations that the reader was asked to write:
///
///     let check = Check { examiner in
///       examiner.expect(total(of: [3, 4]), equals: 7, "the total of 3 and 4")
///     }
///
/// `@unchecked Sendable` is sound because the body is a plain closure that runs once, in a separate process.
public final class Check: @unchecked Sendable {
  private let body: (Examiner) throws -> Void
  private let demonstration: (Examiner) throws -> Void

  /// - Parameters:
  ///   - body: A closure that judges the solution.
  ///   - demonstration: A closure that uses the solution to print what the statement's `output` fence shows.
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
  /// - Returns: The problems in the order in which they were found; empty if the solution is right.
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

/// A problem that a check found.
public struct Objection: Codable, Equatable, Sendable {
  /// The expectation that was not met, in words.
  public let message: String
  /// The expected value as a string, if values were compared.
  public let expected: String?
  /// The actual value as a string, if values were compared.
  public let actual: String?

  /// Lines that illustrate the problem, such as rows of marbles.
  public let details: [String]
  /// The recognised kinds of failure, the most important one first.
  public let failureKinds: [FailureKind]

  public init(
    message: String, expected: String? = nil, actual: String? = nil, details: [String] = [],
    failureKinds: [FailureKind] = []
  ) {
    self.message = message
    self.expected = expected
    self.actual = actual
    self.details = details
    self.failureKinds = failureKinds
  }
}
