import ArgumentParser
import Workbook

/// Finds the operator for what somebody wants.
struct WhichCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "which", abstract: "Find the operator for what you have and want.",
    usage: """
      rxbook which
      rxbook which <words> ...
      """,
    discussion: """
      Without words it asks, until it knows what to take. With words, as in \
      rxbook which the latest of several requests, it looks for what they may mean.
      """)

  @Argument(help: ArgumentHelp("What you want.", valueName: "words"), completion: nil)
  var words: [String] = []

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let guide = OperatorGuide(of: try book.find())
    if guide.questions.isEmpty { throw NoChoices() }
    let interview = OperatorInterview(guide, console: colour.output) { readLine() }
    let isAnswered = words.isEmpty ? interview.ask() : interview.tell(words.joined(separator: " "))
    if !isAnswered { throw ExitCode(1) }
  }
}

/// No chapter says what there is to choose.
private struct NoChoices: UserError {
  var description: String { "No chapter of this book has choices, which ```choose fences are." }
}
