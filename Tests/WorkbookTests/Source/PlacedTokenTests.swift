import Testing
@testable import Workbook

struct PlacedTokenTests {
  @Test func `tokens have places in bytes, and columns as scripts count them`() {
    let tokens = PlacedToken.all(of: "let é = 1\n  \"👍\" + été\n")
    #expect(tokens.map { String($0.token.text) } == ["let", "é", "=", "1", "\"👍\"", "+", "été"])
    #expect(tokens.map(\.offset) == [0, 4, 7, 9, 13, 20, 22])
    #expect(tokens.map(\.column) == [0, 4, 6, 8, 2, 7, 9])
  }

  @Test func `nothing has no tokens`() { #expect(PlacedToken.all(of: "").isEmpty) }
}
