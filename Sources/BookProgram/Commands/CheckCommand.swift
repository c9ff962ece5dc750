import ArgumentParser
import Foundation
import Workbook

/// Checks solutions of challenges.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check your solutions of challenges.",
    usage: "rxbook check [<chapter or challenge>] [<options>]")

  @Argument(
    help: ArgumentHelp(
      "A chapter or a challenge, as in chapter3 or chapter3/1; all you have started if left out.",
      valueName: "chapter or challenge"), completion: .chaptersAndChallenges)
  var name: String?

  @OptionGroup var submissions: ClassOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var format: FormatOptions
  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    if let folder = try submissions.folder {
      try check(folder, in: book)
      return
    }
    let reader = ReaderFolder(of: book)
    let started = book.challenges.filter(reader.hasStarted)
    // Where nothing was handed in, nothing is solved: all of them are looked at, and not one is there.
    let challenges = try name.map(book.challenges(named:)) ?? (started.isEmpty ? book.challenges : started)
    if challenges.isEmpty { throw NothingToCheck(place: name ?? "This book") }
    let checked = try SolutionChecker(book: book, program: ThisProcess.program, limits: limits.limits)
      .check(challenges, name: ThisProcess.path(of:))
    let solved = checked.filter { $0.judged.outcome == .solved }
    // What was done is noted before it is told: standard output may be of no use.
    reader.noteOrWarn(
      solved.map { ($0.challenge, .solved(stamp: $0.judged.stamp)) }, on: colour.errors)
    let report = Report(
      command: "check", results: checked.map { Report.Result($0.judged, of: $0.challenge) })
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else if name == nil, started.isEmpty, let first = book.challenges.first {
      colour.output.line(
        "You have not started a challenge yet. Begin with: ./rxbook start \(first.identifier)")
    } else {
      CheckPrinter(console: colour.output).write(report.results)
    }
    format.annotate(report, root: book.root, colour)
    throw ExitCode(report.status)
  }
}

// MARK: A class

extension CheckCommand {
  /// Checks what a class has handed in.
  ///
  /// That something is not solved is what the table says, and no failure.
  private func check(_ folder: ClassFolder, in book: Book) throws {
    let checker = try ClassChecker(
      book: book, folder: folder, program: ThisProcess.program, limits: limits.limits,
      wall: try submissions.wall(around: folder, colour.errors))
    let challenges = try name.map(book.challenges(named:)) ?? checker.handedIn
    if challenges.isEmpty {
      throw name.map(NothingToCheck.init) as (any Error)? ?? NothingHandedIn()
    }
    let learners = submissions.part(of: folder.learners)
    let line = ProgressLine()
    let count = learners.count * challenges.count
    let results = checker.check(challenges, of: learners) { line?.show("\($0) of \(count) checked") }
    line?.clear()
    let report = Report(command: "check", results: results)
    if let text = try format.format.text(of: report) {
      colour.output.report(text)
    } else {
      ClassPrinter(console: colour.output).write(report)
    }
  }
}

/// There are no challenges where some were to be checked.
private struct NothingToCheck: UserError {
  let place: String

  var description: String { "\(place) has no challenges." }
}

/// Nobody in a class has handed in anything that is a solution of this book's.
private struct NothingHandedIn: UserError {
  var description: String {
    "Nobody has handed in a solution. One of chapter3/1 is looked for in each learner's folder as "
      + "MySolutions/CHAPTER/CHALLENGE.swift, CHAPTER/CHALLENGE.swift, or CHALLENGE.swift, with the names of the book's folders."
  }
}
