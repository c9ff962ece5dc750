import TestSupport
import Testing

@testable import TextSupport

@Suite struct ChapterProofTests {
  private static let code = "  example(of: \"one\") {\n  }\n  example(of: \"two\") {\n  }\n"

  private func findings(_ markdown: String, code: String = code) throws -> [String] {
    try ChapterFixture(markdown, code: code).findings.map { "\($0.line): \($0.message)" }
  }

  @Test func `a correct chapter has no findings`() throws {
    #expect(
      try findings("# A\n\n```swift of=\"one\"\nexample(of: \"one\") {\n```\n\n```output\n```\n").isEmpty)
  }

  @Test func `a fence for an unknown example is reported with the most similar name`() throws {
    let text = "# A\n\n```swift of=\"onee\"\nx\n```\n\n```output of=\"tow\"\n```\n"
    #expect(
      try findings(text) == [
        "3: There is no example “onee” in this chapter; did you mean “one”?",
        "7: There is no example “tow” in this chapter; did you mean “two”?",
      ])
  }

  @Test func `an output fence without an example above it is reported`() throws {
    let text = "# A\n\n```swift sketch=\"x\"\nx\n```\n\n```output\n```\n"
    #expect(
      try findings(text) == ["7: There is no example above this output; name its example with of=\"NAME\"."])
  }

  @Test func `two examples with the same name are reported at the second one`() throws {
    let code = "  example(of: \"one\") {\n  }\n  example(of: \"one\") {\n  }\n"
    let finding = try #require(try ChapterFixture("# A\n", code: code).findings.first)
    #expect(finding.place.description == "Chapters/Chapter03-A/Code/Code.swift:3")
    #expect(finding.related.map(\.line) == [1])
  }

  @Test(arguments: [("one two", "One two"), ("one two", "one-two"), ("one", "one!")])
  func `two names with the same anchor are reported`(first: String, second: String) throws {
    let code = "  example(of: \"\(first)\") {\n  }\n  example(of: \"\(second)\") {\n  }\n"
    #expect(
      try findings("# A\n", code: code) == [
        "3: The examples “\(first)” and “\(second)” have the same anchor; rename one."
      ])
  }

  @Test func `conflict markers in the code are reported`() throws {
    let code = "<<<<<<< HEAD\n\(Self.code)=======\n>>>>>>> theirs\n"
    let found = try ChapterFixture("# A\n", code: code).findings
    #expect(found.map(\.place.description) == [1, 6, 7].map { "Chapters/Chapter03-A/Code/Code.swift:\($0)" })
    #expect(found.allSatisfy { $0.message.contains("merge conflict") })
  }

  @Test func `an example that is not in the chapter is reported`() throws {
    let code = """
      // example(of: "three")
      example(of: "one") {
      }
      example(
        of: "two") {
        print("example(of: 1)")
      }
      func example(of name: String) {}
      diagram(
        "four", "a: -|") {
      }
      """
    // The fixture only includes examples that are on one line.
    #expect(
      try findings("# A\n", code: code) == [
        "4: The example “two” is not part of the chapter; add it to `Chapter(…)`, and build again.",
        "9: The diagram “four” is not part of the chapter; add it to `Chapter(…)`, and build again.",
      ])
  }

  @Test func `code that is shown twice is reported at the second fence`() throws {
    let fence = "```swift of=\"one\"\nexample(of: \"one\") {\n```\n"
    #expect(
      try findings("# A\n\n\(fence)\n\(fence)") == [
        "7: This fence repeats the one on line 3; remove one of them."
      ])
    #expect(try findings("# A\n\n```text\na\n```\n\n```text\na\n```\n").isEmpty)
  }

  @Test func `a title that differs from the code is reported`() throws {
    #expect(
      try findings("\n# B\n") == [
        "2: The title is “B” here but “A” in the code; choose one."
      ])
  }

  @Test func `folders that are not challenges, and duplicate numbers, are reported`() throws {
    let fixture = try ChapterFixture("# A\n")
    for name in ["1-a", "1-b", "2_c", ".hidden"] {
      try fixture.folder.write("x", to: "Chapters/Chapter03-A/Challenges/\(name)/Challenge.md")
    }
    let places = fixture.findings.map(\.file)
    #expect(places == ["2_c", "1-b"].map { "Chapters/Chapter03-A/Challenges/\($0)" })
  }

  @Test func `problems of the document are passed on`() throws {
    #expect(try findings("# A\n\n```swift of=\"one\"\nx\n").count == 1)
    #expect(try findings("").count == 1)
  }
}
