public import Foundation

/// Compiles and runs a file of the reader's.
public struct ScriptRunner {
  private let program: URL
  private let compiler: Compiler
  private let limits: Limits
  private let time: HostOrder.Time

  /// What a file may use without importing it, so that what a chapter shows runs as it is; what it declares itself goes
  /// before that.
  private static let implicitImports = ["Foundation", "Lesson", "Reactive"]

  public init(program: URL, limits: Limits, time: HostOrder.Time = .virtual) throws {
    self.program = program
    compiler = Compiler(program: program, toolchain: try Toolchain())
    self.limits = limits
    self.time = time
  }

  /// What came of a script.
  public enum Outcome: Equatable, Sendable {
    case compiled([Diagnostic], JobRun)
    case doesNotCompile([Diagnostic])
  }

  /// Runs the file at `file`, which diagnostics call `name`, in the folder `directory`, with the standard input of this
  /// program.
  ///
  /// - Parameters:
  ///   - arguments: What it was given on the command line.
  ///   - warn: Is told what the compiler says before the file runs.
  ///   - receive: Is told what happens as it happens.
  public func run(
    _ file: URL, named name: String, arguments: [String] = [], in directory: URL, scratch: ScratchFolder,
    warn: ([Diagnostic]) -> Void, receive: (HostEvent) -> Void
  ) throws -> Outcome {
    let copy = scratch.url.appending(path: Self.copyName(of: file))
    let data = try Data(contentsOf: file)
    try data.write(to: copy)
    let library = scratch.url.appending(path: "Script.so")
    let role: Compiler.Role = Self.hasMain(String(decoding: data, as: UTF8.self)) ? .library : .script
    let copyPath = copy.path(percentEncoded: false)
    let diagnostics = try compile(copy, as: role, to: library).map { $0.renamed(from: copyPath, to: name) }
    if diagnostics.contains(where: { $0.severity == .error }) { return .doesNotCompile(diagnostics) }
    warn(diagnostics)
    let order = HostOrder(
      work: .script(library: library.path(percentEncoded: false), arguments: [name] + arguments),
      in: [directory], limits: limits, time: time)
    let jobs = try HostPool(program: program, environment: .inherited).run(order, standardInput: STDIN_FILENO)
    { _, event in
      receive(event)
    }
    if jobs.first?.ending == .trapped(signal: Int(SIGINT)), isatty(STDIN_FILENO) == 1 {
      ChildProcesses.shared.awaitInterruption()
    }
    let job = located(jobs.first ?? JobRun(), in: library, file: copy.lastPathComponent)
    return .compiled(diagnostics, job)
  }

  /// The job, and its examples, with the lines of `file` where they ended before their time.
  private func located(_ job: JobRun, in library: URL, file: String) -> JobRun {
    var job = job
    let isUncaught = LastWords.uncaughtError(job.errors) != nil
    job.trace.line = compiler.line(
      of: job.trace.calls(to: job.ending, isUncaught: isUncaught), in: library, file: file)
    if case .ran(var ending) = job.ending {
      for index in ending.examples.indices {
        let example = ending.examples[index]
        if case .finished = example.ending { continue }
        ending.examples[index].trace.line = compiler.line(
          of: example.trace.calls(to: example.ending, isUncaught: false), in: library, file: file)
      }
      job.ending = .ran(ending)
    }
    return job
  }

  /// Compiles in the language mode of the book or, where that refuses the file, in the one before it: most
  /// programs that readers find elsewhere were written for that one.
  private func compile(_ file: URL, as role: Compiler.Role, to library: URL) throws -> [Diagnostic] {
    let imports = compiler.options(importing: Self.implicitImports)
    let diagnostics = try compiler.build([file], as: role, module: "main", to: library, options: imports)
    guard diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    return try compiler.build(
      [file], as: role, module: "main", to: library, options: imports + ["-swift-version", "5"])
  }

  /// The name of the compiled copy: the file's own, which shows in messages at run time.
  private static func copyName(of file: URL) -> String {
    let name = file.lastPathComponent
    return name.hasSuffix(".swift") ? name : "\(name).swift"
  }

  /// Whether the program begins in a type of its own instead of with the first line.
  static func hasMain(_ source: String) -> Bool {
    SwiftLexer.tokens(of: source).contains { $0.kind == .attribute && $0.text == "@main" }
  }
}
