import Foundation
import TestSupport
import Testing

@testable import Runner
@testable import SystemSupport

@Suite struct CompilationCacheTests {
  private let folder: TemporaryFolder
  private let module: URL

  init() throws {
    folder = try TemporaryFolder()
    module = try folder.write("module", to: "Reactive.swiftmodule")
  }

  private var cache: CompilationCache { cache() }

  private func cache(module: URL? = nil, limit: Int = 100) -> CompilationCache {
    CompilationCache(
      DiskCache(at: folder.url.appending(path: "cache"), programVersion: Fingerprint("1")),
      compiler: Fingerprint("6.3"), modules: [module ?? self.module],
      limits: [.diagnosis: limit, .library: limit])
  }

  private func compilation(
    of file: URL, _ kind: CompilationCache.Compilation.Kind = .diagnosis, options: [String] = []
  ) -> CompilationCache.Compilation {
    CompilationCache.Compilation(kind: kind, arguments: options, files: [file])
  }

  @Test func `diagnostics are cached by the contents of a file, and have its current path`() throws {
    let first = try folder.write("let a: Int = \"\"", to: "one/File.swift")
    let said = Diagnostic.all(in: "\(first.path(percentEncoded: false)):1:14: error: no\n")
    #expect(cache.diagnostics(of: compilation(of: first)) == nil)
    cache.store(said, of: compilation(of: first))
    let second = try folder.write("let a: Int = \"\"", to: "two/File.swift")
    #expect(
      cache.diagnostics(of: compilation(of: second))?.map(\.file) == [second.path(percentEncoded: false)])
    #expect(cache.diagnostics(of: compilation(of: second))?.map(\.message) == ["no"])
  }

  @Test func `another content, name or option is a miss`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    cache.store([], of: compilation(of: file))
    #expect(cache.diagnostics(of: compilation(of: file)) == [])
    #expect(cache.diagnostics(of: compilation(of: file, options: ["-x"])) == nil)
    #expect(cache.diagnostics(of: compilation(of: try folder.write("let a = 1", to: "Other.swift"))) == nil)
    #expect(cache.diagnostics(of: compilation(of: try folder.write("let a = 2", to: "File.swift"))) == nil)
  }

  @Test func `a changed module invalidates the cache`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    cache.store([], of: compilation(of: file))
    try folder.write("another module", to: "Reactive.swiftmodule")
    #expect(cache.diagnostics(of: compilation(of: file)) == nil)
  }

  @Test func `debug and release builds have separate entries`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    let release = try folder.write("optimised module", to: "release/Reactive.swiftmodule")
    cache.store([], of: compilation(of: file))
    let optimised = cache(module: release)
    #expect(optimised.diagnostics(of: compilation(of: file)) == nil)
    optimised.store([], of: compilation(of: file))
    #expect(cache.diagnostics(of: compilation(of: file)) == [])
    #expect(optimised.diagnostics(of: compilation(of: file)) == [])
  }

  @Test func `a cached library is restored, unless only diagnostics were stored`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    let library = try folder.write("machine code", to: "Check.so")
    cache.store([], of: compilation(of: file, .library), library: library)
    try FileManager.default.removeItem(at: library)
    #expect(cache.diagnostics(of: compilation(of: file, .library), library: library) == [])
    #expect(try String(contentsOf: library, encoding: .utf8) == "machine code")
    try FileManager.default.removeItem(at: library)
    cache.store([], of: compilation(of: file))
    #expect(cache.diagnostics(of: compilation(of: file), library: library) == nil)
    #expect(!FileManager.default.fileExists(atPath: library.path(percentEncoded: false)))
  }

  @Test func `the least recently used compilations are removed`() throws {
    let files = try (0..<20).map { try folder.write("let a = \($0)", to: "\($0)/File.swift") }
    let cache = cache(limit: 5)
    for file in files {
      cache.store([], of: compilation(of: file))
      // The first compilation is used again and again.
      #expect(cache.diagnostics(of: compilation(of: files[0])) == [])
    }
    let known = files.map { cache.diagnostics(of: compilation(of: $0)) != nil }
    #expect(known[0] && known[19])
    #expect(known.count { $0 } == 5)
  }
}
