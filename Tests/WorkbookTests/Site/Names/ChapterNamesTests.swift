import Foundation
import TestSupport
import Testing
@testable import Workbook

private let hasTool: ConditionTrait = .enabled(
  if: (try? Toolchain())?.tool("sourcekit-lsp") != nil, "This toolchain has no sourcekit-lsp.")

@Suite(hasTool)
struct ChapterNamesTests {
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
  private let names: ChapterNames

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.first, to: "First.swift")
    try folder.write(Self.second, to: "Second.swift")
    let files = ["First.swift", "Second.swift"]
    let kit = try SourceKit(
      Toolchain(), files: files.map { [folder] in folder.url.appending(path: $0) },
      options: ["-module-name", "Code", "-parse-as-library", "-swift-version", "6"])
    names = try ChapterNames(of: files, in: folder.url, root: folder.url, asking: kit)
  }

  /// What is known of the name in a line of a file, the first that is spelt so.
  private func symbol(_ name: String, _ file: String, line: Int) throws -> CodeSymbol {
    let text = file == "First.swift" ? Self.first : Self.second
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines[line - 1].firstRange(of: name))
    let column = lines[line - 1].utf16.distance(from: lines[line - 1].startIndex, to: place.lowerBound)
    let number = try #require(names.files[file]?.symbol(line: line - 1, column: column), "\(name)")
    return names.symbols[number]
  }

  @Test func `a name says where it is declared, and what its comment says first`() throws {
    let twice = try symbol("twice", "First.swift", line: 5)
    #expect(twice.declaration == "func twice(_ number: Int) -> Int")
    #expect(twice.summary == "Doubles a number.")
    #expect(twice.kind == .function)
    #expect(twice.file == "First.swift")
    #expect(twice.line == 2)
    #expect(twice.module == "Code")
    #expect(try symbol("twice", "Second.swift", line: 2) == twice)
  }

  @Test func `types, parameters, and what is no part of the book are told apart`() throws {
    #expect(try symbol("Int", "First.swift", line: 2).kind == .type)
    #expect(try symbol("Int", "First.swift", line: 2).file == nil)
    #expect(try symbol("Int", "First.swift", line: 2).module == "Swift")
    #expect(try symbol("number", "First.swift", line: 2).kind == .parameter)
    #expect(try symbol("$0", "First.swift", line: 5).declaration == "let $0: Int")
  }

  @Test func `columns count as a page's script does, behind letters of more bytes, and within texts`() throws
  {
    #expect(try symbol("map", "First.swift", line: 5).name == "map(_:)")
    #expect(try symbol("Box", "Second.swift", line: 1).kind == .type)
    #expect(try symbol("count", "Second.swift", line: 1).name == "count")
    #expect(try symbol("`class`", "Second.swift", line: 2).name == "class")
  }

  @Test func `each stage of a chain says its closure, and what it gives`() throws {
    let stages = try #require(names.files["First.swift"]).stages
    #expect(stages.map(\.name) == ["map", "filter"])
    #expect(stages.map(\.closures) == [["(Int) -> Int"], ["(Int) -> Bool"]])
    #expect(stages.map(\.result) == ["[Int]", "[Int]"])
    #expect(stages.map(\.line) == [4, 4])
  }

  @Test func `what is remembered is what was said`() throws {
    let copy = try KeptReader.value(of: ChapterNames.self, in: KeptWriter.data(of: names))
    #expect(copy.symbols == names.symbols)
    #expect(copy.types == names.types)
    #expect(copy.files.keys == names.files.keys)
    #expect(copy.files["First.swift"]?.lines == names.files["First.swift"]?.lines)
    #expect(copy.files["First.swift"]?.stages.map(\.json) == names.files["First.swift"]?.stages.map(\.json))
  }
}
