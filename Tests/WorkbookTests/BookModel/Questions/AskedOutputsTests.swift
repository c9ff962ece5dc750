import Testing

@testable import BookModel

@Suite struct AskedOutputsTests {
  private static let code = "```swift of=\"x\"\nx()\n```\n\n"
  private static let output = "```output\n1\n```\n"

  private func asked(_ markdown: String) -> [AskedOutputs.Asked] {
    AskedOutputs(ChapterText.of(markdown)).all
  }

  @Test(arguments: [
    ("\(code)What?\n\n\(output)", true),
    ("\(code)What?\n\nCount them.\n\n\(output)", true),
    ("\(code)(Or is it?)\n\n\(output)", true),
    ("\(code)Is it “this?”\n\n\(output)", true),
    ("What?\n\n\(code)\(output)", true),
    ("\(code)\(output)", false),
    ("\(code)This.\n\n\(output)", false),
    ("\(code)## What?\n\n\(output)", false),
    ("What?\n\nTold.\n\n\(code)\(output)", false),
    ("\(code)What?\n\n```swift of=\"y\"\ny()\n```\n\n```output\n1\n```\n", true),
    ("\(code)\(output.replacing("output", with: "output asked=yes"))", true),
    ("\(code)What?\n\n\(output.replacing("output", with: "output asked=no"))", false),
    ("\(code)What?\n\n```output of=\"y\"\n1\n```\n", false),
  ])
  func `an output is hidden if a paragraph before it asks a question`(markdown: String, isAsked: Bool) {
    #expect(asked("# A\n\n\(markdown)").isEmpty == !isAsked)
  }

  @Test func `a second output is not hidden by the question before the first`() {
    #expect(asked("# A\n\n\(Self.code)What?\n\n\(Self.output)\nSo.\n\n```output\n2\n```\n").count == 1)
  }

  @Test func `the question and the code are in the order of the document`() {
    let outputs = asked("# A\n\nReady?\n\n\(Self.code)What?\n\n\(Self.output)")
    #expect(outputs.first?.pieces == [.words("Ready?"), .code(["x()"]), .words("What?")])
    #expect(outputs.first?.example == "x")
  }
}
