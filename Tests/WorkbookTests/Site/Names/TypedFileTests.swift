import Testing
@testable import Workbook

struct TypedFileTests {
  /// `text` with the types of stretches of it, the first such stretch each.
  private static func file(_ text: String, _ types: KeyValuePairs<String, String>) -> TypedFile {
    TypedFile(
      text,
      types.compactMap { piece, type in range(of: piece, in: text).map { .init(range: $0, type: type) } })
  }

  private static func range(of piece: String, in text: String) -> Range<Int>? {
    text.firstRange(of: piece).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<(start + piece.utf8.count)
    }
  }

  private static let chain = "é.map { f { $0 } }.sorted()"
  private static let typed = file(
    chain,
    [
      "é": "Observable<Int>", "map": "(Observable<Int>) -> ((Int) -> String) -> Observable<String>",
      "é.map": "((Int) -> String) -> Observable<String>", "é.map { f { $0 } }": "Observable<String>",
      "{ f { $0 } }": "(Int) -> String", "{ $0 }": "() -> Int", "f": "(() -> Int) -> String",
      "f { $0 }": "String", "é.map { f { $0 } }.sorted": "() -> ()", "é.map { f { $0 } }.sorted()": "()",
    ])

  @Test func `a call gives what the whole of it is`() throws {
    #expect(
      Self.typed.result(at: try #require(Self.range(of: "map", in: Self.chain))) == "Observable<String>")
    #expect(Self.typed.result(at: try #require(Self.range(of: "f", in: Self.chain))) == "String")
  }

  @Test func `what gives nothing, or is no call, has no result`() throws {
    #expect(Self.typed.result(at: try #require(Self.range(of: "sorted", in: Self.chain))) == nil)
    #expect(Self.typed.result(at: try #require(Self.range(of: "é", in: Self.chain))) == nil)
  }

  @Test func `a stage has the closures that it is given itself`() throws {
    let range = try #require(Self.range(of: "map", in: Self.chain))
    let stage = try #require(Self.typed.stage(at: range, named: "map", line: 4))
    #expect(stage.closures == ["(Int) -> String"])
    #expect(stage.result == "Observable<String>")
    #expect(stage.line == 4)
  }

  @Test func `a call that is no member's is no stage, nor one of which there is nothing to say`() throws {
    let range = try #require(Self.range(of: "f", in: Self.chain))
    #expect(Self.typed.stage(at: range, named: "f", line: 0) == nil)
    let plain = try #require(Self.range(of: "sorted", in: Self.chain))
    #expect(Self.typed.stage(at: plain, named: "sorted", line: 0) == nil)
  }
}
