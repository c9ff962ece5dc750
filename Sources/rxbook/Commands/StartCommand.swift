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
    console.line(
      isNew
        ? "Yours to edit: \(place)"
        : "You have started this one: \(place)\nIt was left as it is; ./rxbook reset \(challenge.identifier) begins anew."
    )
    console.line("What to do:    \(ThisProcess.path(of: challenge.challenge.statement))")
    console.line("When done:     ./rxbook check \(challenge.identifier)")
    reader.noteOrWarn([challenge], as: .started, on: colour.errors)
  }
}
