import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct NewCommandTests {
  private let book: TemporaryFolder

  init() throws {
    book = try TemporaryFolder()
    try book.write("", to: "Package.swift")
    try book.write("# Subjects\n", to: "Chapters/Chapter03-Subjects/Chapter.md")
  }

  @Test func `a new challenge passes its own proof`() throws {
    let made = try Program.run(["new", "challenge", "3/odd-ones"], in: book.url)
    #expect(made.status == 0)
    #expect(made.output.contains("Chapters/Chapter03-Subjects/Challenges/1-odd-ones"))
    let proof = try Program.run(["prove", "3", "--format", "json"], in: book.url)
    let results = try JSONDecoder().decode(Report.self, from: Data(proof.output.utf8)).results
    #expect(
      results.filter { $0.kind == .challenge }.map(\.name) == ["chapter3/1 starter", "chapter3/1 solution"])
    #expect(results.filter { $0.kind == .challenge }.flatMap(\.findings) == [])
  }

  @Test func `the next one gets the next number, and a name only once`() throws {
    for (name, status) in [("one", 0), ("two", 0), ("one", 2), ("Big One", 2), ("1-x", 2)]
      as [(String, Int32)]
    {
      #expect(try Program.run(["new", "challenge", "3/\(name)"], in: book.url).status == status)
    }
    #expect(try book.read("Chapters/Chapter03-Subjects/Challenges/2-two/Challenge.md").hasPrefix("# Two\n"))
  }
}
