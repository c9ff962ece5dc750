import Foundation
import TestSupport
import Testing

@testable import Runner
@testable import TextSupport

/// Proofs of a chapter whose code has faults.
///
/// They take as long as linking the program, and run only if RXBOOK_FAULTS is set, as in `.ci/run`.
@Suite(.waiting, .enabled(if: Fault.step != nil))
struct SeededFaultsOfCodeTests {
  /// The findings in a book with all faults, and the expected place of each.
  private static let outcome = Result {
    let book = try BookCopy()
    let folder = "Chapters/\(Fault.Chapter.subjects.rawValue)"
    for fault in CodeFault.all {
      try book.replace(fault.old, with: fault.new, in: "\(folder)/Code/\(fault.file)")
    }
    let programs = try TemporaryFolder()
    let program = try ChangedProgram(
      module: Fault.Chapter.subjects.rawValue.replacing("-", with: "_"),
      code: book.folder.url.appending(path: "\(folder)/Code"), in: programs.url)
    let outcome = try book.run(["prove", "3", "--format", "json"], program: program.url)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let places = try CodeFault.all.map { fault in
      let file = "\(folder)/\(fault.spot.file)"
      return (fault.name, Place(file: file, line: try fault.spot.line(in: book.read(file))))
    }
    return (found: report.results.flatMap(\.findings), places: Dictionary(uniqueKeysWithValues: places))
  }

  @Test func `a leak is reported with the line of the subscription`() throws {
    let outcome = try Self.outcome.get()
    let head = try #require(outcome.places["a leak"])
    let line = "Still alive: Channels.swift:\(head.line + 1): 1 subscription"
    let details = outcome.found.flatMap(\.details)
    #expect(details.contains { $0.contains(line) }, "\(details.filter { $0.contains("alive") })")
  }

  @Test(arguments: CodeFault.all) func `each fault in code is reported on the line where it is`(
    fault: CodeFault
  ) throws {
    let outcome = try Self.outcome.get()
    let wanted = try #require(outcome.places[fault.name])
    #expect(
      outcome.found.contains { finding in
        ([finding.place] + finding.related).contains { $0.file == wanted.file && $0.line == wanted.line }
      },
      "wanted \(wanted), found \(outcome.found.map { "\($0.place): \($0.message)" })")
  }
}
