import Checker
import ArgumentParser
import BookModel
import Foundation
import Scaffolding
import TerminalUI

/// Creates a chapter, a challenge or a book from a template.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
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
  var kind: Kind

  @Argument(
    help: ArgumentHelp(
      "The name of the chapter, such as time-travel; the chapter and name of the challenge, such as "
        + "chapter3/car-ferry; or the folder of the book, which must be new or empty."),
    completion: .directory)
  var name: String

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  enum Kind: String, ExpressibleByArgument, CaseIterable { case chapter, challenge, book }

  func validate() throws {
    guard kind == .challenge, names.count != 2 else { return }
    throw ValidationError("Name the chapter and the new challenge, such as chapter3/car-ferry.")
  }

  private var names: [String] { name.split(separator: "/", maxSplits: 1).map(String.init) }

  func run() throws {
    switch kind {
    case .chapter:
      let book = try book.load()
      let scaffold = try ChapterScaffold(name, in: book.book)
      let folder = try scaffold.write()
      EditorSettings(of: book, program: ThisProcess.program).renew()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Added to:      Package.swift, \(scaffold.list)")
      colour.output.line("Then prove it: ./rxbook prove \(scaffold.identifier)")
    case .book:
      let folder = URL(filePath: name, directoryHint: .isDirectory, relativeTo: ThisProcess.directory)
        .standardizedFileURL
      try BookScaffold(in: folder, workbook: ThisProcess.package).write()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Then prove it: cd \(ThisProcess.path(of: folder)) && ./rxbook prove")
    case .challenge:
      let book = try book.load()
      let chapter = try book.chapter(named: names[0])
      let folder = try ChallengeScaffold(names[1], in: chapter).write()
      let changed = book.reloading(chapters: [chapter.name])
      EditorSettings(of: changed, program: ThisProcess.program).renew()
      colour.output.line("Edit:          \(ThisProcess.path(of: folder))")
      colour.output.line("Then prove it: ./rxbook prove \(chapter.identifier)")
    }
  }
}
