import ArgumentParser

/// Creates a chapter, a challenge or a book from a template.
package struct NewCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create a chapter, a challenge or a book.",
    usage: """
      rxbook new chapter <name> [<options>]
      rxbook new challenge <chapter>/<name> [<options>]
      rxbook new book <folder>
      """,
    discussion: """
      The new files are complete: you can prove them (verify them with rxbook prove) as they are, \
      and then replace their contents with your own.
      """)

  @Argument(help: "The kind of files to create.")
  package var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "The name of the chapter, such as time-travel; the chapter and name of the challenge, such as "
        + "chapter3/car-ferry; or the folder of the book, which must be new or empty."),
    completion: .directory)
  package var name: String

  @OptionGroup package var colour: ColourOptions
  @OptionGroup package var book: BookOptions

  package enum Kind: String, ExpressibleByArgument, CaseIterable { case chapter, challenge, book }

  package func validate() throws {
    guard kind == .challenge, names.count != 2 else { return }
    throw ValidationError("Name the chapter and the new challenge, such as chapter3/car-ferry.")
  }

  package var names: [String] { name.split(separator: "/", maxSplits: 1).map(String.init) }

  package init() {}

  package func run() throws { try BookProgram.authorCommands(for: Self.self).create(self) }
}
