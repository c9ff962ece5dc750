public import Foundation

/// Checks the reader's solutions, several at a time.
public struct SolutionChecker: Sendable {
  private let book: Book
  private let judge: ChallengeJudge

  public init(book: Book, program: URL, limits: Limits = Limits()) throws {
    self.book = book
    judge = try ChallengeJudge(program: program, limits: limits, memory: book.scratch)
  }

  /// A challenge and what is to be said about the reader's solution.
  public struct Checked: Sendable {
    public let challenge: Challenge
    public let judged: JudgedSolution
  }

  /// Checks the reader's solutions of `challenges`; `name` says what diagnostics call a file.
  public func check(_ challenges: [Challenge], name: @Sendable (URL) -> String) -> [Checked] {
    let reader = ReaderFolder(of: book)
    return concurrently(challenges) { challenge in
      guard reader.hasStarted(challenge) else {
        return Checked(challenge: challenge, judged: JudgedSolution(.notStarted))
      }
      let file = reader.solution(of: challenge)
      do {
        let scratch = try ScratchFolder(below: book.scratch)
        let judged = try judge.judge(challenge, solution: file, named: name(file), scratch: scratch)
        return Checked(challenge: challenge, judged: judged)
      } catch {
        let outcome = CheckOutcome.stopped(.didNotStart(Self.reason(error, of: name(file))), lastWords: [])
        return Checked(challenge: challenge, judged: JudgedSolution(outcome))
      }
    }
  }

  private static func reason(_ error: any Error, of file: String) -> String {
    error is CocoaError || error is POSIXError
      ? "\(file) cannot be read: \(FileFailure.reason(error))" : "\(error)"
  }
}
