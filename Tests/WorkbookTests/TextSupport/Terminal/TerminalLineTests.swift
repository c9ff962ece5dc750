import Testing

@testable import TextSupport

@Suite struct TerminalLineTests {
  private func wrap(_ text: String, to width: Int) -> [String] {
    TerminalLine(text).wrapped(to: width).map(\.text)
  }

  @Test func `wide characters take two columns, and accents none`() {
    #expect(TerminalLine("日本").columns == 4)
    #expect(TerminalLine("e\u{301}✓…").columns == 3)
    #expect(TerminalLine("🚢👩‍👧").columns == 4)
    #expect(TerminalLine("한ｱＡ").columns == 5)
  }

  @Test func `colours take no columns and continue on the next line`() {
    let line = "\u{1B}[31mred and\u{1B}[0m plain"
    #expect(TerminalLine(line).columns == 13)
    #expect(
      wrap(line, to: 8) == ["\u{1B}[31mred and\u{1B}[0m", "  plain"])
    #expect(
      wrap("\u{1B}[31mred and red\u{1B}[0m", to: 7) == [
        "\u{1B}[31mred and\u{1B}[0m", "  \u{1B}[31mred\u{1B}[0m",
      ])
  }

  @Test func `control characters that move the cursor are removed`() {
    #expect(TerminalLine("a\tb").text == "a       b")
    #expect(TerminalLine("a\u{1B}[2Jb\u{1B}c\u{7}").text == "ab\u{FFFD}")
    #expect(TerminalLine("a\u{1B}[3").text == "a")
  }

  @Test func `lines are broken at spaces`() {
    #expect(wrap("one two three", to: 8) == ["one two", "  three"])
    #expect(wrap("      indented words", to: 15) == ["     indented", "     words"])
  }

  @Test func `a word that is longer than a line is broken at punctuation or truncated`() {
    #expect(
      wrap("Yours: MySolutions/Chapter03/1-a.swift", to: 20) == [
        "Yours: MySolutions/", "  Chapter03/", "  1-a.swift",
      ])
    #expect(wrap("of somethingWithoutAnEnd here", to: 12) == ["of", "  something…", "  here"])
    #expect(wrap("日本語の文章", to: 7) == ["日本語", "  の文", "  章"])
  }

  @Test func `a truncated line has an ellipsis`() {
    #expect(TerminalLine("abcdef").cut(to: 6).text == "abcdef")
    #expect(TerminalLine("abcdef").cut(to: 5).text == "abcd…")
    #expect(TerminalLine("日本語").cut(to: 5).text == "日本…")
    #expect(TerminalLine("日本語").cut(to: 4).text == "日…")
    #expect(TerminalLine("abc").cut(to: 0).text == "")
  }

  @Test func `columns left out in the middle are replaced by an ellipsis`() {
    #expect(TerminalLine("abcdefgh").leavingOut(3, after: 2).text == "ab…gh")
    #expect(TerminalLine("ab日本語").leavingOut(2, after: 2).text == "ab… 語")
    #expect(TerminalLine("        ^").leavingOut(3, after: 2).text == "     ^")
    #expect(TerminalLine("ab").leavingOut(3, after: 2).text == "ab")
  }

  @Test func `an endless line is only read up to the limit`() {
    #expect(TerminalLine(String(repeating: "x", count: 1_000_000), limit: 3).text == "xxx…")
  }
}
