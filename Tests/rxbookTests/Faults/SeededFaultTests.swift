import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Runner
@testable import TextSupport

/// Proofs of a book with one fault at a time.
///
/// They take minutes, and run only if RXBOOK_FAULTS is set: to 1 for all faults, or to 40 for every fortieth, as in
/// `.ci/run`.
@Suite(.waiting, .enabled(if: Fault.step != nil))
struct SeededFaultTests {
  /// Proven copies of the book that are not in use.
  private static let copies = Mutex<[BookCopy]>([])

  /// Lends a copy to `body`, which must restore it.
  private static func withCopy<Result>(_ body: (BookCopy) throws -> Result) async throws -> Result {
    let book =
      if let free = copies.withLock({ $0.popLast() }) { free } else { try await BookCopy.proven() }
    defer { copies.withLock { $0.append(book) } }
    return try body(book)
  }

  @Test(arguments: Fault.seeded) func `each fault is reported on the line where it is`(fault: Fault)
    async throws
  {
    let folder = "Chapters/\(fault.chapter.rawValue)"
    let (outcome, line) = try await Self.withCopy { book in
      let file = book.folder.url.appending(path: "\(folder)/\(fault.file)")
      let before = try Data(contentsOf: file)
      let text = String(decoding: before, as: UTF8.self)
      let after = try fault.edit(text)
      #expect(Data(after.utf8) != before)
      try Data(after.utf8).write(to: file)
      defer { try? before.write(to: file) }
      let line =
        try fault.spot.map { try $0.line(in: book.read("\(folder)/\($0.file)")) }
        ?? Fault.firstDifference(text, after)
      // Unchanged parts, above all challenges, do not have to be proven again.
      return (try book.run("prove", fault.chapter.rawValue, "--changed", "--format", "json"), line)
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let found = report.results.flatMap(\.findings)
    let path = "\(folder)/\(fault.spot?.file ?? fault.file)".replacing(/[^\/]+\/\.\.\//, with: "")
    let wanted = Place(file: path, line: line)
    #expect(outcome.status != 0)
    #expect(
      found.contains { finding in
        ([finding.place] + finding.related).contains { $0.file == wanted.file && $0.line == wanted.line }
      },
      "wanted \(wanted), found \(found.map { "\($0.place): \($0.message)" })")
  }

  @Test func `the book itself has no fault`() async throws {
    let outcome = try await Self.withCopy { try $0.run("prove") }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(arguments: [
    "Challenges/notes.txt", "Challenges/1-night-watch/Solutoin.swift", "Challenges/1-day-watch/Challenge.md",
  ])
  func `an unexpected file is reported`(name: String) async throws {
    let folder = "Chapters/\(Fault.Chapter.observables.rawValue)"
    let found = try await Self.withCopy { book in
      let file = book.folder.url.appending(path: "\(folder)/\(name)")
      let above = file.deletingLastPathComponent()
      let isNew = !FileManager.default.fileExists(atPath: above.path(percentEncoded: false))
      try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
      try Data().write(to: file)
      defer { try? FileManager.default.removeItem(at: isNew ? above : file) }
      return try book.run("prove", "2")
    }
    #expect(found.status == 1)
    #expect(
      found.output.contains("\(folder)/\(name):")
        || found.output.contains("\(folder)/Challenges/1-night-watch:"), "\(found.output)")
  }

  @Test(
    arguments: [
      ("Chapter.md", "Chapter.md"), ("Code", "Chapter.md"), ("Challenges/1-night-watch/Challenge.md", nil),
      ("Challenges/1-night-watch/hints.md", nil), ("Challenges/1-night-watch/Starter.swift", nil),
      ("Challenges/1-night-watch/Solution.swift", nil), ("Challenges/1-night-watch/Check.swift", nil),
      ("Resources/north.txt", "Chapter.md"), ("Resources", "Chapter.md"),
    ] as [(String, String?)]) func `a missing file is reported`(name: String, place: String?)
    async throws
  {
    let folder = "Chapters/\(Fault.Chapter.observables.rawValue)"
    let outcome = try await Self.withCopy { book in
      let file = book.folder.url.appending(path: "\(folder)/\(name)")
      let aside = book.folder.url.appending(path: "aside")
      try FileManager.default.moveItem(at: file, to: aside)
      defer { try? FileManager.default.moveItem(at: aside, to: file) }
      return try book.run("prove", "2")
    }
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(folder)/\(place ?? name):"), "\(outcome.output)")
  }
}
