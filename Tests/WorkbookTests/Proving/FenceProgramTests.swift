import Testing
@testable import Workbook

@Suite struct FenceProgramTests {
  @Test func `statements stand in a function`() {
    let program = FenceProgram(["let a: Int = \"x\""])
    #expect(
      program.text == "import Lesson\nimport Reactive\nfunc fence() async throws {\nlet a: Int = \"x\"\n}\n")
    #expect(program.line(of: 4) == 1)
  }

  @Test(arguments: ["struct A {}", "// a\nfinal class A {}", "@MainActor func a() {}", "import Foundation"])
  func `declarations stand on their own`(code: String) {
    let program = FenceProgram([code])
    #expect(program.text == "import Lesson\nimport Reactive\n\(code)\n")
    #expect(program.line(of: 3) == 1)
  }
}
