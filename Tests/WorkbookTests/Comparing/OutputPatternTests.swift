import Testing
@testable import Workbook

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

  @Test func `blanks at the end, the final newline, colour and CRLF do not count`() {
    #expect(matches(["a", "b  "], "a \t\r\n\u{1B}[1;31mb\u{1B}[0m"))
  }

  @Test func `blanks at the beginning and empty lines count`() {
    #expect(!matches(["a"], " a\n"))
    #expect(!matches(["a", "b"], "a\n\nb\n"))
  }

  @Test func `three dots are any number of lines`() {
    for printed in ["a\nz\n", "a\nb\nz\n", "a\nb\nc\nz\n", "a\nz\nz\n"] {
      #expect(matches(["a", "...", "z"], printed))
    }
    #expect(!matches(["a", "...", "z"], "a\nb\n"))
    #expect(!matches(["a", "...", "z"], "b\nz\n"))
    #expect(!matches(["a", "...", "a"], "a\n"))
  }

  @Test func `lines between dots come in order`() {
    #expect(matches(["...", "b", "c", "...", "e", "..."], "a\nb\nx\nb\nc\nd\ne\n"))
    #expect(!matches(["...", "e", "...", "b", "..."], "a\nb\ne\n"))
  }

  @Test func `two dots in brackets are anything within a line`() {
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

  @Test func `a part is these lines one after another, anywhere`() {
    #expect(matches(["b", "c"], "a\nb\nc\nd\n", .part))
    #expect(matches(["b", "[..]"], "a\nb\nb\nd\n", .part))
    #expect(!matches(["b", "d"], "a\nb\nc\nd\n", .part))
  }

  @Test func `unordered lines may come in any order, each as often as promised`() {
    #expect(matches(["b", "a", "a"], "a\nb\na\n", .unordered))
    #expect(!matches(["b", "a"], "a\nb\na\n", .unordered))
    #expect(!matches(["b", "a", "a"], "a\nb\n", .unordered))
  }

  @Test func `an unordered pattern leaves a line to another one that needs it`() {
    #expect(matches(["[..]1", "a[..]"], "a1\nb1\n", .unordered))
    #expect(matches(["a[..]", "[..]1"], "a1\nb1\n", .unordered))
    #expect(!matches(["a[..]", "[..]1"], "a1\nb2\n", .unordered))
  }

  @Test func `what is escaped means itself and nothing else`() {
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
  func `what asks for nothing is told, also below a header`(body: [String], match: Match) {
    #expect(OutputPattern(body, match: match).isVacuous(below: "A"))
  }

  @Test(
    arguments: [
      ([], .exact), (["A"], .exact), (["A", "x"], .exact), (["A", "...", "x[..]"], .exact),
      (["A", "[..]", "x"], .exact), (["x"], .part), (["A", "[..]:"], .part), (["A"], .unordered),
      (["A", "...", "x"], .unordered),
    ] as [([String], Match)])
  func `what asks for a line, or for none, is no such thing`(body: [String], match: Match) {
    #expect(!OutputPattern(body, match: match).isVacuous(below: "A"))
  }

  @Test func `without a header, its line counts like any other`() {
    #expect(!OutputPattern(["A", "..."], match: .exact).isVacuous())
    #expect(OutputPattern(["[..]", "..."], match: .exact).isVacuous())
  }

  @Test(.timeLimit(.minutes(5))) func `a megabyte of lines that nearly match is judged quickly`() {
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
