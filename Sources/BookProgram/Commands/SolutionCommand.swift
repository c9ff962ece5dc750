import ArgumentParser
import BookModel
import Checker
import Foundation
import TerminalUI

/// Prints the book's solution to a challenge.
struct SolutionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Show the book's solution to a challenge you solved.")

  @Argument(help: "A challenge, such as chapter3/1.", completion: .challenges)
  var challenge: String

  @Flag(help: "Show it even if your solution has not passed the check. This is recorded.")
  var peek = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let challenge = try book.challenge(named: challenge)
    let reader = ReaderFolder(of: book)
    let hasPassed = !reader.progress.fingerprints(of: challenge).isEmpty
    guard peek || hasPassed else {
      colour.errors.line(
        """
        The book's solution is locked until yours passes: ./rxbook check \(challenge.identifier)
        To see it anyway (this is recorded): ./rxbook solution \(challenge.identifier) --peek
        """)
      throw ExitCode(1)
    }
    if !hasPassed { reader.recordOrWarn([(challenge, .peeked)], on: colour.errors) }
    colour.output.write(Array(try challenge.solution.contents.get()))
  }
}
