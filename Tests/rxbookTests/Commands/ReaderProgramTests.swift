import Foundation
import TestSupport
import Testing

/// The program that `./rxbook` builds first, which doesn't contain the commands for authors.
@Suite(.waiting) struct ReaderProgramTests {
  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(
      arguments, in: BookCopy.original, environment: ["NO_COLOR": "1"], program: Program.forReaders)
  }

  @Test func `an example runs and is compared with the chapter`() throws {
    let outcome = try run("run", "chapter1")
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("print the expected output."))
  }

  @Test(arguments: [["app"], ["build"], ["new", "chapter", "time-travel"], ["prove", "1"], ["serve"]])
  func `a command for authors names the command that builds the other program`(arguments: [String]) throws {
    let outcome = try Program.run(arguments, in: BookCopy.original, program: Program.forReaders)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.contains("Run ./rxbook \(arguments[0]), which builds"))
  }

  @Test func `both programs print the same help`() throws {
    for arguments in [["help"], ["help", "build"], ["prove", "--help"]] {
      let reader = try Program.run(arguments, in: BookCopy.original, program: Program.forReaders)
      #expect(reader.status == 0)
      #expect(reader.output == (try Program.run(arguments, in: BookCopy.original)).output)
    }
  }
}
