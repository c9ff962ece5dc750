import ArgumentParser
import Foundation
import Workbook

/// Shows a hint for a challenge.
struct HintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint", abstract: "Show a hint for a challenge.")

  @Argument(help: "A challenge, as in chapter3/1.")
  var challenge: String

  @Argument(help: "Which hint.")
  var number = 1

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let challenge = try book.find().challenge(named: challenge)
    let text = (try? String(contentsOf: challenge.challenge.hints, encoding: .utf8)) ?? ""
    let hints = Hints(markdown: text).texts
    guard hints.indices.contains(number - 1) else {
      throw NoSuchHint(challenge: challenge.identifier, number: number, count: hints.count)
    }
    let console = colour.output
    console.line(console.paint("Hint \(number) of \(hints.count)", .strong))
    console.line()
    console.line(hints[number - 1])
    if number < hints.count {
      console.line()
      console.line("The next one: ./rxbook hint \(challenge.identifier) \(number + 1)")
    }
  }
}
