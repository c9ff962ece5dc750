import Testing

@testable import BookMarkdown
@testable import BookModel

@Suite struct AskedDiagramsTests {
  private static let code = "```swift of=\"x\"\nx()\n```\n\n"
  private static let output = "```output\n1\n```\n\n"
  private static let marble = "```marble of=\"m\"\na:  -1-|\n```\n\n"
  private static let answers = "```answers\na  1\nb  2\n\na is right: So.\nb: No.\n```\n\n"

  private func isAsked(_ markdown: String) -> [Bool] {
    let text = ChapterText.of("# A\n\n\(markdown)")
    let asked = AskedDiagrams(text, outputs: AskedOutputs(text))
    return text.document.fences.filter { $0.language == "marble" }.map { asked.lines.contains($0.line) }
  }

  @Test(arguments: [
    ("\(code)What?\n\n\(output)\(marble)", true),
    ("What?\n\n\(code)\(output)\(marble)", true),
    ("\(code)What?\n\n\(answers)\(marble)", true),
    ("What becomes of it?\n\n\(marble)", true),
    ("\(code)\(output)\(marble)", false),
    ("\(code)What?\n\n\(output)So it is:\n\n\(marble)", false),
    ("\(code)What?\n\n\(output)## Later\n\n\(marble)", false),
    ("What?\n\n\(code)\(marble)\(output)", false),
    ("So it is:\n\n\(marble.replacing("of=", with: "asked=yes of="))", true),
    ("What?\n\n\(marble.replacing("of=", with: "asked=no of="))", false),
  ])
  func `a diagram is hidden if the output or question above it is`(markdown: String, isAsked: Bool) {
    #expect(self.isAsked(markdown) == [isAsked])
  }

  @Test func `further diagrams are hidden too, until the next paragraph`() {
    #expect(isAsked("What?\n\n\(Self.marble)\(Self.marble)So.\n\n\(Self.marble)") == [true, true, false])
  }
}
