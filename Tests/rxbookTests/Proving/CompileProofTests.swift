import Foundation
import Testing
@testable import Workbook

@Suite struct CompileProofTests {
  private func proof() throws -> CompileProof {
    CompileProof(compiler: Compiler(program: Program.url, toolchain: try Toolchain()), file: "Chapter.md")
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
}
