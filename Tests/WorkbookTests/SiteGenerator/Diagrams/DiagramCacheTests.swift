import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import Runner
@testable import SiteGenerator
@testable import SystemSupport

@Suite struct DiagramCacheTests {
  private let fixture: DiagramFixture
  private let program: URL
  private let run: RunResult

  init() throws {
    fixture = try DiagramFixture()
    program = try fixture.folder.write("the first build", to: "program")
    run = fixture.run()
  }

  /// Returns whether the diagrams of the chapter are played, and the outcomes, if `columns` of each are shown.
  private func plays(
    columns: Int = 20, _ runs: [RunResult]? = nil
  ) throws -> (isPlayed: Bool, outcomes: [DiagramOutcome?]) {
    var isPlayed = false
    let cache = DiagramCache(of: fixture.book, program: program)
    let found = cache.runs(of: fixture.book.book.chapters[0], columns: { _ in columns }) {
      isPlayed = true
      return runs ?? [run]
    }
    return (isPlayed, found.map(\.diagramOutcome))
  }

  @Test func `cached diagrams are not played again`() throws {
    let first = try plays()
    let second = try plays()
    #expect(first.isPlayed)
    #expect(!second.isPlayed)
    #expect(second.outcomes == first.outcomes)
    #expect(second.outcomes.compactMap(\.self).count == 1)
  }

  @Test func `another program, another width and changed resources invalidate the cache`() throws {
    _ = try plays()
    #expect(try plays(columns: 30).isPlayed)
    #expect(try !plays(columns: 30).isPlayed)
    try fixture.folder.write("the second build, which is longer", to: "program")
    #expect(try plays(columns: 30).isPlayed)
    try fixture.folder.write("a tide table", to: "Chapters/Chapter03-A/Resources/tides.txt")
    #expect(try plays(columns: 30).isPlayed)
    #expect(try !plays(columns: 30).isPlayed)
  }

  @Test func `failed and damaged entries are played again`() throws {
    var failed = run
    failed.termination = .timedOut(seconds: 10)
    #expect(try plays([failed]).isPlayed)
    #expect(try plays().isPlayed)
    let folder = fixture.book.book.scratch.appending(path: "cache/diagrams/Chapter03-A")
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.plainPath).first)
    try Data("[".utf8).write(to: folder.appending(path: file))
    #expect(try plays().isPlayed)
    #expect(try !plays().isPlayed)
  }
}
