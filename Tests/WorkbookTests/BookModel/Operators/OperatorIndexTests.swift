import Foundation
import Testing

@testable import BookModel

@Suite struct OperatorIndexTests {
  private func index(_ texts: String..., cover: String? = nil, library: String? = nil) throws -> OperatorIndex
  {
    let site = try SiteBook("One", "Two")
    for (number, text) in texts.enumerated() { try site.write(text, to: "Chapter.md", ofChapter: number + 1) }
    if let cover { try site.write(cover, to: "../Cover.md") }
    if let library { try site.write(library, to: "../../Sources/Library/All.swift") }
    return site.parsed.operators
  }

  private func owners(_ index: OperatorIndex) -> [String] {
    index.entries.map { "\($0.name.text) \($0.section.number)#\($0.section.anchor)" }
  }

  private func declaration(_ names: String...) -> String {
    "```swift file=\"Signatures.swift\"\n\(names.map { "  func \($0)\n" }.joined())```\n\n"
  }

  private let cover = "# Book\n\n```operators\nSources/Library/\n```\n"

  @Test func `without a list, the operators are the functions that chapters declare`() throws {
    let index = try index("# One\n\n## `map` and `x`\n\n\(declaration("map(_ f: F)"))")
    #expect(owners(index) == ["map 1#map-and-x"])
    #expect(index.entries.first?.signatures == ["func map(_ f: F)"])
  }

  @Test func `a heading with a declaration outweighs a heading with a diagram`() throws {
    let text = "# One\n\n## `map` in practice\n\n```marble of=\"map\"\na: -1\n```\n"
    let other = "# Two\n\n## `map` is this\n\n\(declaration("map(_ f: F)"))"
    let index = try index(text, other)
    #expect(owners(index) == ["map 2#map-is-this"])
    #expect(index.entries.first?.others.map(\.anchor) == ["map-in-practice"])
  }

  @Test func `the first of several equally relevant sections owns the operator`() throws {
    let text = "# One\n\n## A word on `map`\n\n## `map` again\n\n## Last\n\n\(declaration("map(_ f: F)"))"
    #expect(try owners(index(text)) == ["map 1#a-word-on-map"])
  }

  @Test func `a label makes a separate name if a chapter uses it`() throws {
    let text = """
      # One

      ## `take` and `take(until:)`

      \(declaration("take(_ n: Int)", "take(until o: O)", "take(while f: F)"))
      ## `take(latest: true)`
      """
    let index = try index(text)
    #expect(owners(index) == ["take 1#take-and-takeuntil", "take(until:) 1#take-and-takeuntil"])
    #expect(
      index.entries.map(\.signatures) == [
        ["func take(_ n: Int)", "func take(while f: F)"], ["func take(until o: O)"],
      ])
  }

  @Test func `an operator that is only used with labels has no entry without a label`() throws {
    let text = """
      # One

      ## `ifEmpty`

      \(declaration("ifEmpty(default: E)", "ifEmpty(switchTo: E)"))
      ```choose
      I have none and want
        one      ifEmpty(default:)
        several  ifEmpty(switchTo:)
      ```
      """
    #expect(try owners(index(text)) == ["ifEmpty(default:) 1#ifempty", "ifEmpty(switchTo:) 1#ifempty"])
  }

  @Test func `the library's sources provide the operators and their summaries`() throws {
    let library = """
      extension O {
        /// Maps. Fast.
        public func map(_ f: F) -> O { x }
        public func retry() {}
        public func asO() {}
      }
      """
    let list = "# Book\n\n```operators\nSources/Library/\nsubscribe(on:)\nnot asO\n```\n"
    let index = try index("# One\n\n## `map`\n", cover: list, library: library)
    #expect(owners(index) == ["map 1#map"])
    #expect(index.entries.first?.summary == "Maps.")
    #expect(index.entries.first?.signatures == ["func map(_ f: F) -> O"])
    #expect(index.unowned.map(\.text) == ["retry", "subscribe(on:)"])
  }

  @Test func `the list on the cover assigns operators that the chapters do not assign`() throws {
    let list = "# Book\n\n```operators\nof, error  chapter1#ways-to-make-one\n```\n"
    let index = try index("# One\n\n## What follows `error`\n\n## Ways to make one\n", cover: list)
    #expect(owners(index) == ["error 1#ways-to-make-one", "of 1#ways-to-make-one"])
  }

  @Test func `choices can name types, and have their alternatives`() throws {
    let text = """
      # One

      ## `Relay`: a subject

      ## `Subject`

      ```choose
      Can it end?
        no    Relay
        yes
          now    Subject
          later  Subject
      ```
      """
    let index = try index(text)
    #expect(owners(index) == ["Relay 1#relay-a-subject", "Subject 1#subject"])
    let advice = try #require(index.entries.first?.advice.first)
    #expect(advice.path.questions == ["Can it end?"])
    #expect(advice.neighbours.map(\.words) == ["yes … now", "yes … later"])
    let others = try #require(index.entries.last?.advice.first)
    #expect(others.path.words == "Can it end? … yes … now")
    #expect(others.neighbours.map(\.words) == ["later", "no"])
  }

  @Test func `a choice refers to the section in its own chapter`() throws {
    let index = try index(
      "# One\n\n## `skip`\n\n\(declaration("skip(_ n: Int)"))", "# Two\n\n## `skip` by time\n")
    let name = try #require(OperatorName("skip"))
    #expect(index.section(meantBy: name, in: "Chapter02-Two")?.anchor == "skip-by-time")
    #expect(index.section(meantBy: name, in: "Chapter03-X")?.anchor == "skip")
  }

  @Test func `a choice refers to the section in the list if it is in its chapter`() throws {
    let text = "# One\n\n## `from` and others\n\n## All\n\n\(declaration("map(_ f: F)"))"
    let list = "# Book\n\n```operators\nmap\nfrom  chapter1#all\n```\n"
    let index = try index(text, cover: list)
    let name = try #require(OperatorName("from"))
    #expect(index.section(meantBy: name, in: "Chapter01-One")?.anchor == "all")
  }

  @Test func `the diagram is named after the operator or uses it`() throws {
    let text = """
      # One

      ## `map` and `amb`

      \(declaration("map(_ f: F)", "amb(_ o: O)"))
      ```marble of="fast map"
      a:  -1
          ambient { map { $0 } }
      ```

      ```marble of="both"
      a:  -1
          a.amb(b)
      ```
      """
    #expect(try index(text).entries.map { $0.diagram?.text } == ["both", "fast map"])
  }

  @Test func `a diagram with the operator's name in another section is preferred to one that uses it`() throws
  {
    let text = """
      # One

      ## `map` and others

      \(declaration("map(_ f: F)"))
      ```marble of="the waits of map"
      a:  -1
          flatMap { $0 }
      ```

      ## A list of `map`

      ```marble of="map"
      a:  -1
          map { $0 }
      ```
      """
    #expect(try index(text).entries.map { $0.diagram?.text } == ["map"])
  }

  @Test func `a diagram whose code uses the operator is preferred to one that is named after a use`() throws {
    let text = """
      # One

      ## `map`

      \(declaration("map(_ f: F)"))
      ```marble of="the waits of map"
      a:  -1
          flatMap { $0 }
      ```

      ```marble of="twice"
      a:  -1
          map { 2 * $0 }
      ```
      """
    #expect(try index(text).entries.map { $0.diagram?.text } == ["twice"])
  }
}
