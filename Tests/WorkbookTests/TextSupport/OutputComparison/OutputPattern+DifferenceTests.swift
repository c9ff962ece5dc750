import Testing

@testable import TextSupport

@Suite struct OutputDifferenceTests {
  private func difference(_ body: [String], _ printed: [String], _ match: Match = .exact) -> (Int, [String]) {
    let difference = OutputPattern(body, match: match).difference(from: printed)
    return (difference.line, difference.lines)
  }

  @Test func `a changed line is shown in both versions with two lines of context`() {
    let (line, lines) = difference(["a", "b", "c", "d", "e"], ["a", "b", "c", "x", "e"])
    #expect(line == 3)
    #expect(lines == [" b", " c", "-d", "+x", " e"])
  }

  @Test func `missing and surplus lines are distinguished`() {
    #expect(difference(["a", "b"], ["a"]).1 == [" a", "-b"])
    #expect(difference(["a"], ["a", "b"]).1 == [" a", "+b"])
  }

  @Test func `lines matched by a ... wildcard are not shown`() {
    let (line, lines) = difference(["a", "...", "y", "z"], ["a", "b", "c", "x", "z"])
    #expect(line == 2)
    #expect(lines.contains("-y"))
    #expect(!lines.contains("+b"))
  }

  @Test func `a part is compared at the most similar place`() {
    #expect(difference(["b", "x", "d"], ["a", "b", "c", "d"], .part).1 == [" b", "-x", "+c", " d"])
  }

  @Test func `lines before and after a part are not shown`() {
    #expect(difference(["b", "c"], ["a", "b", "x", "c", "d"], .part).1 == [" b", "+x", " c"])
    #expect(difference(["b", "c"], ["a", "b"], .part) == (1, [" b", "-c"]))
    #expect(difference(["at 10:42"], ["a", "at 10:43", "d"], .part) == (0, ["-at 10:42", "+at 10:43"]))
  }

  @Test func `unordered lines are shown as missing, common and surplus`() {
    let (line, lines) = difference(["a", "b"], ["b", "c"], .unordered)
    #expect(line == 0)
    #expect(lines == ["-a", " b", "+c"])
  }

  @Test func `unordered lines are sorted like the expected ones before they are compared`() {
    let expected = ["one is here", "two is here", "three is here", "four is here"]
    let printed = ["four is here", "two is gone", "three is here", "one is here"]
    let (line, lines) = difference(expected, printed, .unordered)
    #expect(line == 1)
    #expect(lines == [" one is here", "-two is here", "+two is gone", " three is here", " four is here"])
  }

  @Test func `unordered lines with dots only have missing lines`() {
    #expect(difference(["a", "...", "b"], ["c", "d", "a"], .unordered).1 == [" a", " ...", "-b"])
  }

  @Test func `a moved line is shown as removed and added`() {
    #expect(difference(["x", "a", "b", "y"], ["x", "b", "a", "y"]).1 == [" x", "-a", " b", "+a", " y"])
  }

  @Test func `a difference after many lines matched by dots is shown`() {
    let printed = (1...1000).map { "\($0)" }
    let (line, lines) = difference(["1", "...", "999", "end"], printed)
    #expect(line == 3)
    #expect(lines == [" ...", " 999", "-end", "+1000"])
  }

  @Test func `a long difference is truncated with a note`() {
    let lines = difference((1...40).map { "\($0)" }, (1...40).map { "x\($0)" }).1
    #expect(lines.count == 14)
    #expect(lines.last == " … 67 more lines")
  }
}
