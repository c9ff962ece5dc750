import Testing
@testable import Workbook

@Suite struct MisfitReadingTests {
  private func advice(_ message: String) -> [Misfit] {
    let text = "/Check.swift:3:14: error: \(message)\n  let hand = deal(3)\n             ^\n"
    return MisfitReading.misfits(in: Diagnostic.all(in: text), check: "/Check.swift")
  }

  @Test func `what cannot be found has to be declared`() {
    #expect(
      advice("cannot find 'deal' in scope") == [
        Misfit(advice: "Your file must declare `deal`.", use: "let hand = deal(3)", line: 3)
      ])
    #expect(
      advice("cannot find type 'Card' in scope").map(\.advice) == ["Your file must declare a type `Card`."])
  }

  @Test func `a member that is missing is named with its type`() {
    #expect(
      advice("value of type 'Card' has no member 'suit'").map(\.advice)
        == ["Your `Card` must have a member `suit`."])
  }

  @Test func `a name that both declare has to be changed`() {
    #expect(
      advice("invalid redeclaration of 'total'").map(\.advice)
        == ["Your file declares `total`, which the check needs for itself; give yours another name."])
  }

  @Test func `a mismatch without words of the compiler's gets some`() {
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
