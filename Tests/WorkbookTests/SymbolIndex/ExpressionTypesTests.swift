import Testing

@testable import SymbolIndex

struct ExpressionTypesTests {
  /// Returns the expression types of `text`, each at the first occurrence of its expression.
  private static func file(_ text: String, _ types: KeyValuePairs<String, String>) -> ExpressionTypes {
    ExpressionTypes(
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

  @Test func `the result of a call is the type of the whole expression`() throws {
    #expect(
      Self.typed.result(at: try #require(Self.range(of: "map", in: Self.chain))) == "Observable<String>")
    #expect(Self.typed.result(at: try #require(Self.range(of: "f", in: Self.chain))) == "String")
  }

  @Test func `an expression that is not a call, or returns nothing, has no result`() throws {
    #expect(Self.typed.result(at: try #require(Self.range(of: "sorted", in: Self.chain))) == nil)
    #expect(Self.typed.result(at: try #require(Self.range(of: "é", in: Self.chain))) == nil)
  }

  @Test func `a stage has the types of its own closures`() throws {
    let range = try #require(Self.range(of: "map", in: Self.chain))
    let stage = try #require(Self.typed.stage(at: range, named: "map", line: 4))
    #expect(stage.closures == ["(Int) -> String"])
    #expect(stage.result == "Observable<String>")
    #expect(stage.line == 4)
  }

  @Test func `a call that is not a member call, or has no types to show, is not a stage`() throws {
    let range = try #require(Self.range(of: "f", in: Self.chain))
    #expect(Self.typed.stage(at: range, named: "f", line: 0) == nil)
    let plain = try #require(Self.range(of: "sorted", in: Self.chain))
    #expect(Self.typed.stage(at: plain, named: "sorted", line: 0) == nil)
  }
}
