import Testing

@testable import TextSupport

@Suite struct TracedLinesTests {
  private let traced = TracedLines("body\n\u{1}1\u{2}a\n\u{1}2\u{2}x\n\u{1}1\u{2}b\n\u{1}0\u{2}end")

  @Test func `the text has no markers`() {
    #expect(traced.text == "body\na\nx\nb\nend")
  }

  @Test(arguments: ["body\na\nx\nb\nend\n", "body\nx\na\nb\nend\n", "a\nbody\nb\nend\nx"])
  func `lines of different places may be interleaved`(output: String) {
    #expect(traced.agree(with: output))
  }

  @Test(arguments: [
    "body\nb\nx\na\nend\n", "end\na\nx\nb\nbody\n", "body\na\nb\nend\n", "body\na\nx\nb\nc\n", "",
  ])
  func `lines of one place must be complete and in order`(output: String) {
    #expect(!traced.agree(with: output))
  }

  @Test func `equal lines of several places are distinguished by the lines after them`() {
    let traced = TracedLines("\u{1}1\u{2}same\n\u{1}2\u{2}same\n\u{1}1\u{2}a\n\u{1}2\u{2}b\n")
    #expect(traced.agree(with: "same\na\nsame\nb\n"))
    #expect(traced.agree(with: "same\nb\nsame\na\n"))
    #expect(!traced.agree(with: "a\nsame\nsame\nb\n"))
  }

  @Test func `a line belongs to the place where it starts`() {
    let traced = TracedLines("\u{1}1\u{2}one \u{1}2\u{2}line\n\u{1}2\u{2}two\n")
    #expect(traced.agree(with: "two\none line\n"))
  }
}
