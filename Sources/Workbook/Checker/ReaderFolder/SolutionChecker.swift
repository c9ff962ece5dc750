import BookModel
import Foundation
import Runner
import SystemSupport

/// Checks the reader's solutions, several in parallel.
package struct SolutionChecker: Sendable {
  private let book: ParsedBook
  private let judge: ChallengeJudge

  package init(book: ParsedBook, program: URL, limits: Limits = Limits()) throws {
    self.book = book
    let workers = WorkerPool(program: program)
    // The worker starts while the version of the program is determined.
    try? workers.prepare()
    judge = try ChallengeJudge(
      program: program, limits: limits, cache: DiskCache(of: book.book, version: ProgramVersion(of: program)),
      workers: workers)
  }

  /// Checks the reader's solutions of `challenges`.
  ///
  /// - Parameter name: A closure that returns the name of a file for diagnostics.
  /// - Returns: A result for each challenge, in order.
  package func check(_ challenges: [Challenge], name: @Sendable (URL) -> String) -> [CheckResult] {
    let reader = ReaderFolder(of: book)
    return concurrentMap(challenges) { challenge in
      guard reader.hasStarted(challenge) else { return CheckResult(.notStarted) }
      let file = reader.solution(of: challenge)
      do {
        let scratch = try ScratchFolder(below: book.scratch)
        return try judge.judge(challenge, solution: file, named: name(file), scratch: scratch)
      } catch {
        return CheckResult(
          .stopped(.didNotStart(Self.reason(error, of: file, named: name(file))), errorLines: []))
      }
    }
  }

  /// Returns why a solution was not judged; another file may be the reason, such as one on a full disk.
  private static func reason(_ error: any Error, of file: URL, named name: String) -> String {
    FileFailure.path(in: error) == file.plainPath
      ? "\(name) cannot be read: \(FileFailure.reason(error))" : FileFailure.description(error)
  }
}
