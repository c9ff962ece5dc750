import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Runs examples of a chapter, or a file.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a chapter's examples, or a Swift file of your own.",
    usage: """
      rxbook run <chapter> [--example <name>] [<options>]
      rxbook run <file> [<options>] [-- <argument> ...]
      """,
    discussion: """
      A file runs as a chapter's examples do, on a clock that moves while the program waits, as in \
      pause(for: .seconds(1)), and then takes no time. It may use what Lesson, Reactive and \
      Foundation offer without importing them. Its example(of:) { … } run where they stand.
      """)

  @Argument(
    help: ArgumentHelp("A chapter, or a Swift file.", valueName: "chapter or file"),
    completion: .chaptersAndFiles)
  var name: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("What a file is given as arguments, behind --.", valueName: "argument"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Run this example only.", valueName: "name"), completion: .examples)
  var example: String?

  @OptionGroup var time: TimeOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let file = URL(filePath: name, relativeTo: ThisProcess.directory)
    if name.hasSuffix(".swift") || ThisProcess.isRegularFile(file) {
      guard example == nil else { throw ValidationError("A file has no examples; leave --example out.") }
      // Editors get to know a file that is run in the book; outside of one there is nothing to tell.
      _ = try? book.find()
      let run = ScriptRun(
        arguments: arguments, limits: limits.limits(onScriptOn: time.time), time: time.time, colour: colour,
        format: format.format)
      throw ExitCode(try run.run(file))
    }
    guard arguments.isEmpty else {
      throw ValidationError("A chapter takes no arguments; leave away what is behind --.")
    }
    let book = try book.find()
    let chapter = try chapter(in: book)
    let evidence = ChapterEvidence(of: chapter, in: book)
    // What a question is about is run where it is named: its output would be the answer.
    let examples = try example.map { [try chapter.example(named: $0)] } ?? evidence.toldExamples
    let printer = RunPrinter(console: colour.output)
    let limits = limits.limits(on: time.time)
    let hosts = HostPool(program: ThisProcess.program)
    let runs = try ExampleRunner(hosts: hosts, limits: limits, time: time.time).run(
      examples, of: chapter,
      receive: { if format.format == .text { printer.receive($0, $1) } })
    let judge = ExampleJudge(evidence: evidence, hosts: hosts, limits: limits, time: time.time)
    var results = try runs.map { Report.Result(try judge.judge($0), in: chapter) }
    if example == nil { results += try rest(of: evidence, in: book, hosts) }
    let report = Report(command: "run", results: results)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      printer.close(report, of: chapter)
      let questions = evidence.questions.count
      if example == nil, questions > 0 { printer.mention(questions: questions, of: chapter) }
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }

  /// The chapter that is named; where there is none, a file may have been meant.
  private func chapter(in book: Book) throws -> BookChapter {
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

  /// What there is to be said of the chapter besides its examples: its diagrams, and its text if something is wrong.
  private func rest(of evidence: ChapterEvidence, in book: Book, _ hosts: HostPool) throws -> [Report.Result]
  {
    let diagrams = try DiagramRunner(hosts: hosts, limits: limits.limits)
      .run(diagramsOf: evidence.chapter, columns: evidence.columns)
      .map { Report.Result(DiagramJudge(evidence).judge($0), in: evidence.chapter) }
    let prose = ProseProof(of: book, commands: RxBook.commandNames)
    let text = Report.Result(textOf: ChapterProof(evidence, in: book, prose: prose), evidence.chapter)
    return diagrams + (text.isGood ? [] : [text])
  }
}
