import ArgumentParser
import BookModel
import Checker
import Foundation
import TerminalUI

/// Shows a hint for a challenge.
struct HintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: "Show the next hint for a challenge.",
    usage: "rxbook hint <challenge> [<number or problem>] [<options>]")

  @Argument(help: "A challenge, such as chapter3/1.", completion: .challenges)
  var challenge: String

  @Argument(
    help: ArgumentHelp(
      "The number of a hint, or the name of a problem that rxbook check has printed (default: the first hint you "
        + "have not seen).", valueName: "number or problem"), completion: .hints)
  var which: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let challenge = try book.challenge(named: challenge)
    let reader = ReaderFolder(of: book)
    let all = Hints(of: challenge)
    if let which, let remark = all.remarks[which] { return colour.output.line(remark) }
    let hints = all.texts
    let seen = min(reader.progress.hintsShown(for: challenge), hints.count)
    let number =
      try which.map { which in
        guard let number = Int(which) else {
          throw UnknownName(
            kind: "hint", name: which, nearest: [],
            known: all.remarks.keys.sorted() + hints.indices.map { "\($0 + 1)" })
        }
        return number
      } ?? max(1, min(seen + 1, hints.count))
    guard hints.indices.contains(number - 1) else {
      throw NoSuchHint(challenge: challenge.identifier, number: number, count: hints.count)
    }
    let console = colour.output
    console.line(console.paint("Hint \(number) of \(hints.count)", .strong))
    console.line()
    console.line(hints[number - 1])
    console.line()
    if number < hints.count {
      console.line("To see the next hint: ./rxbook hint \(challenge.identifier)")
    } else {
      console.line(
        "This is the last hint. To see the first one again: ./rxbook hint \(challenge.identifier) 1")
    }
    reader.recordOrWarn([(challenge, .hints(number))], on: colour.errors)
  }
}
