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
    var words = LastWords()
    let runner = try ScriptRunner(program: ThisProcess.program, limits: limits, time: time)
    let outcome = try runner.run(
      file, named: name, arguments: arguments, in: ThisProcess.directory, scratch: scratch,
      warn: { tell($0) },
      receive: { event in
        switch event {
        case .output(let bytes): if format == .text { colour.output.write(bytes) }
        case .errors(let bytes):
          for line in words.lines(after: bytes) where format == .text { colour.errors.line(line) }
        case .began: break
        case .ended:
          for line in words.lines(after: [UInt8(ascii: "\n")]) where !line.isEmpty && format == .text {
            colour.errors.line(line)
          }
        }
      })
    let result = Report.Result(outcome, of: name)
    let report = Report(command: "run", results: [result])
    if let text = try format.text(of: report) {
      colour.output.report(text)
    } else {
      for line in result.details { colour.errors.line(line) }
      if !result.isGood { colour.errors.line(colour.errors.paint("\(name): \(result.message)", .bad)) }
    }
    return report.status
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
