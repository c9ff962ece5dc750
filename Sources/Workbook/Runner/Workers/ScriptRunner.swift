import Foundation
import SystemSupport
import TextSupport

/// Compiles and runs a script, which is a Swift file of the reader.
package struct ScriptRunner {
  private let program: URL
  private let compiler: Compiler
  private let limits: Limits
  private let time: JobRequest.Time

  /// The modules that a script may use without importing them, so that the code in a chapter runs unchanged.
  ///
  /// The script's own declarations take precedence.
  private static let implicitImports = ["Foundation", "Lesson", "Reactive"]

  package init(program: URL, limits: Limits, time: JobRequest.Time = .virtual) throws {
    self.program = program
    compiler = Compiler(program: program, toolchain: try Toolchain())
    self.limits = limits
    self.time = time
  }

  /// Runs `file` in the folder `directory` with the standard input of this program.
  ///
  /// - Parameters:
  ///   - name: The name of the file in diagnostics.
  ///   - arguments: The arguments on the command line.
  ///   - warn: Called with the compiler's warnings before the file runs.
  ///   - receive: Called with each event.
  /// - Returns: The result for the report.
  package func run(
    _ file: URL, named name: String, arguments: [String] = [], in directory: URL, scratch: ScratchFolder,
    warn: ([Diagnostic]) -> Void, receive: (JobEvent) -> Void
  ) throws -> Report.Result {
    let copy = scratch.url.appending(path: Self.copyName(of: file))
    let data = try Data(contentsOf: file)
    try data.write(to: copy)
    let library = scratch.url.appending(path: "Script.so")
    let role: Compiler.Role = Self.hasMain(String(decoding: data, as: UTF8.self)) ? .library : .script
    let copyPath = copy.path(percentEncoded: false)
    let diagnostics = try compile(copy, as: role, to: library).map { $0.renamed(from: copyPath, to: name) }
    if diagnostics.contains(where: { $0.severity == .error }) {
      return Report.Result(ofScript: name, doesNotCompile: diagnostics)
    }
    warn(diagnostics)
    let request = JobRequest(
      work: .script(library: library.path(percentEncoded: false), arguments: [name] + arguments),
      in: [directory], limits: limits, time: time)
    let results = try WorkerPool(program: program, environment: .inherited).run(
      request, standardInput: STDIN_FILENO
    ) { _, event in
      receive(event)
    }
    if results.first?.termination == .trapped(signal: Int(SIGINT)), isatty(STDIN_FILENO) == 1 {
      ChildProcessRegistry.shared.awaitInterruption()
    }
    let result = located(results.first ?? RunResult(), in: library, file: copy.lastPathComponent)
    return Report.Result(ofScript: name, result)
  }

  /// Returns the result with the lines of `file` at which the script and its examples terminated early.
  private func located(_ result: RunResult, in library: URL, file: String) -> RunResult {
    var result = result
    let isUncaught = ErrorOutput.uncaughtError(result.errors) != nil
    result.trace.line = compiler.line(
      of: result.trace.frames(for: result.termination, isUncaught: isUncaught), in: library, file: file)
    if case .ran(var summary) = result.termination {
      for index in summary.examples.indices {
        let example = summary.examples[index]
        if case .finished = example.termination { continue }
        summary.examples[index].trace.line = compiler.line(
          of: example.trace.frames(for: example.termination, isUncaught: false), in: library, file: file)
      }
      result.termination = .ran(summary)
    }
    return result
  }

  /// Compiles in Swift 6 mode, or in Swift 5 mode if that has errors.
  ///
  /// Most programs that readers find elsewhere were written for the older mode.
  private func compile(_ file: URL, as role: Compiler.Role, to library: URL) throws -> [Diagnostic] {
    let imports = compiler.options(importing: Self.implicitImports)
    let diagnostics = try compiler.build([file], as: role, module: "main", to: library, options: imports)
    guard diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    return try compiler.build(
      [file], as: role, module: "main", to: library, options: imports + ["-swift-version", "5"])
  }

  /// Returns the name of the compiled copy, which is the file's own name because it occurs in messages at run time.
  private static func copyName(of file: URL) -> String {
    let name = file.lastPathComponent
    return name.hasSuffix(".swift") ? name : "\(name).swift"
  }

  /// Whether the program starts in a type with `@main` instead of at the first line.
  package static func hasMain(_ source: String) -> Bool {
    SwiftLexer.tokens(of: source).contains { $0.kind == .attribute && $0.text == "@main" }
  }
}
