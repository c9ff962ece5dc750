import Foundation
import Lesson
import Reactive
import Testing

/// Rows below the operator, other than a single result.
@Suite struct DiagramRowAssignmentTests {
  private func findings(_ fence: String, _ code: String, _ make: (String) -> Diagram) throws -> [String] {
    try DiagramFixture(fence: fence, code: "diagram(\"filter\") {\n  \(code)\n}", diagram: make).findings()
      .map { String($0.split(separator: "\n")[0].replacing(/^[^:]*:/, with: "")) }
  }

  // MARK: Inner sequences

  private static let groups = """
    source:  --1--2--3--|
             groupBy { $0 % 2 }
    result:  --a--b-----|
    a:         1-----3--|
    b:            2-----|
    a := 1
    b := 0
    """

  private func groups(_ file: String) -> Diagram {
    diagram("filter", "source: --1--2--3--|", file: file, line: 1) { (source: Observable<Int>) in
      source.groupBy { $0 % 2 }
    }
  }

  private func groups(_ fence: String) throws -> [String] {
    try findings(fence, "source.groupBy { $0 % 2 }", groups)
  }

  @Test func `groups have separate rows`() throws {
    #expect(try groups(Self.groups) == [])
  }

  @Test func `a late element of a group is reported`() throws {
    #expect(
      try groups(Self.groups.replacing("1-----3--|", with: "1----3---|")) == [
        "7:17: The row `a` of “filter” does not match what this sequence emits (- chapter, + operator)."
      ])
  }

  @Test func `the keys of groups are compared`() throws {
    #expect(
      try groups(Self.groups.replacing("b := 0", with: "b := 2")) == [
        "6:15: The row `result` of “filter” does not match the actual result (- chapter, + operator)."
      ])
  }

  @Test func `a group without a row is reported`() throws {
    let fence = Self.groups.replacing("b:            2-----|\n", with: "")
    #expect(try groups(fence) == ["6:1: `b` in `result` is a sequence; draw a row with that name below."])
  }

  @Test func `a sequence that starts at another time is reported`() throws {
    #expect(
      try groups(Self.groups.replacing("b:            2-----|", with: "b:           -2-----|")) == [
        "8:14: The row `b` of “filter” does not match what this sequence emits (- chapter, + operator)."
      ])
  }

  // MARK: Subscriptions to sources

  private static let retry = """
    source:   --1--X
              retry(2)
    result:   --1----1--X
    source^:  ^----!
    source^:       ^----!
    """

  private func retry(_ fence: String) throws -> [String] {
    try findings(fence, "source.retry(2)") {
      diagram("filter", "source: --1--X", file: $0, line: 1) { (source: Observable<Int>) in source.retry(2) }
    }
  }

  @Test func `subscriptions to a source may be shown`() throws {
    #expect(try retry(Self.retry) == [])
    #expect(try retry(Self.retry.replacing(/source\^.*\n?/, with: "")) == [])
  }

  @Test func `a subscription that ends at another time is reported`() throws {
    #expect(
      try retry(Self.retry.replacing("  ^----!\nsource^", with: "  ^---!\nsource^")) == [
        "7:15: The row `source^` of “filter” does not match the actual subscription (- chapter, + operator)."
      ])
  }

  @Test func `either all subscriptions or none must be shown`() throws {
    #expect(
      try retry(Self.retry.replacing("\nsource^:       ^----!", with: "")) == [
        "7:1: There are 2 subscriptions to `source`; draw a row for each."
      ])
    #expect(
      try retry(Self.retry.replacing("source^:  ^----!\n", with: "other^:   ^----!\n")).contains(
        "7:1: The diagram has no source `other` to subscribe to."))
  }

  // MARK: Sources drawn at their subscription

  private static let concat = """
    first:   -1-|
    second:     -2-|
             first.concat(second)
    result:  -1--2-|
    """

  private func concat(_ fence: String) throws -> [String] {
    let rows = fence.split(separator: "\n")[..<2].joined(separator: "\n")
    return try findings(fence, "first.concat(second)") {
      diagram("filter", rows, file: $0, line: 1) { (first: Observable<Int>, second: Observable<Int>) in
        first.concat(second)
      }
    }
  }

  @Test func `a cold source may be drawn at the time of its subscription`() throws {
    #expect(try concat(Self.concat) == [])
  }

  @Test func `a cold source that is drawn at another time is reported`() throws {
    #expect(
      try concat(Self.concat.replacing("second:     -2-|", with: "second:      -2-|")) == [
        "5:14: `second` starts when it is subscribed to, which is 1 column earlier."
      ])
  }

  // MARK: Observers

  private static let channel = """
    channel:  --a--b--c-->
              channel
    Tern:        ^-b-!
    Plover:         ^-c-->
    """

  private func channel(_ fence: String) throws -> [String] {
    let rows = "channel:  --a--b--c-->\nTern:        ^---!\nPlover:         ^---->"
    return try findings(fence, "channel") {
      diagram("filter", rows, hot: ["channel"], file: $0, line: 1) { (channel: Observable<String>) in channel
      }
    }
  }

  @Test func `each observer has a row`() throws {
    #expect(try channel(Self.channel) == [])
    #expect(
      try channel(Self.channel.replacing("\nPlover:         ^-c-->", with: "")) == [
        "3: The result of “filter” is not shown; draw the row `Plover` below the operator."
      ])
  }

  @Test func `the times of subscription and disposal are compared`() throws {
    #expect(
      try channel(Self.channel.replacing("^-b-!", with: "^-b--!")) == [
        "6:18: The row `Tern` of “filter” does not match the actual result (- chapter, + operator)."
      ])
    #expect(
      try channel(Self.channel.replacing(" ^-c-->", with: "^--c-->")) == [
        "7:16: The row `Plover` of “filter” does not match the actual result (- chapter, + operator)."
      ])
  }

  @Test func `a subscription at the start of a row may be omitted`() throws {
    #expect(try channel(Self.channel.replacing("^-b-!", with: "--b-!")) == [])
  }
}
