import Foundation
import TestSupport
import Testing
@testable import Workbook

private let hasTool: ConditionTrait = .enabled(
  if: (try? Toolchain())?.tool("sourcekit-lsp") != nil, "This toolchain has no sourcekit-lsp.")

@Suite struct CodeNamesTests {
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

  /// Where the program has its modules.
  private var modules: String { tools.url.appending(path: "Build/Modules").plainPath }

  private func addTool(_ name: String, _ script: String) throws {
    try tools.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tools.url.appending(path: "bin/\(name)").path())
  }

  /// Adds the real tool, which notes whenever it is asked.
  private func addAskedTool() throws {
    let real = try #require(Toolchain().tool("sourcekit-lsp"))
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/asked'\nexec '\(real.path())' \"$@\"")
  }

  private var timesAsked: Int {
    (try? Data(contentsOf: tools.url.appending(path: "asked")).count) ?? 0
  }

  private func names() throws -> CodeNames {
    let toolchain = try Toolchain(path: tools.url.appending(path: "bin").path())
    return CodeNames(
      of: book.book, program: tools.url.appending(path: "Build/program"), toolchain: toolchain)
  }

  private func askAboutAll() throws {
    let names = try names()
    for chapter in book.book.chapters { _ = names.names(in: chapter) }
  }

  @Test(hasTool) func `the tool is asked once for each chapter, and again when its code has changed`() throws
  {
    try addAskedTool()
    let first = try names()
    #expect(timesAsked == 0)
    let known = try #require(first.names(in: book.book.chapters[0]))
    _ = first.names(in: book.book.chapters[1])
    #expect(first.problem == nil)
    #expect(known.symbols.map(\.declaration).contains("func twice(_ number: Int) -> Int"))
    #expect(timesAsked == 2)
    let again = try #require(names().names(in: book.book.chapters[0]))
    #expect(again.symbols == known.symbols)
    #expect(timesAsked == 2)
    try book.write("func thrice(_ number: Int) -> Int { number * 3 }\n", to: "Code/One.swift")
    let changed = try #require(names().names(in: book.book.chapters[0]))
    #expect(changed.symbols.contains { $0.base == "thrice" })
    #expect(!changed.symbols.contains { $0.base == "twice" })
    #expect(timesAsked == 3)
  }

  @Test(hasTool)
  func `the tool is asked again when a module has changed that the chapter imports, whatever its name`()
    throws
  {
    try addAskedTool()
    try book.write("import struct Soup.Spoon\nlet spoons = 2\n", to: "Code/One.swift")
    try tools.write("", to: "Build/Modules/Soup.swiftmodule")
    try askAboutAll()
    #expect(timesAsked == 2)
    try tools.write("changed", to: "Build/Modules/Soup.swiftmodule")
    try tools.write("changed", to: "Build/Modules/Other.swiftmodule")
    try askAboutAll()
    #expect(timesAsked == 3)
  }

  @Test(hasTool) func `code that does not compile has the names that the compiler knows`() throws {
    try addAskedTool()
    try book.write("func twice(_ number: Int) -> Nothing { number * unknown }\nlet 3\n", to: "Code/One.swift")
    let names = try names()
    #expect(names.names(in: book.book.chapters[0])?.symbols.contains { $0.base == "number" } == true)
    #expect(names.problem == nil)
  }

  @Test func `without the tool, nothing is known, and why is said`() throws {
    let names = try names()
    #expect(names.problem == .missing)
    #expect(names.names(in: book.book.chapters[0]) == nil)
    let noToolchain = CodeNames(of: book.book, program: tools.url, toolchain: nil)
    #expect(noToolchain.problem == .missing)
  }

  @Test func `nobody is asked by a program that was moved away from its modules`() throws {
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/asked'\nexit 3")
    try FileManager.default.removeItem(atPath: modules)
    #expect(try names().names(in: book.book.chapters[0]) == nil)
    #expect(timesAsked == 0)
    let names = try names()
    #expect(names.hasFailed(in: book.book.chapters[0]))
    #expect(names.problem == .noModules(modules))
    #expect(names.problem?.description.contains("there is no \(modules), where") == true)
    try FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
    #expect(try self.names().names(in: book.book.chapters[0]) == nil)
    #expect(timesAsked == 1)
  }

  @Test func `a tool that fails leaves nothing behind, and is asked again`() throws {
    try addTool("sourcekit-lsp", "echo >>'\(tools.url.path())/asked'\nexit 3")
    let names = try names()
    #expect(names.names(in: book.book.chapters[0]) == nil)
    #expect(names.names(in: book.book.chapters[1]) == nil)
    #expect(names.problem == .failed("It gave 0 answers to 7 questions."))
    #expect(names.hasFailed(in: book.book.chapters[0]))
    try askAboutAll()
    #expect(timesAsked == 4)
  }

  @Test(hasTool) func `pages are what they were where nothing is known`() throws {
    func page() throws -> String { try book.built("Chapter01-One/code-One.html") }
    try book.build()
    let plain = try page()
    #expect(!plain.contains("data-names"))
    try SiteBuilder(book: book.book, names: names()).build(into: book.output)
    #expect(try page() == plain)
    #expect(!book.files().contains { $0.hasPrefix("names") })
    try addAskedTool()
    try SiteBuilder(book: book.book, names: names()).build(into: book.output)
    #expect(try page().contains("data-names=\"One.swift:0:0\""))
    #expect(book.files().contains("names/Chapter01-One.js"))
  }
}
