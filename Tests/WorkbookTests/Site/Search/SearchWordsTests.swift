import Testing
@testable import Workbook

@Suite struct SearchWordsTests {
  @Test(
    arguments: [
      ("Events, or state?", ["events", "or", "state"]),
      ("flatMapLatest", ["flatmaplatest", "maplatest", "latest"]),
      ("URLSession", ["urlsession", "session"]),
      ("take(until:)", ["take", "until"]),
      ("snake_case", ["snake", "case"]),
      ("Äpfel à la Crème", ["apfel", "a", "la", "creme"]),
      ("ÉTÉ ﬁn ＡＢ", ["ete", "fin", "ab"]),
      ("ΛΟΓΟΣ λόγος", ["λογοσ", "λογοσ"]),
      ("Поток Ёж", ["поток", "еж"]),
      ("한국어", ["한국어"]),
      ("東京都", ["東京", "京都", "都"]),
      ("がぎ", ["がぎ", "ぎ"]),
      ("Rxの流れ", ["rx", "の流", "流れ", "れ"]),
    ] as [(String, [String])])
  func `a text is found by these words`(text: String, words: [String]) {
    #expect(SearchWords.all(in: text) == words)
  }
}
