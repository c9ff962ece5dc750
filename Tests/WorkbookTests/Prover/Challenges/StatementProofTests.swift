import Testing

@testable import BookMarkdown
@testable import Prover

@Suite struct StatementProofTests {
  private static let solution = """
    /// A pump.
    final class Pump<Fuel>: Sendable {
      private(set) var state = State.locked
      init(quay: Quay, _ count: Int = 1) {}
      func release(
        to boat: String
      ) -> Bool { true }
      func lock() async {}
      let price: Double = 1
      subscript(index: Int) -> Fuel? { nil }
      enum State { case locked, failed(code: Int) }
      typealias States = [State]
    }
    """

  private func missing(_ lines: String...) -> [Int] {
    StatementProof(solution: Self.solution)
      .missing(in: Fence(line: 1, language: "swift", attributes: [], body: lines))
  }

  @Test func `a statement may ask for any declaration that the solution has`() {
    #expect(
      missing(
        "final class Pump {", "  init()", "  var state: State { get }",
        "  func release(to boat: String) -> Bool",
        "  func release(", "    to boat: String", "  ) -> Bool", "  func lock() async; let price: Double",
        "  subscript(index: Int) -> Fuel? { get }", "  enum State {", "    case failed(code: Int)",
        "    case locked", "  }", "  typealias States = [State]", "  func release(…)", "  var state: …",
        "}", "", "  // func other()", "switch state {", "case .other: State.init()", "case let other: 1", "}")
        == [])
  }

  @Test func `requested declarations that the solution lacks are reported`() {
    #expect(
      missing(
        "class Pumps {", "init(key: Int)", "var states: State { get }",
        "func release(to ship: String) -> Bool",
        "func release(to boat: String) -> Int") == [1, 2, 3, 4, 5])
  }

  @Test(arguments: [
    "func release(to boat: String)", "func lock()", "func lock() async throws", "func other() { … }",
    "func other(…)", "class Pump: Sendable", "final class Pump<Oil>", "var price: Int", "let price: Double?",
    "let count: Int", "subscript(index: Int) -> Fuel", "subscript(key: Int) -> Fuel?", "case open",
    "case failed(state: Int)", "typealias States = [Int]", "extension Pump {}",
    "func release(\nto ship: String)",
  ]) func `a request that differs from the declaration is reported`(line: String) {
    #expect(missing(line) == [1])
  }

  @Test func `a fence without declarations is recognised`() {
    func declares(_ line: String) -> Bool {
      StatementProof.declaresSomething(
        in: Fence(line: 1, language: "swift", attributes: [], body: [line]))
    }
    #expect(declares("func a()"))
    #expect(declares("final class A { … }"))
    #expect(!declares("a.map { $0 + 1 }"))
    #expect(!declares("// func a()"))
  }
}
