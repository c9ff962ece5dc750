import ArgumentParser
import Workbook

/// Starts a challenge.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Copy a challenge to MySolutions, for you to solve it there.",
    discussion: "A file that is there already is left alone, and is no error.")

  @Argument(help: "A challenge, as in chapter3/1.")
  var challenge: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let reader = ReaderFolder(of: book)
    let challenge = try book.challenge(named: challenge)
    let isNew = try reader.start(challenge)
    let place = ThisProcess.path(of: reader.solution(of: challenge))
    let console = colour.output
    console.line("Yours to edit: \(place)")
    if !isNew {
      console.line("               (it was there and is as it was)")
      console.line("To begin anew: ./rxbook reset \(challenge.identifier)")
    }
    console.line("What to do:    \(ThisProcess.path(of: challenge.challenge.statement))")
    console.line("When done:     ./rxbook check \(challenge.identifier)")
    reader.noteOrWarn([challenge], as: .started, on: colour.errors)
  }
}
