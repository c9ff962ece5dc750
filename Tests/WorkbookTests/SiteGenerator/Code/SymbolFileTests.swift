import Foundation
import Lesson
import Testing

@testable import BookModel
@testable import SiteGenerator
@testable import SymbolIndex

@Suite struct SymbolFileTests {
  private let chapter = BookChapter(
    name: "Chapter01-One", root: URL(filePath: "/book"), code: Chapter("One") {})

  /// Returns the data that a page loads for `names`.
  private func loaded(_ names: ChapterSymbols) throws -> NSDictionary {
    let script = String(decoding: SymbolFile(names) { _ in nil }.script(for: chapter), as: UTF8.self)
    let start = "rxbookSymbols[\"Chapter01-One\"] = "
    #expect(script.hasPrefix(start) && script.hasSuffix(";\n"))
    let json = script.dropFirst(start.count).dropLast(2)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  @Test func `the data of a page can contain any characters`() throws {
    let declaration = "func ring<Bell>(\"\\ \t\u{1}\n</script>\u{2028} 𠮷\")"
    let symbol = CodeSymbol(
      SourceKitResponse.Name(
        kind: "source.lang.swift.ref.function.free", name: "ring(_:)", declaration: declaration,
        comment: "Rings.", module: "Bells", file: "/book/Chapters/Chapter01-One/Code/Bell.swift", line: 7),
      below: URL(filePath: "/book"))
    var file = SymbolOccurrences(lines: [[], [2, 0, -1, 7, 0, 0]])
    file.stages = [SymbolOccurrences.Stage(line: 1, name: "map", result: "[Int]", closures: ["(Int) -> Int"])]
    let names = ChapterSymbols(
      symbols: [symbol], types: ["[Int]"], files: ["A.swift": file, "B \"b\".swift": file])
    let known: NSDictionary = [
      "lines": ["", "2 0 -1 7 0 0"],
      "stages": [
        ["closures": ["(Int) -> Int"], "line": 1, "name": "map", "result": "[Int]"] as NSDictionary
      ],
    ]
    let expected: NSDictionary = [
      "files": ["A.swift": known, "B \"b\".swift": known],
      "symbols": [
        ["ring", declaration, "Rings.", "Bell.swift, line 7", "../Chapter01-One/code-Bell.html#L7"]
      ],
      "types": ["[Int]"],
    ]
    #expect(try loaded(names) == expected)
  }

  @Test func `code without names has empty data`() throws {
    let nothing: NSDictionary = ["files": NSDictionary(), "symbols": NSArray(), "types": NSArray()]
    #expect(try loaded(ChapterSymbols()) == nothing)
  }
}
