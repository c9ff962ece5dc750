import Testing

@testable import TextSupport

@Suite struct OutputPatternTests {
  private func matches(_ body: [String], _ printed: String, _ match: Match = .exact) -> Bool {
    OutputPattern(body, match: match).matches(PrintedLines.lines(of: printed))
  }

  @Test func `the same lines match`() {
    #expect(matches(["a", "b"], "a\nb\n"))
    #expect(matches([], ""))
  }

  @Test(arguments: ["a\n", "a\nc\n", "a\nb\nc\n", "b\na\n", "a\nb\n\n", ""])
  func `other lines do not match`(printed: String) {
    #expect(!matches(["a", "b"], printed))
  }

  @Test func `trailing spaces, the final newline, colours and CRLF are ignored`() {
    #expect(matches(["a", "b  "], "a \t\r\n\u{1B}[1;31mb\u{1B}[0m"))
  }

  @Test(arguments: [
    "\u{1B}]0;title\u{7}a", "\u{1B}]8;;https://a.example/\u{1B}\\a\u{1B}]8;;\u{1B}\\", "\u{1B}(Ba",
    "\u{1B}7a\u{1B}8",
    "\u{1B}Pq#0\u{1B}\\a", "\u{1B}_x\u{1B}\\a", "\u{1B}^x\u{1B}\\a", "\u{1B}[38;5;1ma", "\u{1B}ca",
    "\u{1B}]a\u{1B}]b\u{7}a",
  ])
  func `escape sequences are removed`(printed: String) {
    #expect(PrintedLines.lines(of: printed) == ["a"])
  }

  @Test(arguments: ["\u{1B}]0;title", "a\u{1B}", "\u{1B}[31", "\u{1B}Pq", "\u{1B}\u{7}"])
  func `an escape sequence without an end is shown as escapes`(printed: String) {
    #expect(PrintedLines.lines(of: printed) == [printed])
    let lines = OutputPattern(["b"], match: .exact).difference(from: [printed]).lines
    #expect(lines.last?.contains("\\u{001B}") == true && !lines.joined().contains("\u{1B}"))
  }

  @Test func `a difference shows invisible characters as escapes`() {
    let printed = ["same\u{8}\tline", "10 %\r100 %", "a\0b", "\u{9B}31mc"]
    #expect(
      OutputPattern(["same\u{8}\tline", "10 %100 %"], match: .exact).difference(from: printed).lines == [
        " same\\u{0008}\tline", "-10 %100 %", "+10 %\\u{000D}100 %", "+a\\u{0000}b", "+\\u{009B}31mc",
      ])
  }

  @Test func `leading spaces and empty lines are compared`() {
    #expect(!matches(["a"], " a\n"))
    #expect(!matches(["a", "b"], "a\n\nb\n"))
  }

  @Test func `three dots match any number of lines`() {
    for printed in ["a\nz\n", "a\nb\nz\n", "a\nb\nc\nz\n", "a\nz\nz\n"] {
      #expect(matches(["a", "...", "z"], printed))
    }
    #expect(!matches(["a", "...", "z"], "a\nb\n"))
    #expect(!matches(["a", "...", "z"], "b\nz\n"))
    #expect(!matches(["a", "...", "a"], "a\n"))
  }

  @Test func `lines between dots must be in order`() {
    #expect(matches(["...", "b", "c", "...", "e", "..."], "a\nb\nx\nb\nc\nd\ne\n"))
    #expect(!matches(["...", "e", "...", "b", "..."], "a\nb\ne\n"))
  }

  @Test func `two dots in brackets match anything within a line`() {
    #expect(matches(["at [..]:[..] sharp"], "at 10:42 sharp\n"))
    #expect(matches(["[..]"], "\n"))
    #expect(matches(["a[..]b[..]c"], "abbc\n"))
    #expect(!matches(["a[..]a"], "a\n"))
    #expect(!matches(["at [..] sharp"], "at 10\nsharp\n"))
  }

  @Test func `a backslash makes wildcards literal`() {
    #expect(matches(["\\..."], "...\n"))
    #expect(!matches(["\\..."], "a\n"))
    #expect(matches(["x\\[..]y"], "x[..]y\n"))
    #expect(!matches(["x\\[..]y"], "xay\n"))
  }

  @Test func `a part matches consecutive lines anywhere`() {
    #expect(matches(["b", "c"], "a\nb\nc\nd\n", .part))
    #expect(matches(["b", "[..]"], "a\nb\nb\nd\n", .part))
    #expect(!matches(["b", "d"], "a\nb\nc\nd\n", .part))
  }

  @Test func `unordered lines match in any order, each as often as expected`() {
    #expect(matches(["b", "a", "a"], "a\nb\na\n", .unordered))
    #expect(!matches(["b", "a"], "a\nb\na\n", .unordered))
    #expect(!matches(["b", "a", "a"], "a\nb\n", .unordered))
  }

  @Test func `an unordered pattern leaves a line to another pattern that needs it`() {
    #expect(matches(["[..]1", "a[..]"], "a1\nb1\n", .unordered))
    #expect(matches(["a[..]", "[..]1"], "a1\nb1\n", .unordered))
    #expect(!matches(["a[..]", "[..]1"], "a1\nb2\n", .unordered))
  }

  @Test func `an escaped line matches only itself`() {
    let lines = [
      "...", "  ...", "\\...", "\\\\...", "[..]", "a[..]b", "\\[..]", "\\\\[..]", "[[..]]", "[...]", "....",
      "\\",
    ]
    for line in lines {
      for other in lines {
        #expect(matches([LinePattern.escaped(line)], other + "\n") == (line == other), "\(line) and \(other)")
      }
    }
  }

  @Test(
    arguments: [
      (["..."], .exact), (["[..]"], .exact), (["A", "..."], .exact), (["A", "[..]"], .exact),
      (["A", "[..]", "[..][..]"], .exact), (["A", "[..] [..]"], .exact), (["[..]", "..."], .exact),
      (["...", "A", "..."], .part), ([], .part), (["A"], .part), (["A", "..."], .part),
      (["A", "[..]"], .part), ([], .unordered), (["...", "A"], .unordered), (["[..]", "A"], .unordered),
    ] as [([String], Match)])
  func `a pattern that matches anything is recognised, even below a header`(body: [String], match: Match) {
    #expect(OutputPattern(body, match: match).isVacuous(below: "A"))
  }

  @Test(
    arguments: [
      ([], .exact), (["A"], .exact), (["A", "x"], .exact), (["A", "...", "x[..]"], .exact),
      (["A", "[..]", "x"], .exact), (["x"], .part), (["A", "[..]:"], .part), (["A"], .unordered),
      (["A", "...", "x"], .unordered),
    ] as [([String], Match)])
  func `a pattern that requires a line, or none at all, is not vacuous`(body: [String], match: Match) {
    #expect(!OutputPattern(body, match: match).isVacuous(below: "A"))
  }

  @Test func `without a header, the first line is compared like any other`() {
    #expect(!OutputPattern(["A", "..."], match: .exact).isVacuous())
    #expect(OutputPattern(["[..]", "..."], match: .exact).isVacuous())
  }

  @Test(.timeLimit(.minutes(5))) func `a megabyte of lines that nearly match is compared quickly`() {
    let line = "twenty-one bytes long"
    let printed = PrintedLines.lines(of: String(repeating: "\(line)\n", count: (1 << 20) / 22))
    func pattern(_ body: [String], _ match: Match) -> OutputPattern { OutputPattern(body, match: match) }
    #expect(!pattern(["...", line, "b", "..."], .exact).matches(printed))
    for match in Match.allCases {
      #expect(!pattern([line, "b"], match).matches(printed))
      #expect(!pattern([line, "b"], match).difference(from: printed).lines.isEmpty)
    }
  }
}
