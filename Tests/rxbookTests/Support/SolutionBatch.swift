import BookModel
import Foundation
import Runner
import SystemSupport
import TextSupport

@testable import Checker

/// Judges many solutions of a challenge in less time than `ChallengeJudge`, which compiles and loads each of them.
///
/// The solutions are compiled as one module, each with a copy of the check. So that their declarations don't clash, a
/// number is added to the names: `isOn` of the fourth solution becomes `isOn_3`.
struct SolutionBatch: Sendable {
  private let challenge: Challenge
  private let check: String
  private let compiler: Compiler
  private let workers: WorkerPool

  init(of challenge: Challenge, program: URL, workers: WorkerPool) throws {
    self.challenge = challenge
    self.workers = workers
    check = String(decoding: try challenge.check.contents.get(), as: UTF8.self)
    compiler = Compiler(program: program, toolchain: try Toolchain())
  }

  /// Judges `solutions`, with the limits that readers get.
  ///
  /// - Returns: The outcome of each; nil if it cannot be judged together with the others.
  func judge(_ solutions: [String]) throws -> [CheckResult.Outcome?] {
    var outcomes = [CheckResult.Outcome?](repeating: nil, count: solutions.count)
    let scratch = try ScratchFolder()
    let library = scratch.url.appending(path: "Checks.so")
    let directory = scratch.url.appending(path: "work", directoryHint: .isDirectory)
    for number in try compile(solutions, to: library, in: scratch.url) {
      let tamperCheck = TamperCheck(
        solution: solutions[number], check: check, starter: challenge.starter.string ?? "",
        book: challenge.solution.string ?? "")
      guard tamperCheck.mismatches.isEmpty else {
        outcomes[number] = .doesNotFit(tamperCheck.mismatches)
        continue
      }
      try? FileManager.default.removeItem(at: directory)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      let work = JobRequest.Work.check(library: library.plainPath, function: "rxbook_check_\(number)")
      let results = try workers.run(JobRequest(work: work, in: [directory], limits: Limits()))
      outcomes[number] = results.first.flatMap(outcome)
    }
    return outcomes
  }

  private func outcome(of result: RunResult) -> CheckResult.Outcome? {
    switch result.termination {
    case .finished(_, let objections): objections.isEmpty ? .solved : .unsolved(objections)
    // One of the solutions may prevent the library from being loaded.
    case .notStarted: nil
    default: .stopped(result, at: nil, file: "", named: "")
    }
  }

  /// Compiles as many of `solutions` as possible into `library`.
  ///
  /// - Returns: The numbers of these solutions.
  private func compile(_ solutions: [String], to library: URL, in folder: URL) throws -> [Int] {
    var files: [Int: [URL]] = [:]
    for (number, text) in solutions.enumerated() {
      guard let names = clashingNames(in: text) else { continue }
      let entry = LibraryEntry.check.source.replacing("rxbook_check", with: "rxbook_check_\(number)")
      let parts = [("Solution", text), ("Check", check), ("Entry", entry)]
      files[number] = try parts.map { name, text in
        let file = folder.appending(path: "\(name)_\(number).swift")
        try Data(Self.numbered(names.union(["check"]), number, in: text).utf8).write(to: file)
        return file
      }
    }
    while !files.isEmpty {
      let all = files.sorted { $0.key < $1.key }.flatMap(\.value)
      let errors = try compiler.build(all, as: .library, module: "Solutions", to: library)
        .filter { $0.severity == .error }
      if errors.isEmpty { break }
      let spoilt = Set(errors.map(\.file))
      let rest = files.filter { !$0.value.contains { spoilt.contains($0.plainPath) } }
      if rest.count == files.count { return [] }
      files = rest
    }
    return files.keys.sorted()
  }

  /// Returns the names of the declarations that clash with those of another solution, or nil if one of them, such as an
  /// operator, cannot get a number.
  private func clashingNames(in solution: String) -> Set<String>? {
    let declarations = SwiftDeclaration.all(in: solution).filter { !$0.isPrivate }
    let own = declarations.filter { $0.keyword != "extension" }
    let types = Set(own.map(\.name))
    // Members of an own type don't clash, because the type gets a number.
    let members = declarations.filter { $0.keyword == "extension" && !types.contains($0.name) }
      .flatMap(\.members).filter { !$0.isPrivate }
    let names = Set((own + members).map(\.name))
    let canBeNumbered = names.allSatisfy { name in
      name.first.map { $0.isLetter || $0 == "_" } == true && !["init", "subscript"].contains(name)
    }
    return canBeNumbered ? names : nil
  }

  /// Returns `source` with `number` after each of `names`.
  private static func numbered(_ names: Set<String>, _ number: Int, in source: String) -> String {
    var result = ""
    var end = source.startIndex
    for token in SwiftLexer.tokens(of: source)
    where token.kind == .identifier && names.contains(String(token.text)) {
      result += source[end..<token.range.upperBound] + "_\(number)"
      end = token.range.upperBound
    }
    return result + source[end...]
  }
}
