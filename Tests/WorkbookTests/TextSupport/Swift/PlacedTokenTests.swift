import Testing

@testable import TextSupport

struct PlacedTokenTests {
  @Test func `tokens have byte offsets, and columns in UTF-16 code units`() {
    let tokens = PlacedToken.all(of: "let é = 1\n  \"👍\" + été\n")
    #expect(tokens.map { String($0.token.text) } == ["let", "é", "=", "1", "\"👍\"", "+", "été"])
    #expect(tokens.map(\.offset) == [0, 4, 7, 9, 13, 20, 22])
    #expect(tokens.map(\.column) == [0, 4, 6, 8, 2, 7, 9])
  }

  @Test func `empty text has no tokens`() { #expect(PlacedToken.all(of: "").isEmpty) }
}
