import ArgumentParser
import Workbook

/// Makes a new part of the book.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a new chapter or challenge, which passes its own proof.",
    usage: """
      rxbook new chapter <name> [<options>]
      rxbook new challenge <chapter>/<name> [<options>]
      """)

  @Argument(help: "What to make: chapter or challenge.")
  var kind: Kind

  @Argument(
    help: "The name, as in time-travel; of a challenge the chapter and the name, as in chapter3/car-ferry.")
  var name: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  enum Kind: String, ExpressibleByArgument, CaseIterable { case chapter, challenge }

  func validate() throws {
    guard kind == .challenge, names.count != 2 else { return }
    throw ValidationError("Name a chapter and a challenge, as in chapter3/car-ferry.")
  }

  private var names: [String] { name.split(separator: "/", maxSplits: 1).map(String.init) }

  func run() throws {
    switch kind {
    case .chapter:
      let scaffold = try ChapterScaffold(name, in: book.find())
      let folder = try scaffold.write()
      colour.output.line("Yours to write:  \(ThisProcess.path(of: folder))")
      colour.output.line("It is listed in: Package.swift, Sources/rxbook/Chapters.swift")
      colour.output.line("To prove it:     ./rxbook prove \(scaffold.identifier)")
    case .challenge:
      let chapter = try book.find().chapter(named: names[0])
      let folder = try ChallengeScaffold(names[1], in: chapter).write()
      colour.output.line("Yours to write:  \(ThisProcess.path(of: folder))")
      colour.output.line("To prove it:     ./rxbook prove \(chapter.identifier)")
    }
  }
}
