import Testing

@testable import BookMarkdown
@testable import BookModel
@testable import Prover
@testable import TextSupport

@Suite struct RevisedOutputTests {
  private func revise(_ body: [String], _ printed: [String], _ match: Match = .exact) -> [String]? {
    let fence = Fence(line: 1, language: "output", attributes: [], body: body)
    return RevisedOutput(ExampleFences.Output(fence: fence, match: match)).edit(for: printed)?.body
  }

  @Test func `changed lines are replaced`() {
    #expect(revise(["a", "b", "c"], ["a", "x", "c"]) == ["a", "x", "c"])
    #expect(revise([], ["a", "b"]) == ["a", "b"])
    #expect(revise(["a", "b"], ["b"]) == ["b"])
  }

  @Test func `wildcards that still match are preserved`() {
    #expect(revise(["a", "...", "z"], ["b", "1", "2", "z"]) == ["b", "...", "z"])
    #expect(revise(["a", "...", "z"], ["a", "1", "2", "y"]) == ["a", "...", "y"])
    #expect(revise(["took [..] ms", "b"], ["took 12 ms", "c"]) == ["took [..] ms", "c"])
    #expect(revise(["a", "took [..] ms for 3"], ["a", "took 12 ms for 4"]) == ["a", "took [..] ms for 4"])
  }

  @Test func `wildcards in removed lines are removed`() {
    #expect(revise(["a", "took [..] ms"], ["a", "nothing of that kind"]) == ["a", "nothing of that kind"])
  }

  @Test func `lines that look like wildcards are escaped`() {
    #expect(revise(["a"], ["...", "b [..]"]) == ["\\...", "b \\[..]"])
  }

  @Test func `a partial output stays partial`() {
    #expect(revise(["b", "c"], ["a", "b", "x", "d"], .part) == ["b", "x"])
    #expect(revise(["now 21°"], ["header", "now 22°", "end"], .part) == ["now 22°"])
    #expect(revise(["quite another"], ["a", "b"], .part) == nil)
    #expect(revise([], ["a", "b"], .part) == nil)
  }

  @Test func `unordered lines keep their order`() {
    #expect(
      revise(["one is here", "two is here"], ["two is gone", "one is here"], .unordered)
        == ["one is here", "two is gone"])
    #expect(revise(["a", "b"], ["c", "b"], .unordered) == ["b", "c"])
  }
}

@Suite struct OutputVariationTests {
  @Test func `if only the order differs, match=unordered is suggested`() {
    #expect(OutputVariation([["a", "b"], ["b", "a"]]).advice.contains("match=unordered"))
  }

  @Test func `a variation within a line suggests an inline wildcard`() {
    let instability = OutputVariation([["a", "took 12 ms"], ["a", "took 30 ms"], ["a", "took 9 ms"]])
    #expect(instability.lines == ["a", "took [..] ms"])
    #expect(instability.advice.contains("[..]"))
  }

  @Test func `a different number of lines suggests a multi-line wildcard`() {
    let instability = OutputVariation([["a", "1", "z"], ["a", "1", "2", "z"]])
    #expect(instability.lines == ["a", "1", "...", "z"])
    #expect(instability.advice.contains("..."))
  }
}
