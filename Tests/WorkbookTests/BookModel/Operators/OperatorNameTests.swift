import Testing

@testable import BookModel

@Suite struct OperatorNameTests {
  @Test(
    arguments: [
      ("take", "take", nil), ("take(1)", "take", nil), ("take(_:)", "take", nil), ("first()", "first", nil),
      ("take(until:behavior:)", "take", "until"), ("timer(_:period:…)", "timer", nil),
      ("PublishSubject", "PublishSubject", nil), ("throttle(latest: false)", "throttle", "latest"),
    ] as [(String, String, String?)])
  func `a name is an identifier with the first label`(text: String, base: String, label: String?) {
    #expect(OperatorName(text) == OperatorName(base: base, label: label))
  }

  @Test(arguments: ["", "[weak self]", "a.b", "map {", "(map)", "take(until:", "f(g(x))", "1st", "two words"])
  func `other strings are not names`(text: String) {
    #expect(OperatorName(text) == nil)
  }

  @Test func `names are sorted alphabetically, regardless of case`() {
    let names = ["zip", "take(until:)", "AsyncSubject", "take", "amb"].compactMap { OperatorName($0) }
    #expect(names.sorted().map(\.text) == ["amb", "AsyncSubject", "take", "take(until:)", "zip"])
  }
}
