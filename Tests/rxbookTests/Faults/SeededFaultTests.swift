import Foundation
import Synchronization
import TestSupport
import Testing
@testable import Workbook

/// Breaks the book in one place at a time.
///
/// It takes minutes, and runs where RXBOOK_FAULTS is set, as in `.ci/run`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["RXBOOK_FAULTS"] != nil))
struct SeededFaultTests {
  /// Copies of the book that nobody is using; a copy remembers what it has compiled.
  private static let copies = Mutex<[BookCopy]>([])

  @Test func `there are faults of all kinds`() {
    #expect(Fault.all.count >= 60)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
  }

  @Test(arguments: Fault.all) func `each fault is told at its place`(fault: Fault) throws {
    let book = try Self.copies.withLock { $0.popLast() } ?? BookCopy()
    let folder = "Chapters/\(fault.chapter.rawValue)"
    let file = book.folder.url.appending(path: "\(folder)/\(fault.file)")
    let before = try Data(contentsOf: file)
    let text = String(decoding: before, as: UTF8.self)
    let after = try fault.edit(text)
    #expect(after != text)
    try Data(after.utf8).write(to: file)
    let outcome = try book.run("prove", fault.chapter.rawValue, "--format", "json")
    let line =
      try fault.spot.map { try $0.line(in: book.read("\(folder)/\($0.file)")) }
      ?? Fault.firstDifference(text, after)
    try before.write(to: file)
    Self.copies.withLock { $0.append(book) }

    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let found = report.results.flatMap(\.findings)
    let wanted = Place(file: "\(folder)/\(fault.spot?.file ?? fault.file)", line: line)
    #expect(outcome.status != 0)
    #expect(
      found.contains { $0.place == wanted || $0.related.contains(wanted) },
      "wanted \(wanted), found \(found.map { "\($0.place): \($0.message)" })")
  }

  @Test func `the book itself has no fault`() throws {
    let outcome = try BookCopy().run("prove")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(
    arguments: [
      ("Chapter.md", "Chapter.md"), ("Code", "Chapter.md"), ("Challenges/1-night-watch/Challenge.md", nil),
      ("Challenges/1-night-watch/hints.md", nil), ("Challenges/1-night-watch/Starter.swift", nil),
      ("Challenges/1-night-watch/Solution.swift", nil), ("Challenges/1-night-watch/Check.swift", nil),
      ("Resources/north.txt", "Chapter.md"), ("Resources", "Chapter.md"),
    ] as [(String, String?)]) func `a file that is gone is missed`(name: String, place: String?) throws
  {
    let book = try BookCopy()
    let folder = "Chapters/\(Fault.Chapter.observables.rawValue)"
    try FileManager.default.removeItem(at: book.folder.url.appending(path: "\(folder)/\(name)"))
    let outcome = try book.run("prove", "2")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\(folder)/\(place ?? name):"), "\(outcome.output)")
  }
}
