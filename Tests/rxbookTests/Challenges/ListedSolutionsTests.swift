import Foundation
import Testing
@testable import Workbook

/// Many wrong solutions of the book's challenges, and right ones, all of which have to be judged as what they are.
@Suite struct ListedSolutionsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let challenges = [
    ("Chapter02-Observables", "1-night-watch"), ("Chapter02-Observables", "2-two-probes"),
    ("Chapter03-Subjects", "1-car-ferry"), ("Chapter03-Subjects", "2-fuel-pump"),
  ]

  @Test(arguments: challenges)
  func `those of the author are judged, the wrong ones with a reason`(chapter: String, challenge: String)
    throws
  {
    let list = try Self.list(chapter, challenge, by: "")
    #expect(list.count { $0.isRight } >= 5)
    #expect(list.count { !$0.isRight } >= 20)
    try Self.judge(list, chapter, challenge)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["RXBOOK_SOLUTIONS"] != nil), arguments: challenges)
  func `those of somebody who saw the statement only are judged`(chapter: String, challenge: String) throws {
    let list = try Self.list(chapter, challenge, by: "-by-others")
    #expect(list.count { $0.isRight } >= 15)
    #expect(list.count { !$0.isRight } >= 60)
    try Self.judge(list, chapter, challenge)
  }

  private static func list(_ chapter: String, _ challenge: String, by whom: String) throws -> [ListedSolution]
  {
    let number = try #require(Int(chapter.dropFirst(7).prefix(2)))
    let file = root.appending(path: "Tests/Solutions/\(number)-\(challenge)\(whom).txt")
    return ListedSolution.all(in: try String(contentsOf: file, encoding: .utf8))
  }

  private static func judge(_ list: [ListedSolution], _ chapter: String, _ challenge: String) throws {
    let folder = root.appending(
      path: "Chapters/\(chapter)/Challenges/\(challenge)", directoryHint: .isDirectory)
    let book = try String(contentsOf: folder.appending(path: "Solution.swift"), encoding: .utf8)
    let judge = try ChallengeJudge(program: Program.url, memory: root.appending(path: ".build/rxbook-tests"))
    let complaints = concurrently(list) { solution in
      complaint(about: solution, madeOf: book, judge, Challenge.alone(in: folder))
    }
    for complaint in complaints { #expect(complaint == nil) }
  }

  private static func complaint(
    about solution: ListedSolution, madeOf book: String, _ judge: ChallengeJudge, _ challenge: Challenge
  ) -> String? {
    guard let text = solution.text(from: book) else { return "\(solution.name): there is nothing to edit" }
    do {
      let scratch = try ScratchFolder()
      let file = scratch.url.appending(path: "mine.swift")
      try Data(text.utf8).write(to: file)
      let outcome = try judge.judge(challenge, solution: file, named: "mine.swift", scratch: scratch).outcome
      if solution.isRight { return outcome == .solved ? nil : "\(solution.name): \(outcome)" }
      guard let says = solution.says else { return outcome == .solved ? "\(solution.name): solved" : nil }
      let words = outcome.details.joined(separator: "\n")
      return words.contains(says) ? nil : "\(solution.name): \(words)"
    } catch {
      return "\(solution.name): \(error)"
    }
  }
}
