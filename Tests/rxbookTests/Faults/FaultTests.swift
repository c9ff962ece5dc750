import Foundation
import Testing

/// The places of the seeded faults in the book, without a proof.
///
/// A change of the text can remove the words that a fault replaces.
@Suite struct FaultTests {
  private func text(_ file: String, of chapter: Fault.Chapter) throws -> String {
    let folder = BookCopy.original.appending(path: "Chapters/\(chapter.rawValue)")
    return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  @Test func `there are faults of all kinds`() {
    #expect(Fault.all.count >= 60)
    #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
  }

  @Test(arguments: Fault.all) func `each fault changes the text`(fault: Fault) throws {
    let text = try text(fault.file, of: fault.chapter)
    #expect(try fault.edit(text) != text)
  }

  @Test(arguments: CodeFault.all) func `each fault in code changes the code`(fault: CodeFault) throws {
    #expect(try text("Code/\(fault.file)", of: .subjects).contains(fault.old))
  }
}
