import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct DiagramMemoryTests {
  private let fixture: DiagramFixture
  private let program: URL
  private let run: DiagramRun

  init() throws {
    fixture = try DiagramFixture()
    program = try fixture.folder.write("the first build", to: "program")
    run = fixture.run()
  }

  /// Whether the diagrams of the chapter are played, when so many columns of each are shown.
  private func plays(
    columns: Int = 20, _ runs: [DiagramRun]? = nil
  ) throws -> (isPlayed: Bool, outcomes: [DiagramOutcome?]) {
    var isPlayed = false
    let memory = DiagramMemory(of: fixture.book, program: program)
    let found = memory.runs(of: fixture.book.chapters[0], columns: { _ in columns }) {
      isPlayed = true
      return runs ?? [run]
    }
    return (isPlayed, found.map(\.outcome))
  }

  @Test func `what a program has played is not played again, and is the same`() throws {
    let first = try plays()
    let second = try plays()
    #expect(first.isPlayed)
    #expect(!second.isPlayed)
    #expect(second.outcomes == first.outcomes)
    #expect(second.outcomes.compactMap(\.self).count == 1)
  }

  @Test func `another program, other columns and other resources are played`() throws {
    _ = try plays()
    #expect(try plays(columns: 30).isPlayed)
    #expect(try !plays(columns: 30).isPlayed)
    try fixture.folder.write("the second build, which is longer", to: "program")
    #expect(try plays(columns: 30).isPlayed)
    try fixture.folder.write("a tide table", to: "Chapters/Chapter03-A/Resources/tides.txt")
    #expect(try plays(columns: 30).isPlayed)
    #expect(try !plays(columns: 30).isPlayed)
  }

  @Test func `what nothing came of is played again, and so is what cannot be read`() throws {
    var failed = run
    failed.outcome = nil
    #expect(try plays([failed]).isPlayed)
    #expect(try plays().isPlayed)
    let folder = fixture.book.scratch.appending(path: "diagrams/Chapter03-A")
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.plainPath).first)
    try Data("[".utf8).write(to: folder.appending(path: file))
    #expect(try plays().isPlayed)
    #expect(try !plays().isPlayed)
  }
}
