import ArgumentParser
import BookModel
import Foundation
import Lesson
import Prover
import Runner
import TerminalUI

/// Runs the examples of a chapter, or a file.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a chapter's examples, or any Swift file.",
    usage: """
      rxbook run <chapter> [--example <name>] [<options>]
      rxbook run <file> [<options>] [-- <argument> ...]
      """,
    discussion: """
      The output of a chapter's examples is compared with the output in the chapter.

      A file needs no import to use Reactive, Foundation, or the helpers of the book's examples, such \
      as example(of:) and pause(for:). It runs on a virtual clock, like the examples, so waiting takes \
      no time. It has no default time limit if its input is a terminal, or with --real-time.
      """)

  @Argument(
    help: ArgumentHelp("A chapter, such as chapter3, or a Swift file.", valueName: "chapter or file"),
    completion: .chaptersAndFiles)
  var name: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp(
      "The arguments to pass to the file's program. Write them after --.", valueName: "argument"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Run only this example.", valueName: "name"), completion: .examples)
  var example: String?

  @OptionGroup var time: TimeOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let file = URL(filePath: name, relativeTo: ThisProcess.directory)
    if isFile(file) {
      guard example == nil else {
        throw ValidationError("--example is only allowed with a chapter, not with a file.")
      }
      let run = ScriptRun(
        arguments: arguments,
        limits: limits.limits(onScriptOn: time.time, isAtTerminal: isatty(STDIN_FILENO) == 1),
        time: time.time, colour: colour, format: format.format)
      throw ExitCode(try run.run(file))
    }
    guard arguments.isEmpty else {
      throw ValidationError("Arguments after -- are only allowed with a file, not with a chapter.")
    }
    let book = try book.load()
    let chapter = try chapter(in: book)
    // An example that belongs to a question runs only if it is named, because its output gives the answer away.
    let examples = try example.map { [try chapter.example(named: $0)] } ?? chapter.examplesWithoutQuestion
    let printer = RunPrinter(console: colour.output)
    let limits = limits.limits(on: time.time)
    let workers = WorkerPool(program: ThisProcess.program)
    let runResults = try ExampleRunner(workers: workers, limits: limits, time: time.time).run(
      examples, of: chapter.chapter,
      receive: { if format.format == .text { printer.receive($0, $1) } })
    let judge = ExampleJudge(of: chapter, workers: workers, limits: limits, time: time.time)
    var results = try zip(examples, runResults).map(judge.judge)
    if example == nil { results += try rest(of: chapter, in: book, workers) }
    let report = Report(command: "run", results: results)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      printer.close(report, of: chapter.chapter)
      let questions = chapter.questions.count
      if example == nil, questions > 0 { printer.mention(questions: questions, of: chapter.chapter) }
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }

  /// Returns whether the name refers to `file`.
  ///
  /// A chapter takes precedence over a file of the same name, which can be written with a path, as in `./3`.
  private func isFile(_ file: URL) -> Bool {
    if name.hasSuffix(".swift") { return true }
    guard ThisProcess.isRegularFile(file) else { return false }
    return name.contains("/") || (try? book.find().chapter(named: name)) == nil
  }

  /// Returns the chapter with the given name.
  ///
  /// If there is none, the error suggests a Swift file of that name, if one exists.
  private func chapter(in book: ParsedBook) throws -> ParsedChapter {
    do {
      return try book.chapter(named: name)
    } catch {
      let file = "\(name).swift"
      guard ThisProcess.isRegularFile(URL(filePath: file, relativeTo: ThisProcess.directory)) else {
        throw error
      }
      throw UnknownName(kind: error.kind, name: name, nearest: [file] + error.nearest, known: error.known)
    }
  }

  /// Returns the results for the chapter's diagrams, and one for its text if that has problems.
  private func rest(
    of chapter: ParsedChapter, in book: ParsedBook, _ workers: WorkerPool
  ) throws -> [Report.Result] {
    let diagramResults = try DiagramRunner(workers: workers, limits: limits.limits)
      .run(diagramsOf: chapter.chapter, columns: chapter.columns)
    let diagrams = zip(chapter.code.diagrams, diagramResults).map(DiagramJudge(chapter).judge)
    let prose = ProseProof(of: book, commands: RxBook.commandNames)
    let text = Report.Result(textOf: ChapterProof(chapter, in: book, prose: prose), chapter.chapter)
    return diagrams + (text.isGood ? [] : [text])
  }
}
