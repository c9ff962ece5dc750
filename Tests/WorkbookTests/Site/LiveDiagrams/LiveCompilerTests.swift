import Testing
@testable import Workbook

private let hasCompiler: ConditionTrait = .enabled(
  if: (try? LiveCompiler()) != nil, "This toolchain has no Embedded Swift for WebAssembly.")

@Suite(hasCompiler) struct LiveCompilerTests {
  @Test func `a module is the same wherever it was compiled`() throws {
    // Each is compiled in a folder of its own.
    let modules = try (1...2).map { _ in try LiveCompiler().module(of: LiveProgram([])).0 }
    #expect(!modules[0].isEmpty)
    #expect(modules[0] == modules[1])
  }
}
