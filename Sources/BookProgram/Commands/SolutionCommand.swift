import ArgumentParser
import Foundation
import Workbook

/// Shows the book's solution of a challenge.
struct SolutionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution", abstract: "Show the book's solution of a challenge that you have solved.")

  @Argument(help: "A challenge, as in chapter3/1.", completion: .challenges)
  var challenge: String

  @Flag(help: "Show it although yours has not passed its check.")
  var peek = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let challenge = try book.challenge(named: challenge)
    let reader = ReaderFolder(of: book)
    let hasPassed = !reader.progress.stamps(of: challenge).isEmpty
    guard peek || hasPassed else {
      colour.errors.line(
        """
        This opens when your own solution has passed: ./rxbook check \(challenge.identifier)
        To see it now, which is noted: ./rxbook solution \(challenge.identifier) --peek
        """)
      throw ExitCode(1)
    }
    if !hasPassed { reader.noteOrWarn([(challenge, .peeked)], on: colour.errors) }
    colour.output.write(Array(try Data(contentsOf: challenge.solution)))
  }
}
