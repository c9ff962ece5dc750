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

  @Test func `unordered lines are those missing and those too many`() {
    let (line, lines) = difference(["a", "b"], ["b", "c"], .unordered)
    #expect(line == 0)
    #expect(lines == ["-a", "+c"])
  }

  @Test func `a long difference is cut short and says so`() {
    let lines = difference((1...40).map { "\($0)" }, (1...40).map { "x\($0)" }).1
    #expect(lines.count == 14)
    #expect(lines.last == " … 67 more lines")
  }
}
