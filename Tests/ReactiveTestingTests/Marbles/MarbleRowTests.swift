import ReactiveTesting
import Testing

@Suite struct MarbleRowTests {
  private struct Case: CustomTestStringConvertible, Sendable {
    let row: String
    let meaning: String
    var testDescription: String { row }
  }

  private static let rows = [
    Case(row: "|", meaning: "0 completed"),
    Case(row: "-->", meaning: "2.."),
    Case(row: ">", meaning: "0.."),
    Case(row: "--1--2--|", meaning: "2 1, 5 2, 8 completed"),
    Case(row: "--gale--fog|", meaning: "2 gale, 8 fog, 11 completed"),
    Case(row: "12-3X>", meaning: "0 12, 3 3X, 5.."),
    Case(row: "-(ab)c-|", meaning: "1 a, 1 b, 5 c, 7 completed"),
    Case(row: "-(fog in |)", meaning: "1 fog, 1 in, 1 completed"),
    Case(row: "-(a X)", meaning: "1 a, 1 error"),
    Case(row: "-(aX)", meaning: "1 a, 1 error"),
    Case(row: "(^a)-!", meaning: "0 ^, 0 a, 5 !"),
    Case(row: "--X", meaning: "2 error"),
    Case(row: "   ^--!", meaning: "from 3: 3 ^, 6 !"),
    Case(row: "--1-^-2-!-3--|", meaning: "2 1, 4 ^, 6 2, 8 !, 10 3, 13 completed"),
    Case(row: "-a-(|!)", meaning: "1 a, 3 completed, 3 !"),
    Case(row: "-é-ß-Ж-|  ", meaning: "1 é, 3 ß, 5 Ж, 7 completed"),
  ]

  @Test(arguments: rows) private func `a row is parsed as the events of its columns`(_ given: Case) throws {
    let row = try MarbleRow(given.row)
    let start = row.start == 0 ? "" : "from \(row.start): "
    let moments = row.moments.flatMap { moment in
      moment.marks.map { "\(moment.column) \(Self.word($0))" }
    }
    let meaning = start + (moments + (row.goesOn ? ["\(row.end).."] : [])).joined(separator: ", ")
    #expect(meaning == given.meaning)
  }

  private static func word(_ mark: MarbleMark) -> String {
    switch mark {
    case .element(let label): label
    case .completed: "completed"
    case .error: "error"
    case .subscription: "^"
    case .disposal: "!"
    }
  }

  private struct Mistake: CustomTestStringConvertible, Sendable {
    let row: String
    let column: Int
    let words: String
    var testDescription: String { "“\(row)”" }
  }

  private static let mistakes = [
    Mistake(row: "", column: 1, words: "There are no marbles in this row"),
    Mistake(row: "   ", column: 1, words: "There are no marbles in this row"),
    Mistake(row: "--1--", column: 5, words: "end it with `|`, `X` or `!`, or with `>`"),
    Mistake(row: "--1--aX", column: 7, words: "`aX` is one element"),
    Mistake(row: "--1 2|", column: 4, words: "space inside the row"),
    Mistake(row: "--\t1|", column: 3, words: "There is a tab"),
    Mistake(row: "--(ab-|", column: 3, words: "is not closed"),
    Mistake(row: "--ab)-|", column: 5, words: "has not been opened"),
    Mistake(row: "--()-|", column: 3, words: "Nothing happens in these parentheses"),
    Mistake(row: "--(a-b)|", column: 5, words: "`-` takes time"),
    Mistake(row: "--(a >)", column: 6, words: "`>` takes time"),
    Mistake(row: "--(a|b)", column: 6, words: "even at the same time"),
    Mistake(row: "--(fog|  in)", column: 7, words: "Put a space before and after `|`"),
    Mistake(row: "--|-1", column: 4, words: "Nothing can follow a terminal event"),
    Mistake(row: "--X--|", column: 4, words: "Nothing can follow a terminal event"),
    Mistake(row: "-->-1|", column: 3, words: "it must come last"),
    Mistake(row: "—-1|", column: 1, words: "write a hyphen"),
    Mistake(row: "-1-│", column: 4, words: "completion is `|`"),
    Mistake(row: "-é-東-|", column: 4, words: "may take more than one column"),
    Mistake(row: "-🙂-|", column: 2, words: "may take more than one column"),
    Mistake(row: "-?-|", column: 2, words: "`?` is not a marble"),
  ]

  @Test(arguments: mistakes) private func `a mistake is reported with its column`(_ given: Mistake) throws {
    let error = #expect(throws: MarbleSyntaxError.self) { try MarbleRow(given.row) }
    #expect(error?.column == given.column)
    #expect(error?.message.contains(given.words) == true, "\(error?.message ?? "")")
  }

  @Test func `a row that is too long is rejected`() {
    let error = #expect(throws: MarbleSyntaxError.self) {
      try MarbleRow(String(repeating: "-", count: 1_000_000) + "|")
    }
    #expect(error?.message == "This row is longer than 10000 columns; choose a longer frame.")
  }

  @Test func `a row without elements that starts with a caret is a row of subscriptions`() throws {
    #expect(try MarbleRow("  ^---!").isSubscription)
    #expect(try MarbleRow("  --^--->").isSubscription)
    #expect(try !MarbleRow("  ^-1-!").isSubscription)
    #expect(try !MarbleRow("-->").isSubscription)
  }
}
