import TestSupport
import Testing
@testable import Workbook

@Suite struct ChapterProofTests {
  private static let code = "  example(of: \"one\") {\n  }\n  example(of: \"two\") {\n  }\n"

  private func findings(_ markdown: String, code: String = code) throws -> [String] {
    try ChapterFixture(markdown, code: code).findings.map { "\($0.line): \($0.message)" }
  }

  @Test func `a chapter without trouble has no findings`() throws {
    #expect(
      try findings("# A\n\n```swift of=\"one\"\nexample(of: \"one\") {\n```\n\n```output\n```\n").isEmpty)
  }

  @Test func `a fence that names no example is found with the nearest name`() throws {
    let text = "# A\n\n```swift of=\"onee\"\nx\n```\n\n```output of=\"tow\"\n```\n"
    #expect(
      try findings(text) == [
        "3: There is no example “onee” in this chapter; did you mean “one”?",
        "7: There is no example “tow” in this chapter; did you mean “two”?",
      ])
  }

  @Test func `an output fence with nothing above it is found`() throws {
    let text = "# A\n\n```swift sketch=\"x\"\nx\n```\n\n```output\n```\n"
    #expect(
      try findings(text) == ["7: No example stands above this output; say whose it is with of=\"NAME\"."])
  }

  @Test func `two examples of one name are found where the second is written`() throws {
    let code = "  example(of: \"one\") {\n  }\n  example(of: \"one\") {\n  }\n"
    let finding = try #require(try ChapterFixture("# A\n", code: code).findings.first)
    #expect(finding.place.description == "Chapters/Chapter03-A/Code/Code.swift:3")
    #expect(finding.related.map(\.line) == [1])
  }

  @Test(arguments: [("one two", "One two"), ("one two", "one-two"), ("one", "one!")])
  func `two names that have one anchor are found`(first: String, second: String) throws {
    let code = "  example(of: \"\(first)\") {\n  }\n  example(of: \"\(second)\") {\n  }\n"
    #expect(
      try findings("# A\n", code: code) == [
        "3: The examples “\(first)” and “\(second)” are hard to tell apart, and links cannot; give one another name."
      ])
  }

  @Test func `an example that the chapter does not list is found`() throws {
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
    // The fixture lists what stands on one line.
    #expect(
      try findings("# A\n", code: code) == [
        "4: The example “two” is not in the chapter; list what holds it in `Chapter(…)`, and build again.",
        "9: The diagram “four” is not in the chapter; list what holds it in `Chapter(…)`, and build again.",
      ])
  }

  @Test func `what is shown twice is found where it comes again`() throws {
    let fence = "```swift of=\"one\"\nexample(of: \"one\") {\n```\n"
    #expect(
      try findings("# A\n\n\(fence)\n\(fence)") == [
        "7: This fence shows what the one in line 3 shows; take one of them out."
      ])
    #expect(try findings("# A\n\n```text\na\n```\n\n```text\na\n```\n").isEmpty)
  }

  @Test func `another title than that of the code is found`() throws {
    #expect(
      try findings("\n# B\n") == [
        "2: The chapter is called “B” here and “A” in its code; choose one."
      ])
  }

  @Test func `folders that are no challenges, and two of one number, are found`() throws {
    let fixture = try ChapterFixture("# A\n")
    for name in ["1-a", "1-b", "2_c", ".hidden"] {
      try fixture.folder.write("x", to: "Chapters/Chapter03-A/Challenges/\(name)/Challenge.md")
    }
    let places = fixture.findings.map(\.file)
    #expect(places == ["2_c", "1-b"].map { "Chapters/Chapter03-A/Challenges/\($0)" })
  }

  @Test func `what is wrong with the text itself is passed on`() throws {
    #expect(try findings("# A\n\n```swift of=\"one\"\nx\n").count == 1)
    #expect(try findings("").count == 1)
  }
}
