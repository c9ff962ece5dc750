import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Runs examples of a chapter, or a file.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a chapter's examples, or a Swift file of your own.",
    usage: "rxbook run <chapter or file> [--example <name>] [<options>]")

  @Argument(help: "A chapter, or a Swift file.", completion: .file(extensions: ["swift"]))
  var name: String

  @Option(help: ArgumentHelp("Run this example only.", valueName: "name"))
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
    let report = close(try runs.map(judge.judge), try diagrams(of: evidence, hosts), evidence, printer)
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }

  /// Plays the chapter's diagrams, unless only an example is asked for.
  private func diagrams(of evidence: ChapterEvidence, _ hosts: HostPool) throws -> [JudgedDiagram] {
    guard example == nil else { return [] }
    return try DiagramRunner(hosts: hosts, limits: limits.limits)
      .run(diagramsOf: evidence.chapter, columns: evidence.columns).map(evidence.judge)
  }

  private func close(
    _ judged: [JudgedRun], _ diagrams: [JudgedDiagram], _ evidence: ChapterEvidence, _ printer: RunPrinter
  ) -> Report {
    let findings = example == nil ? evidence.findings : []
    let chapter = evidence.chapter
    let report = Report(
      command: "run",
      results: judged.map { Report.Result($0, in: chapter) }
        + diagrams.map { Report.Result($0, in: chapter) }
        + (findings.isEmpty ? [] : [Report.Result(findings, in: chapter)]))
    if let text = format.format.text(of: report) {
      colour.output.write(text)
    } else {
      printer.close(judged, diagrams: diagrams, of: chapter, findings: findings)
    }
    return report
  }
}
