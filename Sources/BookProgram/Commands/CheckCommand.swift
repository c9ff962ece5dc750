import ArgumentParser
import BookModel
import Checker
import Foundation
import Runner
import SystemSupport
import TerminalUI

/// Checks solutions to challenges.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check your solutions to challenges.",
    usage: "rxbook check [<chapter or challenge>] [<options>]")

  @Argument(
    help: ArgumentHelp(
      "A chapter or a challenge, such as chapter3 or chapter3/1 (default: all challenges you have started).",
      valueName: "chapter or challenge"), completion: .chaptersAndChallenges)
  var name: String?

  @OptionGroup var submissions: ClassOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    if let folder = try submissions.folder {
      try check(folder, in: book)
      return
    }
    let reader = ReaderFolder(of: book)
    let started = book.challenges.filter(reader.hasStarted)
    // Without a started challenge, the report says for each one that it is not started.
    let challenges = try name.map(book.challenges(named:)) ?? (started.isEmpty ? book.challenges : started)
    if challenges.isEmpty { throw NothingToCheck(place: name ?? "This book") }
    let results = try SolutionChecker(book: book, program: ThisProcess.program, limits: limits.limits)
      .check(challenges, name: ThisProcess.path(of:))
    let solved = zip(challenges, results).filter { $1.outcome == .solved }
    // Progress is saved before anything is printed, because printing may fail and end the program.
    reader.recordOrWarn(solved.map { ($0, .solved(fingerprint: $1.fingerprint)) }, on: colour.errors)
    let report = Report(
      command: "check", results: zip(challenges, results).map { Report.Result($1, of: $0) })
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else if name == nil, started.isEmpty, let first = book.challenges.first {
      colour.output.line(
        "You have not started a challenge yet. To start the first one: ./rxbook start \(first.identifier)")
    } else {
      CheckPrinter(console: colour.output).write(report.results)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }
}

// MARK: A class

extension CheckCommand {
  /// Checks the submissions of a class.
  ///
  /// Unsolved challenges are part of the table, so they do not change the exit status.
  private func check(_ folder: ClassFolder, in book: ParsedBook) throws {
    let sandbox = try submissions.sandbox(hiding: [folder.url, book.root], colour.errors)
    let checker = try ClassChecker(
      book: book, folder: folder, program: ThisProcess.program, limits: limits.limits, sandbox: sandbox)
    let challenges = try name.map(book.challenges(named:)) ?? checker.submittedChallenges
    if challenges.isEmpty {
      throw name.map(NothingToCheck.init) as (any Error)? ?? NothingHandedIn()
    }
    let learners = submissions.part(of: folder.learners)
    let line = ProgressLine()
    let count = learners.count * challenges.count
    let results = checker.check(challenges, of: learners) { line?.show("\($0) of \(count) checked") }
    line?.clear()
    var report = Report(command: "check", results: results)
    report.limits = Sandbox.description(of: sandbox, limits.limits)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      ClassPrinter(console: colour.output).write(report)
    }
  }
}

/// The chapter or the book to check has no challenges.
private struct NothingToCheck: UserError {
  let place: String

  var description: String { "\(place) has no challenges." }
}

/// The folder of a class does not contain a single solution.
private struct NothingHandedIn: UserError {
  var description: String {
    "There are no solutions in this folder. In each learner's folder, a solution must be called "
      + "MySolutions/CHAPTER/CHALLENGE.swift, CHAPTER/CHALLENGE.swift or CHALLENGE.swift, where CHAPTER and "
      + "CHALLENGE are names of folders in the book."
  }
}
