import Testing
@testable import Workbook

@Suite struct OutputDifferenceTests {
  private func difference(_ body: [String], _ printed: [String], _ match: Match = .exact) -> (Int, [String]) {
    let difference = OutputPattern(body, match: match).difference(from: printed)
    return (difference.line, difference.lines)
  }

  @Test func `a changed line is shown as both with two lines around it`() {
    let (line, lines) = difference(["a", "b", "c", "d", "e"], ["a", "b", "c", "x", "e"])
    #expect(line == 3)
    #expect(lines == [" b", " c", "-d", "+x", " e"])
  }

  @Test func `lines that lack and lines too many are told apart`() {
    #expect(difference(["a", "b"], ["a"]).1 == [" a", "-b"])
    #expect(difference(["a"], ["a", "b"]).1 == [" a", "+b"])
  }

  @Test func `dots swallow what they stand for`() {
    let (line, lines) = difference(["a", "...", "y", "z"], ["a", "b", "c", "x", "z"])
    #expect(line == 2)
    #expect(lines.contains("-y"))
    #expect(!lines.contains("+b"))
  }

  @Test func `a part is compared where it is most alike`() {
    #expect(difference(["b", "x", "d"], ["a", "b", "c", "d"], .part).1 == [" b", "-x", "+c", " d"])
  }

  @Test func `a part keeps to itself what comes before and after it`() {
    #expect(difference(["b", "c"], ["a", "b", "x", "c", "d"], .part).1 == [" b", "+x", " c"])
    #expect(difference(["b", "c"], ["a", "b"], .part) == (1, [" b", "-c"]))
    #expect(difference(["at 10:42"], ["a", "at 10:43", "d"], .part) == (0, ["-at 10:42", "+at 10:43"]))
  }

  @Test func `unordered lines are those missing and those too many`() {
    let (line, lines) = difference(["a", "b"], ["b", "c"], .unordered)
    #expect(line == 0)
    #expect(lines == ["-a", " b", "+c"])
  }

  @Test func `unordered lines are put in the expected order before they are compared`() {
    let expected = ["one is here", "two is here", "three is here", "four is here"]
    let printed = ["four is here", "two is gone", "three is here", "one is here"]
    let (line, lines) = difference(expected, printed, .unordered)
    #expect(line == 1)
    #expect(lines == [" one is here", "-two is here", "+two is gone", " three is here", " four is here"])
  }

  @Test func `unordered lines between which more may come lack only what is missing`() {
    #expect(difference(["a", "...", "b"], ["c", "d", "a"], .unordered).1 == [" a", " ...", "-b"])
  }

  @Test func `a line that has moved is one less and one more`() {
    #expect(difference(["x", "a", "b", "y"], ["x", "b", "a", "y"]).1 == [" x", "-a", " b", "+a", " y"])
  }

  @Test func `what differs at the end of much that dots stand for is shown`() {
    let printed = (1...1000).map { "\($0)" }
    let (line, lines) = difference(["1", "...", "999", "end"], printed)
    #expect(line == 3)
    #expect(lines == [" ...", " 999", "-end", "+1000"])
  }

  @Test func `a long difference is cut short and says so`() {
    let lines = difference((1...40).map { "\($0)" }, (1...40).map { "x\($0)" }).1
    #expect(lines.count == 14)
    #expect(lines.last == " … 67 more lines")
  }
}
