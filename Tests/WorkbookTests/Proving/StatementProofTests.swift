import Testing

@testable import Workbook

@Suite struct StatementProofTests {
  private static let solution = """
    /// A pump.
    final class Pump<Fuel>: Sendable {
      private(set) var state = State.locked
      init(quay: Quay, _ count: Int = 1) {}
      func release(
        to boat: String
      ) -> Bool { true }
    }
    """

  private func missing(_ lines: String...) -> [Int] {
    StatementProof(solution: Self.solution)
      .missing(in: Fence(line: 1, language: "swift", attributes: [], body: lines))
  }

  @Test func `what the solution declares may be asked for`() {
    #expect(
      missing(
        "final class Pump {", "  init()", "  var state: State { get }",
        "  func release(to boat: String) -> Bool",
        "}", "", "  // func other()", "func other() { … }") == [])
  }

  @Test func `what it does not declare is found`() {
    #expect(
      missing(
        "class Pumps {", "init(key: Int)", "var states: State { get }",
        "func release(to ship: String) -> Bool",
        "func release(to boat: String) -> Int") == [1, 2, 3, 4, 5])
  }
}
