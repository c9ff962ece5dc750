import Foundation
import Testing

@testable import BookModel
@testable import Checker
@testable import Runner
@testable import SystemSupport
import BookChapters

/// The rules for submissions refuse no right solution.
@Suite struct SubmissionRulesOfSolutionsTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
  private static let challenges = BookLoader.load(BookChapters.book(at: root)).challenges.map(\.identifier)

  @Test(arguments: challenges)
  func `right solutions obey the rules for submissions, and change no check`(identifier: String) throws {
    let challenge = try #require(
      BookLoader.load(BookChapters.book(at: Self.root)).challenges.first { $0.identifier == identifier })
    let folder = Self.root.appending(
      path: "Chapters/\(challenge.chapter.name)/Challenges/\(challenge.folderName)")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let book = try text("Solution.swift")
    let number = try #require(Int(challenge.chapter.name.dropFirst(7).prefix(2)))
    let rules = SubmissionRules(for: challenge)
    let (check, starter) = (try text("Check.swift") + LibraryEntry.check.source, try text("Starter.swift"))
    let list = Self.root.appending(path: "Tests/Solutions/\(number)-\(challenge.folderName).txt")
    let solutions = try ListedSolution.all(
      in: try String(contentsOf: list, encoding: .utf8), starter: starter, book: book)
    for solution in solutions where solution.isRight {
      let tampering = TamperCheck(solution: solution.text, check: check, starter: starter, book: book)
      #expect(tampering.mismatches == [], "\(identifier): \(solution.name)")
      #expect(rules.violations(in: Data(solution.text.utf8)) == [], "\(identifier): \(solution.name)")
    }
  }
}
