import ArgumentParser
import Foundation
import Workbook

/// Checks a challenge at each save.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check a challenge whenever you save it.",
    usage: "rxbook watch [<chapter or challenge>] [<options>]",
    discussion: "It is started if it is not yet. Single keys do the rest; ? lists them.")

  @Argument(
    help: ArgumentHelp(
      "Where to begin, as in chapter3 or chapter3/1; with the first that is not solved if left out.",
      valueName: "chapter or challenge"), completion: .chaptersAndChallenges)
  var name: String?

  @Flag(help: "Look for saves several times a second, where the file system does not tell of them.")
  var poll = false

  @Flag(help: "Check only when asked to, with r.")
  var manual = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let reader = ReaderFolder(of: book)
    let progress = reader.progress
    let challenges = try name.map(book.challenges(named:)) ?? book.challenges
    let open = challenges.first { reader.standing(of: $0, in: progress) != .solved }
    guard let first = open ?? challenges.last else { throw ValidationError("There is no challenge here.") }
    try Watch(
      book, beginningWith: first, program: ThisProcess.program, console: colour.output, isManual: manual,
      polls: poll, name: ThisProcess.path(of:)
    ).run()
  }
}
