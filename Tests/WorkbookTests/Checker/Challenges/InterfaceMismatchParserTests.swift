import Testing

@testable import Checker
@testable import Runner

@Suite struct InterfaceMismatchParserTests {
  private func advice(_ message: String) -> [InterfaceMismatch] {
    let text = "/Check.swift:3:14: error: \(message)\n  let hand = deal(3)\n             ^\n"
    return InterfaceMismatchParser.mismatches(in: Diagnostic.all(in: text), check: "/Check.swift")
  }

  @Test func `a missing name must be declared`() {
    #expect(
      advice("cannot find 'deal' in scope") == [
        InterfaceMismatch(advice: "Your file must declare `deal`.", use: "let hand = deal(3)", line: 3)
      ])
    #expect(
      advice("cannot find type 'Card' in scope").map(\.advice) == ["Your file must declare a type `Card`."])
  }

  @Test func `a missing member is reported with its type`() {
    #expect(
      advice("value of type 'Card' has no member 'suit'").map(\.advice)
        == ["Your `Card` must have a member `suit`."])
  }

  @Test func `a name that both the solution and the check declare must be changed`() {
    #expect(
      advice("invalid redeclaration of 'total'").map(\.advice)
        == ["Your file declares `total`, which the check needs for itself; give yours another name."])
  }

  @Test func `a mismatch without a useful compiler message gets a general one`() {
    #expect(
      advice("failed to produce diagnostic for expression; please submit a bug report").map(\.advice) == [
        "Your file declares something differently from what the challenge asks; compare names and types."
      ])
  }

  @Test func `other mismatches are quoted`() {
    let advice = advice("cannot convert value of type 'Int' to expected argument type 'String'")
    #expect(advice.first?.advice.hasSuffix("'Int' to expected argument type 'String'.") == true)
  }
}
