import Foundation
import TestSupport
import Testing
@testable import Workbook

@Suite struct CompilationCacheTests {
  private let folder: TemporaryFolder
  private let module: URL

  init() throws {
    folder = try TemporaryFolder()
    module = try folder.write("module", to: "Reactive.swiftmodule")
  }

  private var cache: CompilationCache {
    cache(limit: 1 << 20)
  }

  private func cache(limit: Int) -> CompilationCache {
    CompilationCache(
      below: folder.url.appending(path: "compiled"), compiler: module, modules: [module], limit: limit)
  }

  private func key(_ file: URL, options: [String] = []) -> CompilationCache.Key {
    CompilationCache.Key(arguments: options, files: [file])
  }

  @Test func `what was said of a file is known for the same contents elsewhere, with the new path`() throws {
    let first = try folder.write("let a: Int = \"\"", to: "one/File.swift")
    let said = Diagnostic.all(in: "\(first.path(percentEncoded: false)):1:14: error: no\n")
    #expect(cache.diagnostics(for: key(first)) == nil)
    cache.remember(said, for: key(first))
    let second = try folder.write("let a: Int = \"\"", to: "two/File.swift")
    #expect(cache.diagnostics(for: key(second))?.map(\.file) == [second.path(percentEncoded: false)])
    #expect(cache.diagnostics(for: key(second))?.map(\.message) == ["no"])
  }

  @Test func `other contents, another name or other options are not known`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    cache.remember([], for: key(file))
    #expect(cache.diagnostics(for: key(file)) == [])
    #expect(cache.diagnostics(for: key(file, options: ["-x"])) == nil)
    #expect(cache.diagnostics(for: key(try folder.write("let a = 1", to: "Other.swift"))) == nil)
    #expect(cache.diagnostics(for: key(try folder.write("let a = 2", to: "File.swift"))) == nil)
  }

  @Test func `nothing is known once a module has changed`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    cache.remember([], for: key(file))
    try folder.write("another module", to: "Reactive.swiftmodule")
    #expect(cache.diagnostics(for: key(file)) == nil)
  }

  @Test func `a library comes back, and is compiled again where it is gone`() throws {
    let file = try folder.write("let a = 1", to: "File.swift")
    let library = try folder.write("machine code", to: "Check.so")
    cache.remember([], for: key(file), library: library)
    try FileManager.default.removeItem(at: library)
    #expect(cache.diagnostics(for: key(file), library: library) == [])
    #expect(try String(contentsOf: library, encoding: .utf8) == "machine code")
    let compiled = folder.url.appending(path: "compiled")
    for path in try FileManager.default.subpathsOfDirectory(atPath: compiled.path(percentEncoded: false))
    where path.hasSuffix(".so") {
      try FileManager.default.removeItem(at: compiled.appending(path: path))
    }
    try FileManager.default.removeItem(at: library)
    #expect(cache.diagnostics(for: key(file), library: library) == nil)
  }

  @Test func `what was used longest ago goes when there is too much`() throws {
    let files = try (0..<20).map { try folder.write("let a = \($0)", to: "\($0)/File.swift") }
    let cache = cache(limit: 2500)
    for file in files {
      cache.remember([], for: key(file))
      // The first one is in use all the time.
      #expect(cache.diagnostics(for: key(files[0])) == [])
    }
    let known = files.map { cache.diagnostics(for: key($0)) != nil }
    #expect(known[0] && known[19])
    #expect((2...15).contains(known.count { $0 }))
  }
}
