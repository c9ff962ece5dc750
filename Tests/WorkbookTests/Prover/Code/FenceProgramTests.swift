import Testing

@testable import Prover

@Suite struct FenceProgramTests {
  private func program(_ code: String) -> FenceProgram {
    FenceProgram(code.split(separator: "\n").map(String.init), imports: ["import Lesson", "import Reactive"])
  }

  @Test(arguments: ["let a: Int = \"x\"", "Task { }", "struct_like()", "infix()"])
  func `statements are wrapped in a function`(code: String) {
    let program = program(code)
    #expect(program.text == "import Lesson\nimport Reactive\nfunc fence() async throws {\n\(code)\n}\n")
    #expect(program.line(of: 4) == 1)
  }

  @Test(arguments: [
    "struct A {}", "// a\nfinal class A {}", "@MainActor func a() {}", "infix operator +++",
    "import Foundation",
    "import Foundation\nstruct A {}",
  ]) func `declarations are not wrapped`(code: String) {
    let program = program(code)
    #expect(program.text == "import Lesson\nimport Reactive\n\(code)\n")
    #expect(program.line(of: 3) == 1)
  }

  @Test func `imports are moved above the function`() {
    let program = program("// a\nimport Foundation\nlet a = 1\nprint(a)")
    #expect(
      program.text == """
        import Lesson
        import Reactive
        // a
        import Foundation
        func fence() async throws {
        let a = 1
        print(a)
        }

        """)
    #expect([4, 6, 7].map(program.line) == [2, 3, 4])
  }
}
