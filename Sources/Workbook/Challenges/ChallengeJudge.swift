public import Foundation
import Lesson

/// Judges solutions of challenges: compiles one together with the challenge's check, and runs that under
/// limits.
public struct ChallengeJudge: Sendable {
  private var hosts: HostPool
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

  /// A judge that compiles as this one does, and runs solutions in hosts of `program` that start behind `words`.
  func running(behind words: [String], _ program: URL) -> ChallengeJudge {
    var judge = self
    judge.hosts = HostPool(program: program, behind: words)
    return judge
  }

  /// Judges the file at `solution`, which diagnostics call `name`, in `scratch`.
  public func judge(
    _ challenge: Challenge, solution: URL, named name: String, scratch: ScratchFolder
  ) throws -> JudgedSolution {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    var judged = try judge(parts, of: solution, named: name, in: scratch)
    judged.stamp = parts.stamp
    return judged
  }

  private func judge(
    _ parts: Parts, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> JudgedSolution {
    let library = scratch.url.appending(path: "Check.so")
    // Beside the compiler, so that nobody waits for it. What keeps it from starting is told when it is to run something.
    try? hosts.prepare()
    let diagnostics = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return JudgedSolution(try outcome(of: errors, parts, named: name))
    }
    let misfits = parts.wall?.misfits ?? []
    if !misfits.isEmpty { return JudgedSolution(.doesNotFit(misfits)) }
    let path = parts.solution.path(percentEncoded: false)
    var judged = try run(library, of: solution, named: name, in: scratch)
    judged.warnings = diagnostics.filter { $0.severity == .warning && $0.file == path }
      .map { $0.renamed(from: path, to: name) }
    return judged
  }

  /// Has the check show what the statement promises.
  ///
  /// - Returns: What was printed, and how it ended.
  func demonstrate(
    _ challenge: Challenge, solution: URL, in scratch: ScratchFolder
  ) throws -> JobRun {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    let library = scratch.url.appending(path: "Check.so")
    _ = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library)
    return try perform(.demonstration(library: library.path(percentEncoded: false)), in: scratch)
  }

  /// Finds out whose errors they are: those of the solution alone are the reader's, the others come from
  /// its not fitting the check.
  private func outcome(
    of errors: [Diagnostic], _ parts: Parts, named name: String
  ) throws -> CheckOutcome {
    let path = parts.solution.path(percentEncoded: false)
    let own = try compiler.diagnose([parts.solution], as: .library, module: "Solution")
    guard own.contains(where: { $0.severity == .error }) else {
      let misfits = parts.wall?.misfits ?? []
      if !misfits.isEmpty { return .doesNotFit(misfits) }
      return .doesNotFit(
        MisfitReading.misfits(in: errors, check: parts.check.path(percentEncoded: false)),
        declarations: parts.declarations)
    }
    return .doesNotCompile(own.map { $0.renamed(from: path, to: name) })
  }

  private func run(
    _ library: URL, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> JudgedSolution {
    var job = try perform(.check(library: library.path(percentEncoded: false)), in: scratch)
    if case .trapped(signal: Int(SIGXFSZ)) = job.ending { job.ending = .flooded(bytes: limits.outputBytes) }
    if case .finished(_, let objections, _, _) = job.ending {
      return JudgedSolution(objections.isEmpty ? .solved : .unsolved(objections), output: job.output)
    }
    // The check knows the solution's copy by its folder, too.
    let line = compiler.line(
      of: job.trace.ended, in: library, file: "solution/\(solution.lastPathComponent)")
    let stop = StopReading(
      job, place: line.map { Place(file: name, line: $0) }, file: solution.lastPathComponent, named: name)
    return JudgedSolution(.stopped(stop.judgement, lastWords: stop.words), output: job.output)
  }

  /// Does `work` in an empty folder, which it may spoil.
  private func perform(
    _ work: HostOrder.Work, in scratch: ScratchFolder
  ) throws -> JobRun {
    let room = scratch.url.appending(path: "room", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    let order = HostOrder(work: work, in: [room], limits: limits)
    return try hosts.run(order).first ?? JobRun()
  }

  /// The files that are compiled together.
  private struct Parts {
    let solution: URL
    let check: URL
    let entry: URL
    let stamp: String
    /// Nil where there is no book's solution to say what is asked for.
    let wall: SolutionWall?
    /// Where what is declared is not what is asked for.
    let declarations: [String]

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
      stamp = SolutionStamp.of(solution: text, check: checkText)
      func source(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
      let mine = String(decoding: text, as: UTF8.self)
      wall = source(challenge.solution).map { book in
        SolutionWall(
          solution: mine, check: String(decoding: checkText, as: UTF8.self),
          starter: source(challenge.starter) ?? "", book: book)
      }
      declarations = AskedDeclarations(of: challenge).differences(from: mine)
      let entry = folder.appending(path: "Entry.swift")
      try Data(LibraryEntry.check.source.utf8).write(to: entry)
      (self.solution, self.check, self.entry) = (copy, check, entry)
    }
  }
}
