import Foundation
import Testing
@testable import Workbook

struct ShownNamesTests {
  /// A file with a name of each kind in a certain line.
  private static let names = ChapterNames(
    symbols: [
      symbol("function.free", "make()"), symbol("var.parameter", "it"), symbol("var.local", "Odd"),
      symbol("struct", "plain"),
    ], files: ["A.swift": FileNames(lines: [[], [2, 0, -1, 7, 1, -1], [2, 2, -1, 7, 3, -1]])])

  private static func symbol(_ kind: String, _ name: String) -> CodeSymbol {
    CodeSymbol(
      SourceKitAnswer.Name(
        kind: "source.lang.swift.ref.\(kind)", name: name, declaration: "", comment: "", module: "",
        file: nil, line: nil),
      below: URL(filePath: "/"))
  }

  private static let source = ["func f() {", "  make(it)", "  Odd, plain", "}"]

  private static func html(_ code: [String], from line: Int) throws -> String {
    let names = try #require(ShownNames(names, in: "A.swift", line: line, code: code, source: source))
    return Highlighter.html(of: code.joined(separator: "\n"), language: "swift", names: names).description
  }

  @Test func `names have the colours of what they are, not of what they look like`() throws {
    #expect(
      try Self.html(["  make(it)", "  Odd, plain"], from: 1)
        == "  <i>make</i>(<var>it</var>)\n  Odd, <u>plain</u>\n")
  }

  @Test func `code may be shown with fewer blanks`() throws {
    #expect(try Self.html(["make(it)"], from: 1) == "<i>make</i>(<var>it</var>)\n")
  }

  @Test func `the address says where the code stands`() throws {
    let shown = ShownNames(Self.names, in: "A.swift", line: 1, code: ["make(it)"], source: Self.source)
    #expect(shown?.address == "A.swift:1:2")
    #expect(ShownNames(Self.names, in: "B.swift", line: 1, code: ["x"], source: ["", "x"]) == nil)
    #expect(ShownNames(Self.names, in: "A.swift", line: 9, code: ["x"], source: Self.source) == nil)
  }

  @Test func `what is not known is guessed`() {
    #expect(
      Highlighter.html(of: "make(Odd)", language: "swift").description == "make(<u>Odd</u>)\n")
  }
}
