import Foundation
import Testing
@testable import Workbook

struct ShownNamesTests {
  /// A file with a name of each kind in a certain line.
  private static func names() throws -> ChapterNames {
    func symbol(_ kind: String, _ name: String) -> String {
      "{\"kind\": \"\(kind)\", \"name\": \"\(name)\", \"declaration\": \"\", \"summary\": \"\", \"module\": \"\"}"
    }
    return try JSONDecoder().decode(
      ChapterNames.self,
      from: Data(
        """
        {"symbols": [\(symbol("function", "make()")), \(symbol("parameter", "it")), \(symbol("value", "Odd")),
        \(symbol("type", "plain"))], "types": [],
        "files": {"A.swift": {"lines": ["", "2 0 -1 7 1 -1", "2 2 -1 7 3 -1"], "stages": []}}}
        """.utf8))
  }

  private static let source = ["func f() {", "  make(it)", "  Odd, plain", "}"]

  private static func html(_ code: [String], from line: Int) throws -> String {
    let names = try #require(ShownNames(try names(), in: "A.swift", line: line, code: code, source: source))
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
    let shown = ShownNames(try Self.names(), in: "A.swift", line: 1, code: ["make(it)"], source: Self.source)
    #expect(shown?.address == "A.swift:1:2")
    #expect(ShownNames(try Self.names(), in: "B.swift", line: 1, code: ["x"], source: ["", "x"]) == nil)
    #expect(ShownNames(try Self.names(), in: "A.swift", line: 9, code: ["x"], source: Self.source) == nil)
  }

  @Test func `what is not known is guessed`() {
    #expect(
      Highlighter.html(of: "make(Odd)", language: "swift").description == "make(<u>Odd</u>)\n")
  }
}
