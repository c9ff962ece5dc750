import BookModel
import Foundation
import Runner
import Synchronization
import SystemSupport

/// Checks the submissions of a class in parallel, on all cores.
package struct ClassChecker: Sendable {
  private let book: ParsedBook
  private let folder: ClassFolder
  private let program: URL
  private let sandbox: Sandbox?
  private let judge: ChallengeJudge
  private let verdicts: VerdictCache

  /// Creates the checker.
  ///
  /// - Parameters:
  ///   - program: The executable of the workers that run the solutions.
  ///   - sandbox: The sandbox for each worker; nil for none.
  package init(
    book: ParsedBook, folder: ClassFolder, program: URL, limits: Limits = Limits(), sandbox: Sandbox? = nil
  )
    throws
  {
    (self.book, self.folder, self.program, self.sandbox) = (book, folder, program, sandbox)
    let cache = DiskCache(of: book.book, version: ProgramVersion(of: program))
    judge = try ChallengeJudge(program: program, limits: limits, cache: cache)
    verdicts = VerdictCache(
      cache, limits: limits, toolchain: try Toolchain(), isSandboxed: sandbox != nil)
  }

  /// The challenges that have submissions, in the order of the book.
  package var submittedChallenges: [Challenge] {
    // Every submission in a link is refused, so a link doesn't show which challenges were handed in.
    let learners = folder.learners.filter { !$0.isLink }
    return book.challenges.filter { challenge in
      learners.contains {
        if case .missing = folder.submission(for: challenge, by: $0) { false } else { true }
      }
    }
  }

  /// Judges the submissions of `learners` for `challenges`.
  ///
  /// - Parameter progress: Called on any thread with the number of results so far.
  /// - Returns: A result for each challenge of each learner, grouped by learner.
  package func check(
    _ challenges: [Challenge], of learners: [ClassFolder.Learner],
    progress: @Sendable (Int) -> Void = { _ in }
  ) -> [Report.Result] {
    let done = Atomic(0)
    let pairs = learners.flatMap { learner in challenges.map { (learner: learner, challenge: $0) } }
    return concurrentMap(pairs) { pair in
      var result = result(pair.challenge, of: pair.learner)
      result.learner = pair.learner.name
      progress(done.add(1, ordering: .relaxed).newValue)
      return result
    }
  }

  private func result(_ challenge: Challenge, of learner: ClassFolder.Learner) -> Report.Result {
    switch folder.submission(for: challenge, by: learner) {
    case .missing: return Report.Result(CheckResult(.notStarted), of: challenge)
    case .refused(let reason): return Self.stopped(reason, challenge)
    case .solution(let solution):
      if let known = verdicts.result(of: solution, for: challenge) { return known }
      let (result, isReproducible) = judged(solution, of: challenge)
      if isReproducible { verdicts.store(result, of: solution, for: challenge) }
      return result
    }
  }

  /// Judges a copy whose path does not identify the learner, because the cached result may be used for identical files
  /// of others.
  private func judged(
    _ solution: Data, of challenge: Challenge
  ) -> (result: Report.Result, isReproducible: Bool) {
    do {
      let scratch = try ScratchFolder(below: book.scratch)
      let name = "\(challenge.folderName).swift"
      let file = scratch.url.appending(path: "handed-in/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try solution.write(to: file)
      let own = try judge.distrusting(
        program, in: sandbox, scratch: scratch, deadline: .now + .seconds(Self.compilationTime))
      let result = try own.judge(challenge, solution: file, named: name, scratch: scratch)
      return (Report.Result(result, of: challenge).withHarmlessText, result.isReproducible)
    } catch {
      return (Self.stopped(FileFailure.description(error), challenge).withHarmlessText, false)
    }
  }

  /// The time limit for all compilations of a solution together, in seconds.
  static let compilationTime = 60.0

  private static func stopped(_ reason: String, _ challenge: Challenge) -> Report.Result {
    Report.Result(CheckResult(.stopped(.didNotStart(reason), errorLines: [])), of: challenge)
  }
}
