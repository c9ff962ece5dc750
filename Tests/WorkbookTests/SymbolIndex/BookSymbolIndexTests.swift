import Foundation
import TestSupport
import Testing

@testable import BookModel
@testable import Runner
@testable import SiteGenerator
@testable import SymbolIndex
@testable import SystemSupport

private let hasTool: ConditionTrait = .enabled(
  if: (try? Toolchain())?.tool("sourcekit-lsp") != nil, "This toolchain has no sourcekit-lsp.")

@Suite struct BookSymbolIndexTests {
  private let book: SiteBook
  /// The folder of a toolchain.
  private let tools: TemporaryFolder

  init() throws {
    book = try SiteBook("One", "Two")
    try book.write("func twice(_ number: Int) -> Int { number * 2 }\n", to: "Code/One.swift")
    try book.write("let text = String(12)\n", to: "Code/Two.swift", ofChapter: 2)
    tools = try TemporaryFolder()
    try addTool("swiftc", "exit 0")
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
  }

  /// The folder of the program's modules.
  private var modules: String { tools.url.appending(path: "Build/Modules").plainPath }

  private func addTool(_ name: String, _ script: String) throws {
    try tools.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tools.url.appending(path: "bin/\(name)").path())
  }

  /// Adds the real tool with a wrapper that records each call.
  private func addRecordingTool() throws {
    let real = try #require(Toolchain().tool("sourcekit-lsp"))
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/calls'\nexec '\(real.path())' \"$@\"")
  }

  private var callCount: Int {
    (try? Data(contentsOf: tools.url.appending(path: "calls")).count) ?? 0
  }

  private func symbols() throws -> BookSymbolIndex {
    let toolchain = try Toolchain(path: tools.url.appending(path: "bin").path())
    let program = tools.url.appending(path: "Build/program")
    let cache = DiskCache(
      at: book.book.scratch, programVersion: ProgramVersion(of: program).fingerprint)
    return BookSymbolIndex(of: book.book, program: program, toolchain: toolchain, cache: cache)
  }

  private func indexAll() throws {
    let symbols = try symbols()
    for chapter in book.book.chapters { _ = symbols.symbols(in: chapter) }
  }

  @Test(hasTool) func `the tool is called once per chapter, and again when its code has changed`() throws {
    try addRecordingTool()
    let first = try symbols()
    #expect(callCount == 0)
    let known = try #require(first.symbols(in: book.book.chapters[0]))
    _ = first.symbols(in: book.book.chapters[1])
    #expect(first.problem == nil)
    #expect(known.symbols.map(\.declaration).contains("func twice(_ number: Int) -> Int"))
    #expect(callCount == 2)
    let again = try #require(symbols().symbols(in: book.book.chapters[0]))
    #expect(again.symbols == known.symbols)
    #expect(callCount == 2)
    try book.write("func thrice(_ number: Int) -> Int { number * 3 }\n", to: "Code/One.swift")
    let changed = try #require(symbols().symbols(in: book.book.chapters[0]))
    #expect(changed.symbols.contains { $0.base == "thrice" })
    #expect(!changed.symbols.contains { $0.base == "twice" })
    #expect(callCount == 3)
  }

  @Test(hasTool)
  func `the tool is called again when an imported module has changed, whatever its name`()
    throws
  {
    try addRecordingTool()
    try book.write("import struct Soup.Spoon\nlet spoons = 2\n", to: "Code/One.swift")
    try tools.write("", to: "Build/Modules/Soup.swiftmodule")
    try indexAll()
    // Unresolved names are looked up by a second call.
    #expect(callCount == 3)
    try tools.write("changed", to: "Build/Modules/Soup.swiftmodule")
    try tools.write("changed", to: "Build/Modules/Other.swiftmodule")
    try indexAll()
    #expect(callCount == 5)
  }

  @Test(hasTool) func `a new version of the program calls the tool again`() throws {
    try addRecordingTool()
    try tools.write("program", to: "Build/program")
    try indexAll()
    try indexAll()
    #expect(callCount == 2)
    try tools.write("another program", to: "Build/program")
    try indexAll()
    #expect(callCount == 4)
  }

  @Test(hasTool) func `code that does not compile has the symbols that the compiler can resolve`() throws {
    try addRecordingTool()
    try book.write("func twice(_ number: Int) -> Nothing { number * unknown }\nlet 3\n", to: "Code/One.swift")
    let symbols = try symbols()
    #expect(symbols.symbols(in: book.book.chapters[0])?.symbols.contains { $0.base == "number" } == true)
    #expect(symbols.problem == nil)
  }

  @Test func `a missing tool is reported`() throws {
    let symbols = try symbols()
    #expect(symbols.problem == .missing)
    #expect(symbols.symbols(in: book.book.chapters[0]) == nil)
    let cache = DiskCache(at: book.book.scratch, programVersion: Fingerprint())
    let noToolchain = BookSymbolIndex(of: book.book, program: tools.url, toolchain: nil, cache: cache)
    #expect(noToolchain.problem == .missing)
  }

  @Test func `a program without its modules does not call the tool`() throws {
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/calls'\nexit 3")
    try FileManager.default.removeItem(atPath: modules)
    let symbols = try symbols()
    #expect(symbols.symbols(in: book.book.chapters[0]) == nil)
    #expect(callCount == 0)
    #expect(symbols.problem == .noModules(modules))
    let problem = "the folder of modules that chapters import is missing (\(modules))."
    #expect(symbols.problem?.description.contains(problem) == true)
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    #expect(try self.symbols().symbols(in: book.book.chapters[0]) == nil)
    #expect(callCount == 1)
  }

  @Test func `the result of a failed tool is not cached`() throws {
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/calls'\nexit 3")
    let symbols = try symbols()
    #expect(symbols.symbols(in: book.book.chapters[0]) == nil)
    #expect(symbols.symbols(in: book.book.chapters[1]) == nil)
    #expect(symbols.problem == .failed("sourcekit-lsp answered 0 of 7 requests."))
    try indexAll()
    #expect(callCount == 4)
  }

  @Test(hasTool) func `pages are unchanged if no symbols are known`() throws {
    func page() throws -> String { try book.built("Chapter01-One/code-One.html") }
    try book.build()
    let plain = try page()
    #expect(!plain.contains("data-symbols"))
    try SiteBuilder(book: book.parsed, symbols: symbols()).build(into: book.output)
    #expect(try page() == plain)
    #expect(!book.files().contains { $0.hasPrefix("symbols") })
    try addRecordingTool()
    try SiteBuilder(book: book.parsed, symbols: symbols()).build(into: book.output)
    #expect(try page().contains("data-symbols=\"One:0:0\""))
    #expect(book.files().contains("symbols/Chapter01-One.js"))
  }
}
