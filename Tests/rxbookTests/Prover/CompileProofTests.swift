import Foundation
import TestSupport
import Testing

@testable import BookMarkdown
@testable import Prover
@testable import Runner
@testable import SystemSupport
@testable import TextSupport

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

  @Test func `code that fails to compile for the given reason is correct`() throws {
    #expect(try fails("cannot convert", ["let a: Int = \"x\"", "print(a)"]) == nil)
  }

  @Test func `code that compiles is reported`() throws {
    #expect(try fails("cannot convert", ["print(1)"])?.line == 10)
  }

  @Test func `an error for another reason is reported at its line`() throws {
    let finding = try #require(try fails("cannot convert", ["let a: Int = \"x\"", "print(a, b)"]))
    #expect(finding.line == 12)
    #expect(finding.details == [" error: cannot find 'b' in scope"])
  }

  @Test func `code that warns for the given reason is correct`() throws {
    #expect(try warns("never used", ["let a = 1"]) == nil)
    #expect(try warns("never used", ["print(1)"]) != nil)
    #expect(try warns("never used", ["let a: Int = \"x\""]) != nil)
  }

  @Test func `code with another warning is reported`() throws {
    let finding = try #require(try warns("never used", ["let a = 1", "return", "print(2)"]))
    #expect(finding.line == 13)
  }

  @Test func `the code has the chapter's imports`() throws {
    #expect(try fails("cannot convert", ["let a: Int = Date()", "print(a, PublishSubject<Int>())"]) == nil)
  }

  /// Errors that type checking alone does not report.
  @Test(arguments: [
    ("before being initialized", "let a: Int\nprint(a)"),
    ("missing return", "func a() -> Int {\n}"),
    (
      "risks causing data races",
      "final class Box { var count = 0 }\n"
        + "@MainActor func show(_ box: Box) {}\n"
        + "func race() async {\n  let box = Box()\n  await show(box)\n  box.count += 1\n}"
    ),
  ]) func `errors that only a full compilation finds are reported`(reason: String, code: String) throws {
    #expect(try fails(reason, code.split(separator: "\n").map(String.init)) == nil)
  }
}
