import BookModel
import Foundation
import Lesson
import Runner
import SystemSupport
import TextSupport

/// Judges solutions of challenges: compiles a solution together with the challenge's check, and runs the check under
/// limits.
package struct ChallengeJudge: Sendable {
  private var workers: WorkerPool
  private var compiler: Compiler
  private let limits: Limits
  /// Whether unsafe code is refused, because it could change the memory of the check.
  private var acceptsOnlySafeCode = false

  /// Creates a judge that uses the modules in the folder of `program`, and `program` itself as its workers.
  ///
  /// - Parameters:
  ///   - cache: The cache for compilations; nil for none.
  ///   - workers: Worker processes that run `program`.
  package init(
    program: URL, limits: Limits = Limits(), cache: DiskCache? = nil, workers: WorkerPool? = nil
  ) throws {
    self.workers = workers ?? WorkerPool(program: program)
    compiler = Compiler(program: program, toolchain: try Toolchain(), cache: cache)
    self.limits = limits
  }

  /// Returns a judge for one solution that may be hostile.
  ///
  /// - Parameters:
  ///   - program: The executable of the worker.
  ///   - sandbox: The sandbox of the compiler and the worker; nil for none.
  ///   - scratch: The folder for the files of the solution.
  ///   - deadline: The time by which all compilations must have finished.
  func distrusting(
    _ program: URL, in sandbox: Sandbox?, scratch: ScratchFolder, deadline: ContinuousClock.Instant
  ) throws -> ChallengeJudge {
    var judge = self
    judge.acceptsOnlySafeCode = true
    let folders = try CheckFolders(in: scratch.url)
    judge.compiler = compiler.restricted(
      by: Compiler.Restrictions(
        prefix: sandbox?.compilerCommand(for: folders) ?? Sandbox.compilerLimits, folder: folders.root,
        deadline: deadline))
    judge.workers = WorkerPool(
      program: program.resolvingSymlinksInPath(), sandbox: sandbox?.workerCommand(for: folders))
    return judge
  }

  /// Judges the file at `solution`.
  ///
  /// - Parameters:
  ///   - name: The name of the file in diagnostics.
  ///   - scratch: The folder for temporary files.
  package func judge(
    _ challenge: Challenge, solution: URL, named name: String, scratch: ScratchFolder
  ) throws -> CheckResult {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    var result = try judge(parts, of: solution, named: name, in: scratch)
    result.fingerprint = parts.fingerprint
    return result
  }

  private func judge(
    _ parts: Parts, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> CheckResult {
    if acceptsOnlySafeCode {
      let violations = try SubmissionRules(for: parts.challenge).violations(
        in: Data(contentsOf: parts.solution))
      if !violations.isEmpty { return CheckResult(.doesNotFit(violations)) }
    }
    if parts.missing.isPossible {
      // Without a declaration, the compiler may take minutes to type-check the closures of the check.
      let own = try ownErrors(parts, named: name)
      if !own.isEmpty { return CheckResult(.doesNotCompile(own)) }
      let advice = parts.missing.certain.map {
        InterfaceMismatch(advice: "Your file must declare `\($0.headText)`.")
      }
      if !advice.isEmpty { return CheckResult(.doesNotFit(advice)) }
    }
    let library = try Self.library(in: scratch)
    // The worker starts while the compiler runs. If it cannot start, running the check reports the reason.
    try? workers.prepare()
    let diagnostics = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library,
      options: acceptsOnlySafeCode ? SubmissionRules.compilerOptions : [])
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      return CheckResult(try outcome(of: errors, parts, named: name))
    }
    let path = parts.solution.path(percentEncoded: false)
    let own = diagnostics.filter { $0.file == path }
    let mismatches =
      (parts.tamperCheck?.mismatches ?? [])
      + (acceptsOnlySafeCode ? own.compactMap(SubmissionRules.violation) : [])
    if !mismatches.isEmpty { return CheckResult(.doesNotFit(mismatches)) }
    var result = try run(library, of: solution, named: name, in: scratch)
    result.warnings = own.filter { $0.severity == .warning && !SubmissionRules.isAboutSafety($0) }
      .map { $0.renamed(from: path, to: name) }
    return result
  }

  /// Runs the check's demonstration of the behaviour that the statement describes.
  package func demonstrate(
    _ challenge: Challenge, solution: URL, in scratch: ScratchFolder
  ) throws -> RunResult {
    let parts = try Parts(of: challenge, solution: solution, in: scratch.url)
    let library = try Self.library(in: scratch)
    _ = try compiler.build(
      [parts.solution, parts.check, parts.entry], as: .library, module: "Solution", to: library)
    return try perform(.demonstration(library: library.path(percentEncoded: false)), in: scratch)
  }

  /// The outcome if there are errors: the solution does not compile, or it compiles alone but does not fit the check.
  private func outcome(
    of errors: [Diagnostic], _ parts: Parts, named name: String
  ) throws -> CheckResult.Outcome {
    let own = try ownErrors(parts, named: name)
    if !own.isEmpty { return .doesNotCompile(own) }
    let mismatches = parts.tamperCheck?.mismatches ?? []
    if !mismatches.isEmpty { return .doesNotFit(mismatches) }
    return .doesNotFit(
      InterfaceMismatchParser.mismatches(in: errors, check: parts.check.path(percentEncoded: false)),
      declarations: parts.declarations)
  }

  /// Compiles the solution alone, and returns all diagnostics if there are errors.
  private func ownErrors(_ parts: Parts, named name: String) throws -> [Diagnostic] {
    let own = try compiler.diagnose([parts.solution], as: .library, module: "Solution")
    guard own.contains(where: { $0.severity == .error }) else { return [] }
    return own.map { $0.renamed(from: parts.solution.path(percentEncoded: false), to: name) }
  }

  private func run(
    _ library: URL, of solution: URL, named name: String, in scratch: ScratchFolder
  ) throws -> CheckResult {
    var result = try perform(.check(library: library.path(percentEncoded: false)), in: scratch)
    if case .trapped(signal: Int(SIGXFSZ)) = result.termination {
      result.termination = .outputLimit(bytes: limits.outputBytes)
    }
    if case .finished(_, let objections) = result.termination {
      return CheckResult(objections.isEmpty ? .solved : .unsolved(objections), output: result.output)
    }
    // The check may have a file of the same name, so the folder is compared, too.
    let line = compiler.line(
      of: result.trace.endFrames, in: library, file: "solution/\(solution.lastPathComponent)")
    let outcome = CheckResult.Outcome.stopped(
      result, at: line.map { Place(file: name, line: $0) }, file: solution.lastPathComponent, named: name)
    var checked = CheckResult(outcome, output: result.output)
    checked.wasKilled = result.termination == .trapped(signal: Int(SIGKILL))
    return checked
  }

  /// Returns the place for the compiled library.
  private static func library(in scratch: ScratchFolder) throws -> URL {
    try CheckFolders(in: scratch.url).library.appending(path: "Check.so")
  }

  /// Runs `work` in an empty folder.
  private func perform(
    _ work: JobRequest.Work, in scratch: ScratchFolder
  ) throws -> RunResult {
    let directory = try CheckFolders(in: scratch.url).workDirectory
    let request = JobRequest(work: work, in: [directory], limits: limits)
    return try workers.run(request).first ?? RunResult()
  }

  /// The files that are compiled together.
  private struct Parts {
    let challenge: Challenge
    let solution: URL
    let check: URL
    let entry: URL
    let fingerprint: String
    /// The tamper check; nil without the book's solution, which shows the requested declarations.
    let tamperCheck: TamperCheck?
    /// The declarations that differ from those in the statement, as lines.
    let declarations: [String]
    let missing: RequestedDeclarations.Missing

    /// Copies the solution and the check into separate folders, so that their paths do not matter.
    ///
    /// The solution's file name stays the same, because messages may contain it.
    init(of challenge: Challenge, solution: URL, in folder: URL) throws {
      self.challenge = challenge
      let own = folder.appending(path: "solution", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let copy = own.appending(path: solution.lastPathComponent)
      let text = try Data(contentsOf: solution)
      try text.write(to: copy)
      let check = folder.appending(path: "Check.swift")
      let checkText = try challenge.check.contents.get()
      try checkText.write(to: check)
      fingerprint = SolutionFingerprint.of(solution: text, check: checkText)
      let mine = String(decoding: text, as: UTF8.self)
      tamperCheck = challenge.solution.string.map { book in
        TamperCheck(
          solution: mine, check: String(decoding: checkText, as: UTF8.self) + LibraryEntry.check.source,
          starter: challenge.starter.string ?? "", book: book)
      }
      let requested = RequestedDeclarations(of: challenge)
      declarations = requested.differences(from: mine)
      missing = requested.missing(from: mine, check: String(decoding: checkText, as: UTF8.self))
      let entry = folder.appending(path: "Entry.swift")
      try Data(LibraryEntry.check.source.utf8).write(to: entry)
      (self.solution, self.check, self.entry) = (copy, check, entry)
    }
  }
}
