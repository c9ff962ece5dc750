import Foundation
import Workbook

/// Runs a file of the reader's for the command line: what it prints goes where it would go without us.
struct ScriptRun {
  let arguments: [String]
  let limits: Limits
  let time: HostOrder.Time
  let colour: ColourOptions
  let format: ReportFormat

  /// Runs the file.
  ///
  /// - Returns: The exit status.
  func run(_ file: URL) throws -> Int32 {
    let name = ThisProcess.path(of: file)
    guard ThisProcess.isRegularFile(file) else { throw ScriptNotFound(name: name) }
    let scratch = try ScratchFolder()
    let runner = try ScriptRunner(program: ThisProcess.program, limits: limits, time: time)
    var words = ScriptWords(of: file.lastPathComponent, named: name)
    let outcome = try runner.run(
      file, named: name, arguments: arguments, in: ThisProcess.directory, scratch: scratch,
      warn: { tell($0) },
      receive: { event in
        guard format == .text else { return }
        for line in words.lines(before: event) { colour.errors.line(line) }
        if case .output(let bytes) = event { colour.output.write(bytes) }
      })
    let result = Report.Result(outcome, of: name)
    let report = Report(command: "run", results: [result])
    if let text = try format.text(of: report) {
      colour.output.report(text)
    } else {
      tell(result)
    }
    return report.status
  }

  private func tell(_ result: Report.Result) {
    let errors = colour.errors
    for line in result.details { errors.line(line) }
    if !result.isGood, result.findings.first?.message != result.message {
      errors.line(errors.paint("\(result.name): \(result.message)", .bad))
    }
    for finding in result.findings { errors.line(errors.paint("\(finding.place): \(finding.message)", .bad)) }
  }

  private func tell(_ warnings: [Diagnostic]) {
    for warning in warnings { colour.errors.line(warning.text) }
  }
}

/// There is no such file.
struct ScriptNotFound: UserError {
  let name: String

  var description: String { "There is no file \(name)." }
}
