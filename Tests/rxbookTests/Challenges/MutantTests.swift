import BookModel
import Foundation
import Runner
import SystemSupport
import TestSupport
import Testing

@testable import Checker
import BookChapters

/// The checks refuse the book's solutions if one small thing in them is changed.
///
/// They take minutes, and run only if RXBOOK_MUTANTS is set: to `all`, or to one challenge, such as `5-1`.
@Suite(.waiting, .enabled(if: ProcessInfo.processInfo.environment["RXBOOK_MUTANTS"] != nil))
struct MutantTests {
  private static let selection = ProcessInfo.processInfo.environment["RXBOOK_MUTANTS"]
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let challenges = BookLoader.load(BookChapters.book(at: root)).challenges
  private static let workers = WorkerPool(program: Program.url)
  /// The number of mutants of each challenge.
  private static let count = 30

  private static func isSelected(_ challenge: String) -> Bool {
    selection == "all" || challenge == "chapter" + (selection ?? "").replacing("-", with: "/")
  }

  @Test(.serialized, arguments: challenges.map(\.identifier).filter(isSelected))
  func `mutants of the book's solutions are refused`(identifier: String) throws {
    let challenge = try #require(Self.challenges.first { $0.identifier == identifier })
    let mutants = Mutant.all(
      of: try #require(challenge.solution.string), starter: try #require(challenge.starter.string))
    let sample = Mutant.sample(Self.count * 2, of: mutants)
    // Two compilations in parallel
    let halves = [0, 1].map { half in sample.indices.filter { $0 % 2 == half } }
    let outcomes = try concurrentMap(halves) { half in
      Result {
        let batch = try SolutionBatch(
          of: Challenge.alone(in: challenge.folder), program: Program.url, workers: Self.workers)
        return try Array(zip(half, batch.judge(half.map { sample[$0].text })))
      }
    }.flatMap { try $0.get() }
    // The others do not compile.
    let judged = outcomes.sorted { $0.0 < $1.0 }.compactMap { index, outcome in
      outcome.map { (sample[index], $0) }
    }
    .prefix(Self.count)
    let accepted = judged.filter { if case .solved = $0.1 { true } else { false } }.map(\.0)
    let known = try Self.knownChanges(of: identifier)
    print("\(identifier): \(judged.count) of \(mutants.count) mutants judged, \(accepted.count) accepted")
    #expect(accepted.filter { !known.contains($0.change) }.map { "\($0.line): \($0.change)" } == [])
    let refused = Set(judged.map(\.0.change)).subtracting(accepted.map(\.change))
    #expect(
      refused.intersection(known) == [], "Tests/AcceptedMutants.txt lists changes that the check refuses.")
  }

  /// Returns the changes that the check may accept.
  private static func knownChanges(of challenge: String) throws -> Set<String> {
    let list = try String(contentsOf: root.appending(path: "Tests/AcceptedMutants.txt"), encoding: .utf8)
    return Set(
      list.split(separator: "\n").filter { $0.hasPrefix("\(challenge) ") }.map {
        String($0.dropFirst(challenge.count + 1))
      })
  }
}
