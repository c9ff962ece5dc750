public import Foundation
import Synchronization

/// Checks what a class has handed in, as many solutions at a time as there are cores.
public struct ClassChecker: Sendable {
  private let book: Book
  private let folder: ClassFolder
  private let program: URL
  private let wall: Wall?
  private let judge: ChallengeJudge
  private let memory: VerdictMemory

  /// - Parameters:
  ///   - program: The executable whose host runs the solutions.
  ///   - wall: What each of them runs behind; nil for none.
  public init(book: Book, folder: ClassFolder, program: URL, limits: Limits = Limits(), wall: Wall? = nil)
    throws
  {
    (self.book, self.folder, self.program, self.wall) = (book, folder, program, wall)
    judge = try ChallengeJudge(program: program, limits: limits, memory: book.scratch)
    memory = VerdictMemory(below: book.scratch, program: program, limits: limits)
  }

  /// The challenges for which somebody has handed something in, in the order of the book.
  public var handedIn: [Challenge] {
    book.challenges.filter { challenge in
      folder.learners.contains { if case .nothing = folder.handed(challenge, by: $0) { false } else { true } }
    }
  }

  /// Judges what `learners` have handed in for `challenges`: for each learner, in order, a result for each challenge.
  ///
  /// - Parameter progress: Called with the number of results there are, on any thread.
  public func check(
    _ challenges: [Challenge], of learners: [ClassFolder.Learner],
    progress: @Sendable (Int) -> Void = { _ in }
  ) -> [Report.Result] {
    let done = Atomic(0)
    let pairs = learners.flatMap { learner in challenges.map { (learner: learner, challenge: $0) } }
    return concurrently(pairs) { pair in
      var result = result(pair.challenge, of: pair.learner)
      result.learner = pair.learner.name
      progress(done.add(1, ordering: .relaxed).newValue)
      return result
    }
  }

  private func result(_ challenge: Challenge, of learner: ClassFolder.Learner) -> Report.Result {
    switch folder.handed(challenge, by: learner) {
    case .nothing: return Report.Result(JudgedSolution(.notStarted), of: challenge)
    case .refused(let reason): return Self.stopped(reason, challenge)
    case .solution(let solution):
      let key = memory.key(of: solution, for: challenge)
      if let known = memory.verdict(for: key) { return known }
      let result = judged(solution, of: challenge)
      memory.remember(result, for: key)
      return result
    }
  }

  /// Judges a copy, whose name says nothing of whose it is: others may have handed in the same.
  private func judged(_ solution: Data, of challenge: Challenge) -> Report.Result {
    do {
      let scratch = try ScratchFolder(below: book.scratch)
      let name = "\(challenge.folderName).swift"
      let file = scratch.url.appending(path: "handed-in/\(name)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try solution.write(to: file)
      let own = wall.map { judge.running(behind: $0.words(around: scratch.url), program) } ?? judge
      return Report.Result(
        try own.judge(challenge, solution: file, named: name, scratch: scratch), of: challenge)
    } catch {
      return Self.stopped("\(error)", challenge)
    }
  }

  private static func stopped(_ reason: String, _ challenge: Challenge) -> Report.Result {
    Report.Result(JudgedSolution(.stopped(.didNotStart(reason), lastWords: [])), of: challenge)
  }
}
