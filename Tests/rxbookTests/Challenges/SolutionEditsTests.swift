import Foundation
import Testing
@testable import Workbook

/// Many wrong solutions of the book's challenges, and some right ones.
@Suite struct SolutionEditsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  @Test(arguments: [
    ("Chapter02-Observables", "1-night-watch"), ("Chapter02-Observables", "2-two-probes"),
    ("Chapter03-Subjects", "1-car-ferry"), ("Chapter03-Subjects", "2-fuel-pump"),
  ])
  func `wrong ones are refused with a reason, right ones pass`(chapter: String, challenge: String) throws {
    let root = Self.root
    let folder = root.appending(
      path: "Chapters/\(chapter)/Challenges/\(challenge)", directoryHint: .isDirectory)
    let number = try #require(Int(chapter.dropFirst(7).prefix(2)))
    let list = root.appending(path: "Tests/Solutions/\(number)-\(challenge).txt")
    let all = SolutionEdits.all(in: try String(contentsOf: list, encoding: .utf8))
    #expect(all.count { $0.isRight } >= 5)
    #expect(all.count { !$0.isRight } >= 20)
    let book = try String(contentsOf: folder.appending(path: "Solution.swift"), encoding: .utf8)
    let judge = try ChallengeJudge(program: Program.url, memory: root.appending(path: ".build/rxbook-tests"))
    let complaints = concurrently(all) { solution in
      Self.complaint(about: solution, madeOf: book, judge, Challenge.alone(in: folder))
    }
    for complaint in complaints { #expect(complaint == nil) }
  }

  private static func complaint(
    about solution: SolutionEdits, madeOf book: String, _ judge: ChallengeJudge, _ challenge: Challenge
  ) -> String? {
    guard let text = solution.applied(to: book) else { return "\(solution.name): there is nothing to edit" }
    do {
      let scratch = try ScratchFolder()
      let file = scratch.url.appending(path: "mine.swift")
      try Data(text.utf8).write(to: file)
      let verdict = try judge.judge(challenge, solution: file, named: "mine.swift", scratch: scratch).outcome
      if solution.isRight { return verdict == .solved ? nil : "\(solution.name): \(verdict)" }
      guard case .unsolved = verdict else { return "\(solution.name): \(verdict)" }
      let words = verdict.details.joined(separator: "\n")
      return words.contains(solution.says) ? nil : "\(solution.name): \(words)"
    } catch {
      return "\(solution.name): \(error)"
    }
  }
}
