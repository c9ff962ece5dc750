import Foundation
import TestSupport
import Testing
@testable import Workbook
@testable import rxbook

/// Many wrong solutions of the book's challenges, and right ones, all of which have to be judged as what they are.
@Suite(.waiting) struct ListedSolutionsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  /// The challenges of which there is such a list, by chapter and folder.
  private static func challenges(by whom: String) -> [(String, String)] {
    rxbook.book(at: root).challenges.map { ($0.chapter.name, $0.folderName) }.filter { chapter, challenge in
      (try? file(chapter, challenge, by: whom)).map { FileManager.default.fileExists(atPath: $0.path()) }
        == true
    }
  }

  @Test func `no list is about a challenge that is not there`() throws {
    let lists = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Tests/Solutions").path())
    let listed = ["", "-by-others"].flatMap { whom in Self.challenges(by: whom).map { (whom, $0) } }
    #expect(lists.filter { $0.hasSuffix(".txt") }.count == listed.count)
  }

  @Test(arguments: challenges(by: ""))
  func `those of the author are judged, the wrong ones with a reason`(chapter: String, challenge: String)
    throws
  {
    let list = try Self.list(chapter, challenge, by: "")
    #expect(list.count { $0.isRight } >= 5)
    #expect(list.count { !$0.isRight } >= 20)
    try Self.judge(list, chapter, challenge)
  }

  /// Which ones of others are judged: "all", one of so many ("8"), or those of a challenge ("5-1").
  private static let asked = ProcessInfo.processInfo.environment["RXBOOK_SOLUTIONS"]

  @Test(.enabled(if: asked != nil), arguments: challenges(by: "-by-others").filter(isAsked))
  func `those of somebody who saw the statement only are judged`(chapter: String, challenge: String) throws {
    let list = try Self.list(chapter, challenge, by: "-by-others")
    #expect(list.count { $0.isRight } >= 15)
    #expect(list.count { !$0.isRight } >= 60)
    let step = Self.asked.flatMap { Int($0) } ?? 1
    try Self.judge(list.indices.filter { $0 % step == 0 }.map { list[$0] }, chapter, challenge)
  }

  private static func isAsked(_ chapter: String, _ challenge: String) -> Bool {
    guard let asked, asked != "all", Int(asked) == nil else { return true }
    return (try? file(chapter, challenge, by: "").lastPathComponent.hasPrefix(asked)) ?? false
  }

  private static func list(_ chapter: String, _ challenge: String, by whom: String) throws -> [ListedSolution]
  {
    ListedSolution.all(in: try String(contentsOf: file(chapter, challenge, by: whom), encoding: .utf8))
  }

  private static func file(_ chapter: String, _ challenge: String, by whom: String) throws -> URL {
    let number = try #require(Int(chapter.dropFirst(7).prefix(2)))
    return root.appending(path: "Tests/Solutions/\(number)-\(challenge)\(whom).txt")
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
