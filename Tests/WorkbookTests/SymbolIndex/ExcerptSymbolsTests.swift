import Foundation
import Testing

@testable import SiteGenerator
@testable import SymbolIndex

struct ExcerptSymbolsTests {
  /// The symbols of a file with a name of each kind on certain lines.
  private static let known = ChapterSymbols(
    symbols: [
      symbol("function.free", "make()"), symbol("var.parameter", "it"), symbol("var.local", "Odd"),
      symbol("struct", "plain"),
    ], files: ["A.swift": SymbolOccurrences(lines: [[], [2, 0, -1, 7, 1, -1], [2, 2, -1, 7, 3, -1]])])

  private static func symbol(_ kind: String, _ name: String) -> CodeSymbol {
    CodeSymbol(
      SourceKitResponse.Name(
        kind: "source.lang.swift.ref.\(kind)", name: name, declaration: "", comment: "", module: "",
        file: nil, line: nil),
      below: URL(filePath: "/"))
  }

  private static let source = ["func f() {", "  make(it)", "  Odd, plain", "}"]

  private static func html(_ code: [String], from line: Int) throws -> String {
    let symbols = try #require(ExcerptSymbols(known, in: "A.swift", line: line, code: code, source: source))
    return Highlighter.html(of: code.joined(separator: "\n"), language: "swift", symbols: symbols).description
  }

  @Test func `identifiers are highlighted by their symbol, not by their spelling`() throws {
    #expect(
      try Self.html(["  make(it)", "  Odd, plain"], from: 1)
        == "  <i>make</i>(<var>it</var>)\n  Odd, <u>plain</u>\n")
  }

  @Test func `an excerpt may have less indentation than the file`() throws {
    #expect(try Self.html(["make(it)"], from: 1) == "<i>make</i>(<var>it</var>)\n")
  }

  @Test func `the address contains the location of the code`() throws {
    let shown = ExcerptSymbols(Self.known, in: "A.swift", line: 1, code: ["make(it)"], source: Self.source)
    #expect(shown?.address == "A:1:2")
    #expect(ExcerptSymbols(Self.known, in: "B.swift", line: 1, code: ["x"], source: ["", "x"]) == nil)
    #expect(ExcerptSymbols(Self.known, in: "A.swift", line: 9, code: ["x"], source: Self.source) == nil)
  }

  @Test func `identifiers without a symbol are highlighted by their spelling`() {
    #expect(
      Highlighter.html(of: "make(Odd)", language: "swift").description == "make(<u>Odd</u>)\n")
  }
}
