import ArgumentParser
import BookModel
import Checker
import TerminalUI

/// Replaces the reader's solution with the starter.
struct ResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Start a challenge over, and back up your file.")

  @Argument(help: "A challenge, such as chapter3/1.", completion: .challenges)
  var challenge: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let reader = ReaderFolder(of: book)
    let challenge = try book.challenge(named: challenge)
    let backup = try reader.reset(challenge)
    if let backup { colour.output.line("Your old file:    \(ThisProcess.path(of: backup))") }
    colour.output.line("New starter file: \(ThisProcess.path(of: reader.solution(of: challenge)))")
  }
}
