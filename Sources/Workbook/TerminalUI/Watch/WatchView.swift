import BookModel
import Checker
import Foundation
import Runner
import TextSupport

/// Creates the text on the screen of `watch`.
struct WatchView {
  let book: ParsedBook
  let console: Console
  let challenge: Challenge
  let page: WatchPage
  /// The results of the last check, or nil while a check is in progress.
  let results: [Report.Result]?
  let complaints: [String]
  let message: String?
  /// The number of rows that are skipped at the start of the page.
  let skipped: Int
  let isManual: Bool
  /// Returns the name of a file for messages.
  let name: @Sendable (URL) -> String

  private var reader: ReaderFolder { ReaderFolder(of: book) }

  var screen: WatchScreen {
    let progress = reader.progress
    let all = book.challenges
    var screen = WatchScreen()
    screen.heading = heading
    screen.body = body(progress)
    screen.skipped = skipped
    if case .list(let marked) = page { screen.marked = marked }
    screen.message = message
    screen.solved = all.count { reader.status(of: $0, in: progress) == .solved }
    screen.total = all.count
    screen.keys = keys(progress)
    return screen
  }

  private var heading: [String] {
    [
      console.paint("\(challenge.identifier)  \(challenge.slug)", .strong),
      "Edit: \(name(reader.solution(of: challenge)))",
      "Read: \(name(challenge.statement.url))",
    ]
  }

  private func body(_ progress: ReaderProgress) -> [String] {
    switch page {
    case .verdict, .all: results.map(verdict) ?? ["Checking …"]
    case .specificHint(let name): specificHint(name)
    case .hint: hint(progress)
    case .solution: lines(of: challenge.solution)
    case .difference: difference(progress)
    case .list(let marked): list(progress, marked)
    case .help: Self.help
    case .reset:
      [
        FileProblem(of: reader.solution(of: challenge)) == .isMissing
          ? "Start over with the starter file? (y/n)"
          : "Start over? Your file will be renamed, not deleted. (y/n)"
      ]
    }
  }

  private func verdict(_ results: [Report.Result]) -> [String] {
    if page == .verdict, let trouble = FileProblem(of: reader.solution(of: challenge)) {
      return lines(about: trouble)
    }
    var lines = CheckPrinter(console: console).lines(results) + complaints
    if page == .verdict, results.count == 1, results.allSatisfy(\.isGood) {
      lines += [
        "",
        "Press d to compare your solution with the book's, s to see the book's, or n for the next challenge.",
      ]
    }
    if isManual { lines += ["", "Press r to check again."] }
    return lines
  }

  /// Returns a description of the problem with the file, and advice.
  private func lines(about trouble: FileProblem) -> [String] {
    let file = name(reader.solution(of: challenge))
    let (fault, advice) =
      switch trouble {
      case .isMissing:
        ("your file is missing", "Restore \(file), or press x to start over with the starter file.")
      case .isFolder:
        (
          "there is a folder in place of your file",
          "Move the folder \(file) away and restore your file, or press x to rename the folder and start over."
        )
      case .cannotRead(let reason):
        (
          "your file cannot be read: \(reason)",
          "Make \(file) readable, or press x to rename it and start over."
        )
      case .isNoText(let line):
        (
          "your file is not UTF-8 text",
          "Line \(line) of \(file) is not valid UTF-8. Save the file as UTF-8, or press x to rename it and start over."
        )
      }
    let lines = ["\(console.paint("✗", .bad)) \(challenge.identifier): \(fault)", "    \(advice)"]
    return lines + [
      "", isManual ? "Then press r to check again." : "Your solution is then checked automatically.",
    ]
  }

  private func specificHint(_ name: String) -> [String] {
    let hint = Hints(of: challenge).remarks[name] ?? ""
    return [console.paint("A hint for this problem", .strong), ""] + hint.components(separatedBy: "\n")
      + ["", "Press h for more hints."]
  }

  private func hint(_ progress: ReaderProgress) -> [String] {
    let hints = Hints(of: challenge).texts
    let number = min(progress.hintsShown(for: challenge), hints.count)
    guard number > 0 else { return ["This challenge has no hints."] }
    let more = number < hints.count ? ["", "Press h for the next hint."] : ["", "This is the last hint."]
    return [console.paint("Hint \(number) of \(hints.count)", .strong), ""]
      + hints[number - 1].components(separatedBy: "\n") + more
  }

  /// Returns the difference from the starter file or, once the challenge is solved, from the book's solution.
  private func difference(_ progress: ReaderProgress) -> [String] {
    let hasPassed = reader.status(of: challenge, in: progress) == .solved
    let other = hasPassed ? challenge.solution : challenge.starter
    let title = hasPassed ? "- the book's solution, + yours" : "- the starter file, + yours"
    let diff = LineDiff(
      expected: lines(of: other).map(LinePattern.init(literally:)),
      found: lines(of: reader.solution(of: challenge)))
    let lines = diff.hunk(limit: 60).map { line in
      line.hasPrefix("-")
        ? console.paint(line, .bad) : line.hasPrefix("+") ? console.paint(line, .good) : line
    }
    return [console.paint(title, .faint), ""] + (lines.isEmpty ? ["The files are identical."] : lines)
  }

  private func list(_ progress: ReaderProgress, _ marked: Int) -> [String] {
    let printer = ListPrinter(console: console, reader: reader)
    let lines = book.challenges.enumerated().map { index, challenge in
      (index == marked ? ">" : " ") + printer.line(for: challenge).dropFirst(3)
    }
    return lines + ["", "Press j or k to move, Enter to choose the marked challenge, or l to go back."]
  }

  private func lines(of file: BookFile) -> [String] {
    file.source?.lines ?? ["\(name(file.url)) cannot be read."]
  }

  /// The lines of the reader's file.
  private func lines(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return ["\(name(file)) cannot be read."]
    }
    return PrintedLines.lines(of: text)
  }

  private func keys(_ progress: ReaderProgress) -> [(String, String)] {
    let isSolved = reader.status(of: challenge, in: progress) == .solved
    let hasPassed = !progress.fingerprints(of: challenge).isEmpty
    return (isSolved ? [("n", "next")] : []) + [("p", "previous"), ("r", "run"), ("h", "hint")]
      + (hasPassed ? [("s", "solution")] : [])
      + [
        ("d", "diff"), ("l", "list"), ("c", "check all"), ("e", "edit"), ("x", "reset"), ("?", "help"),
        ("q", "quit"),
      ]
  }

  private static let help = """
    n  the next challenge, once this one is solved
    p  the previous challenge
    r  check your file (each save does the same)
    h  a hint for the problem found, and then the next hint each time
    s  the book's solution, once yours has passed
    d  your changes, or once solved, the differences from the book's solution
    l  a list of all challenges, to choose another one
    c  check all challenges that you have started
    m  the next page of a text that is longer than the screen
    e  open your file in $VISUAL or $EDITOR
    x  start this challenge over (your file is renamed, not deleted)
    q  quit
    """.components(separatedBy: "\n")
}
