import Foundation
import Testing

@testable import Playground

private let compiler = try? PlaygroundCompiler(
  package: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL)

@Suite(.enabled(if: compiler != nil, "This toolchain has no Embedded Swift for WebAssembly."))
struct PlaygroundCompilerTests {
  @Test func `the compiled module does not depend on the folder in which it is compiled`() throws {
    let compiler = try #require(compiler)
    // Each module is compiled in a separate folder.
    let modules = try (1...2).map { _ in try compiler.module(of: PlaygroundSource([])).0 }
    #expect(!modules[0].isEmpty)
    #expect(modules[0] == modules[1])
  }
}
