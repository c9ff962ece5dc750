import Foundation
import TestSupport
import Testing

@testable import Runner
@testable import SymbolIndex
@testable import SystemSupport

private let hasTool: ConditionTrait = .enabled(
  if: (try? Toolchain())?.tool("sourcekit-lsp") != nil, "This toolchain has no sourcekit-lsp.")

@Suite(hasTool)
struct ChapterSymbolsTests {
  private static let first = """
    /// Doubles a number. And more.
    func twice(_ number: Int) -> Int { number * 2 }

    struct Box {
      var numbers: [Int] { é.map { twice($0) }.filter { $0 > 2 } }
      let é = [1, 2]
    }

    """
  private static let second = "let text = \"π \\(Box().é.count)\"\nlet `class` = twice(1); _ = `class`\n"

  private let folder: TemporaryFolder
  private let known: ChapterSymbols

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.first, to: "First.swift")
    try folder.write(Self.second, to: "Second.swift")
    known = try Self.symbols(of: ["First.swift", "Second.swift"], in: folder)
  }

  private static func symbols(
    of files: [String], linked: [String] = [], in folder: TemporaryFolder
  ) throws -> ChapterSymbols {
    try ChapterSymbols(
      of: files, linked: linked, in: folder.url, root: folder.url,
      asking: SourceKit(
        Toolchain(), options: ["-module-name", "Code", "-parse-as-library", "-swift-version", "6"]))
  }

  /// Returns the symbol of the first occurrence of a name in a line of a file.
  private func symbol(_ name: String, _ file: String, line: Int) throws -> CodeSymbol {
    let text = file == "First.swift" ? Self.first : Self.second
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines[line - 1].firstRange(of: name))
    let column = lines[line - 1].utf16.distance(from: lines[line - 1].startIndex, to: place.lowerBound)
    let number = try #require(known.files[file]?.symbol(line: line - 1, column: column), "\(name)")
    return known.symbols[number]
  }

  @Test func `a symbol has its declaration, its location and the first sentence of its comment`() throws {
    let twice = try symbol("twice", "First.swift", line: 5)
    #expect(twice.declaration == "func twice(_ number: Int) -> Int")
    #expect(twice.summary == "Doubles a number.")
    #expect(twice.kind == .function)
    #expect(twice.file == "First.swift")
    #expect(twice.line == 2)
    #expect(twice.module == "Code")
    #expect(try symbol("twice", "Second.swift", line: 2) == twice)
  }

  @Test func `types, parameters and symbols outside the book are distinguished`() throws {
    #expect(try symbol("Int", "First.swift", line: 2).kind == .type)
    #expect(try symbol("Int", "First.swift", line: 2).file == nil)
    #expect(try symbol("Int", "First.swift", line: 2).module == "Swift")
    #expect(try symbol("number", "First.swift", line: 2).kind == .parameter)
    #expect(try symbol("$0", "First.swift", line: 5).declaration == "let $0: Int")
  }

  @Test func `columns are UTF-16 offsets, even after multibyte characters and within strings`() throws {
    #expect(try symbol("map", "First.swift", line: 5).name == "map(_:)")
    #expect(try symbol("Box", "Second.swift", line: 1).kind == .type)
    #expect(try symbol("count", "Second.swift", line: 1).name == "count")
    #expect(try symbol("`class`", "Second.swift", line: 2).name == "class")
  }

  @Test func `each call of a chain has the types of its closures and its result`() throws {
    let stages = try #require(known.files["First.swift"]).stages
    #expect(stages.map(\.name) == ["map", "filter"])
    #expect(stages.map(\.closures) == [["(Int) -> Int"], ["(Int) -> Bool"]])
    #expect(stages.map(\.result) == ["[Int]", "[Int]"])
    #expect(stages.map(\.line) == [4, 4])
  }

  @Test func `files may declare private functions with the same name`() throws {
    try folder.write("private func secret() -> Int { 1 }\nlet one = secret()\n", to: "One.swift")
    try folder.write("\nprivate func secret() -> Bool { true }\nlet two = secret()\n", to: "Two.swift")
    let known = try Self.symbols(of: ["One.swift", "Two.swift"], in: folder)
    let (one, two) = (known.files["One.swift"], known.files["Two.swift"])
    let called = try [one?.symbol(line: 1, column: 10), two?.symbol(line: 2, column: 10)].map {
      known.symbols[try #require($0)]
    }
    #expect(called.map(\.declaration) == ["private func secret() -> Int", "private func secret() -> Bool"])
    #expect(called.map(\.file) == ["One.swift", "Two.swift"])
    #expect(called.map(\.line) == [1, 2])
  }

  @Test func `symbols of linked files are known`() throws {
    try folder.write("let four = twice(2)\n", to: "Third.swift")
    let known = try Self.symbols(of: ["Third.swift"], linked: ["First.swift"], in: folder)
    let twice = try #require(known.files["Third.swift"]?.symbol(line: 0, column: 11))
    #expect(known.symbols[twice].file == "First.swift")
    #expect(known.symbols[twice].line == 2)
    #expect(known.files.keys.sorted() == ["Third.swift"])
  }

  @Test func `the symbols can be encoded and decoded`() throws {
    let copy = try JSONDecoder().decode(ChapterSymbols.self, from: JSONEncoder().encode(known))
    #expect(copy.symbols == known.symbols)
    #expect(copy.types == known.types)
    #expect(copy.files.keys == known.files.keys)
    #expect(copy.files["First.swift"]?.lines == known.files["First.swift"]?.lines)
    #expect(copy.files["First.swift"]?.stages.map(\.json) == known.files["First.swift"]?.stages.map(\.json))
  }
}
