import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Runs examples of a chapter, or a file.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a chapter's examples, or a Swift file of your own.",
    usage: "rxbook run <chapter or file> [--example <name>] [<options>]")

  @Argument(
    help: ArgumentHelp("A chapter, or a Swift file.", valueName: "chapter or file"),
    completion: .chaptersAndFiles)
  var name: String

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
      throw ExitCode(try ScriptRun(limits: limits.limits, colour: colour, format: format.format).run(file))
    }
    let book = try book.find()
    let chapter = try book.chapter(named: name)
    let examples = try example.map { [try chapter.example(named: $0)] } ?? chapter.code.examples
    let printer = RunPrinter(console: colour.output)
    let limits = limits.limits(on: time.time)
    let hosts = HostPool(program: ThisProcess.program)
    let runs = try ExampleRunner(hosts: hosts, limits: limits, time: time.time).run(
      examples, of: chapter,
      receive: { if format.format == .text { printer.receive($0, $1) } })
    let evidence = ChapterEvidence(of: chapter, in: book)
    let judge = ExampleJudge(evidence: evidence, hosts: hosts, limits: limits, time: time.time)
    var results = try runs.map { Report.Result(try judge.judge($0), in: chapter) }
    if example == nil { results += try rest(of: evidence, in: book, hosts) }
    let report = Report(command: "run", results: results)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      printer.close(report, of: chapter)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
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
