import Foundation
import TestSupport
import Testing

@testable import Playground
@testable import SystemSupport

private let package = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
private let compiler = try? PlaygroundCompiler(package: package)

@Suite(.enabled(if: compiler != nil, "This toolchain has no Embedded Swift for WebAssembly."))
struct PlaygroundModuleTests {
  @Test func `a cached module is only used by the program version that compiled it`() throws {
    let compiler = try #require(compiler)
    let folder = try TemporaryFolder()
    let key = PlaygroundModule.Compiled.key(of: PlaygroundSource([]), compiler)
    let module = try PlaygroundModule.Compiled(PlaygroundSource([]), by: compiler)
    DiskCache(at: folder.url, programVersion: Fingerprint("one")).store(module, forKey: key)
    func cached(by program: String) -> PlaygroundModule.Compiled? {
      DiskCache(at: folder.url, programVersion: Fingerprint(program)).value(forKey: key)
    }
    #expect(cached(by: "one")?.wasm.data == module.wasm.data)
    #expect(cached(by: "another") == nil)
  }
}
