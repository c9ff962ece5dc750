import ArgumentParser
import BookModel
import Checker
import Lesson
import TerminalUI

/// Copies a challenge or an example into the reader's folder.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Copy a challenge into MySolutions, to solve it there.",
    usage: """
      rxbook start <challenge> [<options>]
      rxbook start [<chapter>] --example <name> [<options>]
      """,
    discussion: """
      Your files are in the folder MySolutions, in the book's folder. A file that already exists is \
      left unchanged.
      """)

  @Argument(
    help: ArgumentHelp(
      "A challenge, such as chapter3/1. With --example, the chapter that contains it.",
      valueName: "challenge or chapter"), completion: .chaptersAndChallenges)
  var name: String?

  @Option(
    help: ArgumentHelp("Copy an example to experiment with, instead of a challenge.", valueName: "name"),
    completion: .examples)
  var example: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    guard name == nil, example == nil else { return }
    throw ValidationError("Name a challenge, such as chapter3/1, or an example with --example.")
  }

  func run() throws {
    let book = try book.load()
    if let example { return try start(exampleNamed: example, in: book) }
    guard let name else { return }
    let reader = ReaderFolder(of: book)
    let challenge = try book.challenge(named: name)
    let isNew = try reader.start(challenge)
    renewEditorSettings(of: book)
    let place = ThisProcess.path(of: reader.solution(of: challenge))
    let console = colour.output
    console.line("Edit:          \(place)")
    if !isNew {
      console.line("               (already exists; left unchanged)")
      console.line("To start over: ./rxbook reset \(challenge.identifier)")
    }
    console.line("Read:          \(ThisProcess.path(of: challenge.statement.url))")
    console.line("Then check:    ./rxbook check \(challenge.identifier)")
    console.line("Check on save: ./rxbook watch \(challenge.identifier)")
    reader.recordOrWarn([(challenge, .started)], on: colour.errors)
  }

  private func start(exampleNamed name: String, in book: ParsedBook) throws {
    let (chapter, example) =
      try self.name.map { chapterName in
        let chapter = try book.chapter(named: chapterName)
        return (chapter, try chapter.example(named: name))
      } ?? book.example(named: name)
    guard let copy = ExampleCopy(of: example, in: chapter) else {
      throw ValidationError("The source code of the example \u{201C}\(example.name)\u{201D} cannot be read.")
    }
    let (file, isNew) = try ReaderFolder(of: book).copy(copy, of: chapter)
    renewEditorSettings(of: book)
    let place = ThisProcess.path(of: file)
    colour.output.line("Edit:     \(place)")
    if !isNew { colour.output.line("          (already exists; left unchanged)") }
    colour.output.line("Then run: ./rxbook run \(place)")
  }

  /// Updates the settings through which editors know the reader's files, including the new one.
  private func renewEditorSettings(of book: ParsedBook) {
    EditorSettings(of: book, program: ThisProcess.program).renew()
  }
}
