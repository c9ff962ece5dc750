import ArgumentParser

/// Proves chapters.
package struct ProveCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Verify everything that a chapter shows.",
    usage: "rxbook prove [<chapter> ...] [<options>]",
    discussion: """
      To prove a chapter is to verify it by compiling and running its code: listings match the code \
      that runs, examples print the outputs shown, diagrams show what the library does, questions \
      have the right answers, links lead somewhere, and the book's solution to each challenge passes \
      its check. Only problems are printed.
      """)

  @Argument(help: "The chapters to prove (default: all).", completion: .chapters)
  package var chapters: [String] = []

  @Flag(help: "Skip chapters that have not changed since they were last proven.")
  package var changed = false

  @Flag(help: "Prove challenges again, even if their results are cached.")
  package var force = false

  @OptionGroup package var time: TimeOptions
  @OptionGroup package var limits: LimitOptions
  @OptionGroup package var format: FormatOptions
  @OptionGroup package var colour: ColourOptions
  @OptionGroup package var book: BookOptions

  package func validate() throws {
    guard force, changed else { return }
    throw ValidationError(
      "--force and --changed cannot be combined: --force proves challenges again, and --changed skips "
        + "chapters.")
  }

  package init() {}

  package func run() throws { try BookProgram.authorCommands(for: Self.self).prove(self) }
}
