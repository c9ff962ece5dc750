import ArgumentParser
import Lesson
import Workbook

/// Starts a challenge, or an example to play with.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Copy a challenge to MySolutions, for you to solve it there.",
    usage: """
      rxbook start <challenge> [<options>]
      rxbook start [<chapter>] --example <name> [<options>]
      """,
    discussion: "A file that is there already is left alone, and is no error.")

  @Argument(
    help: ArgumentHelp(
      "A challenge, as in chapter3/1; with --example, the chapter it belongs to.",
      valueName: "challenge or chapter"), completion: .chaptersAndChallenges)
  var name: String?

  @Option(
    help: ArgumentHelp("Copy this example, to play with, instead.", valueName: "name"), completion: .examples)
  var example: String?

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func validate() throws {
    guard name == nil, example == nil else { return }
    throw ValidationError("Name a challenge, as in chapter3/1, or an --example.")
  }

  func run() throws {
    let book = try book.find()
    if let example { return try start(exampleNamed: example, in: book) }
    guard let name else { return }
    let reader = ReaderFolder(of: book)
    let challenge = try book.challenge(named: name)
    let isNew = try reader.start(challenge)
    let place = ThisProcess.path(of: reader.solution(of: challenge))
    let console = colour.output
    console.line("Yours to edit: \(place)")
    if !isNew {
      console.line("               (it was there and is as it was)")
      console.line("To begin anew: ./rxbook reset \(challenge.identifier)")
    }
    console.line("What to do:    \(ThisProcess.path(of: challenge.statement))")
    console.line("When done:     ./rxbook check \(challenge.identifier)")
    console.line("At each save:  ./rxbook watch \(challenge.identifier)")
    reader.noteOrWarn([(challenge, .started)], on: colour.errors)
  }

  private func start(exampleNamed name: String, in book: Book) throws {
    let (chapter, example) =
      try self.name.map { chapterName in
        let chapter = try book.chapter(named: chapterName)
        return (chapter, try chapter.example(named: name))
      } ?? book.example(named: name)
    guard let copy = ExampleCopy(of: example, in: chapter, of: book) else {
      throw ValidationError("The source of the example \u{201C}\(example.name)\u{201D} cannot be read.")
    }
    let (file, isNew) = try ReaderFolder(of: book).copy(copy, of: chapter)
    let place = ThisProcess.path(of: file)
    colour.output.line("Yours to edit: \(place)")
    if !isNew { colour.output.line("               (it was there and is as it was)") }
    colour.output.line("To run it:     ./rxbook run \(place)")
  }
}
