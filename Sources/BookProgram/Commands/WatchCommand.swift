import ArgumentParser
import BookModel
import Checker
import Foundation
import TerminalUI

/// Checks a challenge on every save.
struct WatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check a challenge on every save.",
    usage: "rxbook watch [<chapter or challenge>] [<options>]",
    discussion: """
      If you have not started the challenge, its starter file is copied into MySolutions first. \
      While it runs, press ? for a list of keys.
      """)

  @Argument(
    help: ArgumentHelp(
      "The challenge, such as chapter3/1, or a chapter, for its first unsolved one (default: the first unsolved "
        + "challenge of the book).",
      valueName: "chapter or challenge"), completion: .chaptersAndChallenges)
  var name: String?

  @Flag(help: "Poll the file several times a second. Use this if saves are not detected.")
  var poll = false

  @Flag(help: "Check only when you press r.")
  var manual = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let reader = ReaderFolder(of: book)
    let progress = reader.progress
    let challenges = try name.map(book.challenges(named:)) ?? book.challenges
    let open = challenges.first { reader.status(of: $0, in: progress) != .solved }
    guard let first = open ?? challenges.last else {
      throw ValidationError("\(name ?? "This book") has no challenges.")
    }
    try Watch(
      book, beginningWith: first, program: ThisProcess.program, console: colour.output, isManual: manual,
      polls: poll, name: ThisProcess.path(of:)
    ).run()
  }
}
