import ArgumentParser
import Workbook

/// Begins a challenge anew.
struct ResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset", abstract: "Begin a challenge anew; your file is kept under another name.")

  @Argument(help: "A challenge, as in chapter3/1.", completion: .challenges)
  var challenge: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let reader = ReaderFolder(of: book)
    let challenge = try book.challenge(named: challenge)
    let backup = try reader.reset(challenge)
    if let backup { colour.output.line("Your file is kept: \(ThisProcess.path(of: backup))") }
    colour.output.line("A fresh start:     \(ThisProcess.path(of: reader.solution(of: challenge)))")
  }
}
