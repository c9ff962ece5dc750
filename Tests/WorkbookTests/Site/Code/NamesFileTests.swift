import Foundation
import Lesson
import Testing
@testable import Workbook

@Suite struct NamesFileTests {
  private let chapter = BookChapter(
    name: "Chapter01-One", root: URL(filePath: "/book"), code: Chapter("One") {})

  /// What a page learns of these names.
  private func learned(_ names: ChapterNames) throws -> NSDictionary {
    let script = String(decoding: NamesFile(names) { _ in nil }.script(for: chapter), as: UTF8.self)
    let start = "rxbookNames[\"Chapter01-One\"] = "
    #expect(script.hasPrefix(start) && script.hasSuffix(";\n"))
    let json = script.dropFirst(start.count).dropLast(2)
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary)
  }

  @Test func `a page learns what is known, whatever is in it`() throws {
    let declaration = "func ring<Bell>(\"\\ \t\u{1}\n</script>\u{2028} 𠮷\")"
    let symbol = CodeSymbol(
      SourceKitAnswer.Name(
        kind: "source.lang.swift.ref.function.free", name: "ring(_:)", declaration: declaration,
        comment: "Rings.", module: "Bells", file: "/book/Chapters/Chapter01-One/Code/Bell.swift", line: 7),
      below: URL(filePath: "/book"))
    var file = FileNames(lines: [[], [2, 0, -1, 7, 0, 0]])
    file.stages = [FileNames.Stage(line: 1, name: "map", result: "[Int]", closures: ["(Int) -> Int"])]
    let names = ChapterNames(
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
    #expect(try learned(names) == expected)
  }

  @Test func `of code without names nothing is known`() throws {
    let nothing: NSDictionary = ["files": NSDictionary(), "symbols": NSArray(), "types": NSArray()]
    #expect(try learned(ChapterNames()) == nothing)
  }
}
