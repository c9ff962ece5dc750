import Foundation
import TestSupport
import Testing

@testable import Runner
@testable import SystemSupport

@Suite(.waiting) struct CompilerTests {
  private func diagnose(_ source: String, seconds: Double = 600) throws -> [Diagnostic] {
    let scratch = try ScratchFolder()
    let file = scratch.url.appending(path: "File.swift")
    try Data(source.utf8).write(to: file)
    return try Compiler(program: Program.url, toolchain: try Toolchain(), timeLimit: seconds)
      .diagnose([file], as: .library, module: "File")
  }

  @Test func `an expression that is too complex for the compiler is an error at its line`() throws {
    let bomb = (0..<24).map { "[\($0)].map { $0 * 2 }.reduce(0, +)" }.joined(separator: " - -")
    let errors = try diagnose("import Reactive\n\nlet bomb = \(bomb)\n").filter { $0.severity == .error }
    #expect(errors.map(\.line) == [3])
    #expect(errors.first?.message.contains("reasonable time") == true)
  }

  @Test func `a compilation that reaches the time limit is stopped and reported`() throws {
    let errors = try diagnose("import Foundation\nlet a = 1\n", seconds: 0.001)
    #expect(errors.map(\.message).first?.hasPrefix("the compiler was stopped after") == true)
  }
}
