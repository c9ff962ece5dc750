import ArgumentParser
import SystemSupport
import TerminalUI

/// Finds an operator for a task.
struct WhichCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "which", abstract: "Find the right operator for a task.",
    usage: """
      rxbook which
      rxbook which <words> ...
      """,
    discussion: """
      Without words, asks questions until it can name an operator. With words, searches for a \
      matching operator, for example: rxbook which the latest of several requests
      """)

  @Argument(help: ArgumentHelp("A description of the task.", valueName: "words"), completion: nil)
  var words: [String] = []

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let guide = OperatorGuide(of: try book.load())
    if guide.questions.isEmpty { throw NoChoices() }
    let dialogue = WhichDialogue(guide, console: colour.output) { readLine() }
    let isAnswered = words.isEmpty ? dialogue.ask() : dialogue.search(for: words.joined(separator: " "))
    if !isAnswered { throw ExitCode(1) }
  }
}

/// No chapter has a choice.
private struct NoChoices: UserError {
  var description: String { "This book cannot suggest operators, because no chapter has a ```choose fence." }
}
