import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport
import TestSupport
import Testing

@testable import Checker
import BookChapters

/// The checks judge a list of right and wrong solutions for each challenge of the book.
@Suite(.waiting) struct ListedSolutionsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let challenges = BookLoader.load(BookChapters.book(at: root)).challenges
  private static let workers = WorkerPool(program: Program.url)

  @Test func `each challenge has a list of solutions`() throws {
    let lists = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Tests/Solutions").path())
    #expect(lists.sorted() == Self.challenges.map { Self.list(of: $0).lastPathComponent }.sorted())
  }

  @Test(arguments: challenges.map(\.identifier))
  func `each list has enough solutions, and names their faults precisely`(identifier: String) throws {
    let solutions = try Self.solutions(of: Self.challenge(identifier))
    #expect(solutions.count { $0.isRight } >= 4)
    let wrong = solutions.filter { !$0.isRight }
    #expect(wrong.count >= 12)
    // Any failed expectation without a kind is reported as `unsolved`.
    let isUniform = Set(wrong.map(\.fault)).count == 1
    let imprecise = wrong.filter { isUniform || $0.fault == Verdict.unsolved.rawValue }
      .filter { $0.reportedWords == nil }
    #expect(imprecise.map(\.name) == [])
  }

  /// The lists to judge: "all", or the list of one challenge, such as "5-1".
  ///
  /// All lists take minutes, so tests judge one list by default.
  private static let selection = ProcessInfo.processInfo.environment["RXBOOK_SOLUTIONS"] ?? "1-1"

  @Test func `the selected list exists`() {
    #expect(Self.challenges.contains { Self.isSelected($0.identifier) })
  }

  @Test(.serialized, arguments: challenges.map(\.identifier).filter(isSelected))
  func `listed solutions are judged correctly, with the right reason`(identifier: String) throws {
    let challenge = try Self.challenge(identifier)
    let solutions = try Self.solutions(of: challenge)
    // Two compilations in parallel
    let halves = [0, 1].map { half in solutions.indices.filter { $0 % 2 == half }.map { solutions[$0] } }
    let complaints = concurrentMap(halves) { half in
      Result { try Self.complaints(about: half, Challenge.alone(in: challenge.folder)) }
    }
    for complaint in try complaints.flatMap({ try $0.get() }) { Issue.record("\(complaint)") }
  }

  private static func isSelected(_ challenge: String) -> Bool {
    selection == "all" || challenge == "chapter" + selection.replacing("-", with: "/")
  }

  private static func challenge(_ identifier: String) throws -> Challenge {
    try #require(challenges.first { $0.identifier == identifier })
  }

  private static func solutions(of challenge: Challenge) throws -> [ListedSolution] {
    try ListedSolution.all(
      in: String(contentsOf: list(of: challenge), encoding: .utf8),
      starter: try #require(challenge.starter.string), book: try #require(challenge.solution.string))
  }

  private static func list(of challenge: Challenge) -> URL {
    root.appending(
      path: "Tests/Solutions/\(challenge.chapter.identifier.dropFirst(7))-\(challenge.folderName).txt")
  }

  /// Judges `solutions` and returns a sentence about each one that is not judged as its list says.
  private static func complaints(
    about solutions: [ListedSolution], _ challenge: Challenge
  ) throws -> [String] {
    // A solution that doesn't compile makes the batch compile again, and one that hangs delays the batch.
    let alone = [Verdict.doesNotCompile, .doesNotFit, .timedOut].map(\.rawValue)
    let together = solutions.filter { !alone.contains($0.fault ?? "") }
    let batch = try SolutionBatch(of: challenge, program: Program.url, workers: workers)
    let outcomes = try batch.judge(together.map(\.text))
    let confirmed = zip(together, outcomes).filter { $1?.isExpected(for: $0) == true }.map(\.0.name)
    let judge = try ChallengeJudge(program: Program.url, workers: workers)
    return try solutions.filter { !confirmed.contains($0.name) }.compactMap { solution in
      // This is what a reader would see.
      let scratch = try ScratchFolder()
      let file = scratch.url.appending(path: "mine.swift")
      try Data(solution.text.utf8).write(to: file)
      let reported = try judge.judge(challenge, solution: file, named: "mine.swift", scratch: scratch).outcome
      if reported.isExpected(for: solution) { return nil }
      return """
        \(solution.name): expected \(description(solution.fault, solution.reportedWords)), \
        found \(description(reported.fault, nil))
        \(reported.details.joined(separator: "\n"))
        """
    }
  }

  private static func description(_ fault: String?, _ words: String?) -> String {
    (fault ?? "solved") + (words.map { ": \($0)" } ?? "")
  }
}

extension CheckResult.Outcome {
  /// What is wrong with the solution, as a list names it: the kind of failure, or the verdict; nil if it is right.
  fileprivate var fault: String? {
    switch self {
    case .solved: nil
    case .unsolved(let objections): objections.first?.failureKinds.first?.name ?? Verdict.unsolved.rawValue
    default: explainedVerdict.verdict.rawValue
    }
  }

  /// Returns whether `solution`'s list names this fault, and words of this report.
  fileprivate func isExpected(for solution: ListedSolution) -> Bool {
    // The report is wrapped.
    let report = details.flatMap { $0.split(whereSeparator: \.isWhitespace) }.joined(separator: " ")
    return fault == solution.fault && solution.reportedWords.map(report.contains) != false
  }
}
