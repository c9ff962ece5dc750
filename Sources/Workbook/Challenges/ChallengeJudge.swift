public import Foundation
import Lesson

/// Judges solutions of challenges: compiles one together with the challenge's check, and runs that under
/// limits.
public struct ChallengeJudge: Sendable {
  private let hosts: HostPool
  private let compiler: Compiler
  private let limits: Limits

  /// Makes a judge that uses the modules beside `program`, and `program` itself as the host.
  ///
  /// What it has compiled it remembers below `memory`; `hosts` are to be those of `program`.
  public init(
    program: URL, limits: Limits = Limits(), memory: URL? = nil, hosts: HostPool? = nil
  ) throws {
    self.hosts = hosts ?? HostPool(program: program)
    compiler = Compiler(program: program, toolchain: try Toolchain(), memory: memory)
    self.limits = limits
  }

  /// What came of a check.
  public struct Outcome: Sendable {
    public let verdict: ChallengeVerdict
    /// What the solution printed, where that is not what the check looks at.
    public let output: [UInt8]
    /// Tells the solution and the check that were judged from changed ones.
    public internal(set) var stamp = ""
    /// What the compiler says of the solution's file without refusing it.
    public internal(set) var warnings: [Diagnostic] = []

    init(verdict: ChallengeVerdict, output: [UInt8] = []) {
      self.verdict = verdict
      self.output = output
    }
  }

  /// Judges the file at `solution`, which diagnostics call `name`, in `scratch`.
  public func judge(
    _ challenge: Challenge, solution: URL, named name: String, scratch: ScratchFolder
  ) throws -> Outcome {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    var outcome = try judge(parts, of: solution, named: name, in: scratch)
    outcome.stamp = parts.stamp
    return outcome
  }

  private func judge(
    _ parts: Parts, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> Outcome {
    let library = scratch.url.appending(path: "Check.so")
    let diagnostics = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return Outcome(verdict: try verdict(on: errors, parts, named: name))
    }
    let path = parts.solution.path(percentEncoded: false)
    var outcome = try run(library, of: solution, named: name, in: scratch)
    outcome.warnings = diagnostics.filter { $0.severity == .warning && $0.file == path }
    return outcome
  }

  /// Has the check show what the statement promises.
  ///
  /// - Returns: What was printed, and how it ended.
  func demonstrate(
    _ challenge: Challenge, solution: URL, in scratch: ScratchFolder
  ) throws -> (output: [UInt8], ending: Ending) {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    let library = scratch.url.appending(path: "Check.so")
    _ = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library)
    let performed = try perform(.demonstration(library: library.path(percentEncoded: false)), in: scratch)
    return (performed.output, performed.ending)
  }

  /// Finds out whose errors they are: those of the solution alone are the reader's, the others come from
  /// its not fitting the check.
  private func verdict(
    on errors: [Diagnostic], _ parts: Parts, named name: String
  ) throws -> ChallengeVerdict {
    let path = parts.solution.path(percentEncoded: false)
    let own = try compiler.diagnose([parts.solution], as: .library, module: "Solution")
    guard own.contains(where: { $0.severity == .error }) else {
      let misfits = MisfitReading.misfits(in: errors, check: parts.check.path(percentEncoded: false))
      return .doesNotFit(misfits)
    }
    return .doesNotCompile(
      own.map { diagnostic in
        var named = diagnostic
        if named.file == path { named.file = name }
        return named
      })
  }

  private func run(
    _ library: URL, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> Outcome {
    var (output, errors, ending) = try perform(
      .check(library: library.path(percentEncoded: false)), in: scratch)
    if case .trapped(signal: Int(SIGXFSZ)) = ending { ending = .flooded(bytes: limits.outputBytes) }
    guard case .finished(_, let objections, _, _) = ending else {
      // The runtime knows the file by its module and its last name.
      let words = LastWords.lines(errors).map {
        $0.replacing("Solution/\(solution.lastPathComponent):", with: "\(name):")
      }
      return Outcome(verdict: .stopped(ending, lastWords: words), output: output)
    }
    return Outcome(verdict: objections.isEmpty ? .solved : .unsolved(objections), output: output)
  }

  /// Does `work` in an empty folder, which it may spoil.
  private func perform(
    _ work: HostOrder.Work, in scratch: ScratchFolder
  ) throws -> (output: [UInt8], errors: [UInt8], ending: Ending) {
    let room = scratch.url.appending(path: "room", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    let order = HostOrder(work: work, directory: room.path(percentEncoded: false), limits: limits)
    var (output, errors): ([UInt8], [UInt8]) = ([], [])
    var ending = Ending.notStarted("it did not begin")
    try hosts.run(order) { _, event in
      switch event {
      case .began: break
      case .output(let bytes): output += bytes
      case .errors(let bytes): errors += bytes
      case .ended(let how): ending = how
      }
    }
    return (output, errors, ending)
  }

  /// The files that are compiled together.
  private struct Parts {
    let solution: URL
    let check: URL
    let entry: URL
    let stamp: String

    /// Copies the solution and the check into folders of their own, so that neither's place matters to the other.
    ///
    /// The solution keeps its name: what it prints may say it.
    init(of challenge: Challenge, solution: URL, in folder: URL) throws {
      let own = folder.appending(path: "solution", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let copy = own.appending(path: solution.lastPathComponent)
      let text = try Data(contentsOf: solution)
      try text.write(to: copy)
      let check = folder.appending(path: "Check.swift")
      let checkText = try Data(contentsOf: challenge.check)
      try checkText.write(to: check)
      stamp = ReaderFolder.stamp(solution: text, check: checkText)
      let entry = folder.appending(path: "Entry.swift")
      try Data(LibraryEntry.check.source.utf8).write(to: entry)
      (self.solution, self.check, self.entry) = (copy, check, entry)
    }
  }
}
