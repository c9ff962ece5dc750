import Foundation
import Runner
import SystemSupport
import TerminalUI
import TextSupport

/// Runs one of the reader's files, and passes on its standard output and standard error.
struct ScriptRun {
  let arguments: [String]
  let limits: Limits
  let time: JobRequest.Time
  let colour: ColourOptions
  let format: ReportFormat

  /// Runs the file.
  ///
  /// - Returns: The exit status.
  func run(_ file: URL) throws -> Int32 {
    let name = ThisProcess.path(of: file)
    guard ThisProcess.isRegularFile(file) else { throw ScriptNotFound(file, named: name) }
    let scratch = try ScratchFolder()
    let runner = try ScriptRunner(program: ThisProcess.program, limits: limits, time: time)
    var words = StandardErrorFilter(of: file.lastPathComponent, named: name)
    let result = try runner.run(
      file, named: name, arguments: arguments, in: ThisProcess.directory, scratch: scratch,
      warn: { printWarnings($0) },
      receive: { event in
        guard format == .text else { return }
        for line in words.lines(before: event) { colour.errors.line(line) }
        if case .output(let bytes) = event { colour.output.write(bytes) }
      })
    let report = Report(command: "run", results: [result])
    if let text = try format.text(of: report) {
      colour.output.report(text)
    } else {
      printProblems(of: result)
    }
    return report.status
  }

  private func printProblems(of result: Report.Result) {
    let errors = colour.errors
    // Compiler output is not wrapped, because carets point at columns.
    for line in result.details {
      result.verdict == .doesNotCompile ? errors.line(line) : errors.sentences(line)
    }
    var failures = result.findings.map { "\($0.place): \($0.message)" }
    if !result.isGood, result.findings.first?.message != result.message {
      failures.insert("\(result.name): \(result.message)", at: 0)
    }
    for failure in failures {
      errors.line(errors.paint(TextWrapping.wrap(linesOf: failure, width: errors.width), .bad))
    }
  }

  private func printWarnings(_ warnings: [Diagnostic]) {
    for warning in warnings { colour.errors.line(warning.text) }
  }
}

/// The file to run does not exist.
struct ScriptNotFound: UserError {
  private let name: String
  /// Files in the same folder with similar names.
  private let nearest: [String]

  init(_ file: URL, named name: String) {
    self.name = name
    let folder = file.deletingLastPathComponent()
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0) }.filter(ThisProcess.isRegularFile)
    let stem = file.deletingPathExtension().lastPathComponent
    let near = nearestNames(
      to: stem, in: files.map { $0.deletingPathExtension().lastPathComponent }, limit: 3)
    nearest = near.map { ThisProcess.path(of: folder.appending(path: "\($0).swift")) }
  }

  var description: String {
    "There is no file \(name)." + (nearest.isEmpty ? "" : " Did you mean \(alternatives(nearest))?")
  }
}
