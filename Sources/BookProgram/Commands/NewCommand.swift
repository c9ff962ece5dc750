import ArgumentParser
import Foundation
import Workbook

/// Makes a new part of the book.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a new chapter, challenge or book, which passes its own proof.",
    usage: """
      rxbook new chapter <name> [<options>]
      rxbook new challenge <chapter>/<name> [<options>]
      rxbook new book <folder>
      """)

  @Argument(help: "What to make: chapter, challenge or book.")
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "The name, as in time-travel; of a challenge the chapter and the name, as in chapter3/car-ferry; of a "
        + "book its folder, which is new or empty."), completion: .directory)
  var name: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  enum Kind: String, ExpressibleByArgument, CaseIterable { case chapter, challenge, book }

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
      colour.output.line("It is listed in: Package.swift, \(scaffold.list)")
      colour.output.line("To prove it:     ./rxbook prove \(scaffold.identifier)")
    case .book:
      let folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: ThisProcess.directory)
        .standardizedFileURL
      try BookScaffold(in: folder, workbook: ThisProcess.package).write()
      colour.output.line("Yours to write:  \(ThisProcess.path(of: folder))")
      colour.output.line("To prove it:     cd \(ThisProcess.path(of: folder)) && ./rxbook prove")
    case .challenge:
      let chapter = try book.find().chapter(named: names[0])
      let folder = try ChallengeScaffold(names[1], in: chapter).write()
      colour.output.line("Yours to write:  \(ThisProcess.path(of: folder))")
      colour.output.line("To prove it:     ./rxbook prove \(chapter.identifier)")
    }
  }
}
