import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite(.waiting) struct CompileProofTests {
  private func proof() throws -> CompileProof {
    CompileProof(
      compiler: Compiler(program: Program.url, toolchain: try Toolchain()), file: "Chapter.md",
      imports: ["import Foundation", "import Lesson", "import Reactive"])
  }

  private func fails(_ reason: String, _ body: [String]) throws -> Finding? {
    try proof().prove(fence(body), failsWith: reason, in: try ScratchFolder())
  }

  private func warns(_ reason: String, _ body: [String]) throws -> Finding? {
    try proof().prove(fence(body), warnsWith: reason, in: try ScratchFolder())
  }

  private func fence(_ body: [String]) -> Fence {
    Fence(line: 10, language: "swift", attributes: [], body: body)
  }

  @Test func `code that fails for the given reason is proven`() throws {
    #expect(try fails("cannot convert", ["let a: Int = \"x\"", "print(a)"]) == nil)
  }

  @Test func `code that compiles is found`() throws {
    #expect(try fails("cannot convert", ["print(1)"])?.line == 10)
  }

  @Test func `an error for another reason is found at its line`() throws {
    let finding = try #require(try fails("cannot convert", ["let a: Int = \"x\"", "print(a, b)"]))
    #expect(finding.line == 12)
    #expect(finding.details == [" error: cannot find 'b' in scope"])
  }

  @Test func `code that warns for the given reason is proven`() throws {
    #expect(try warns("never used", ["let a = 1"]) == nil)
    #expect(try warns("never used", ["print(1)"]) != nil)
    #expect(try warns("never used", ["let a: Int = \"x\""]) != nil)
  }

  @Test func `code that warns of something else, too, is found`() throws {
    let finding = try #require(try warns("never used", ["let a = 1", "return", "print(2)"]))
    #expect(finding.line == 13)
  }

  @Test func `the chapter's imports are there`() throws {
    #expect(try fails("cannot convert", ["let a: Int = Date()", "print(a, PublishSubject<Int>())"]) == nil)
  }

  /// What type-checking alone does not see.
  @Test(arguments: [
    ("before being initialized", "let a: Int\nprint(a)"),
    ("missing return", "func a() -> Int {\n}"),
    (
      "risks causing data races",
      "final class Box { var count = 0 }\n"
        + "@MainActor func show(_ box: Box) {}\n"
        + "func race() async {\n  let box = Box()\n  await show(box)\n  box.count += 1\n}"
    ),
  ]) func `what only a full compilation finds is found`(reason: String, code: String) throws {
    #expect(try fails(reason, code.split(separator: "\n").map(String.init)) == nil)
  }
}
