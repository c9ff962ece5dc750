import Foundation

/// Puts into words what `watch` knows.
struct WatchView {
  let book: Book
  let console: Console
  let challenge: Challenge
  let page: WatchPage
  /// What came of the last check; nil while one is under way.
  let results: [Report.Result]?
  let complaints: [String]
  let message: String?
  /// How many rows are left out at the beginning.
  let skipped: Int
  let isManual: Bool
  /// How a file is called.
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
    screen.solved = all.count { reader.standing(of: $0, in: progress) == .solved }
    screen.total = all.count
    screen.keys = keys(progress)
    return screen
  }

  private var heading: [String] {
    [
      console.paint("\(challenge.identifier)  \(challenge.slug)", .strong),
      "Yours to edit: \(name(reader.solution(of: challenge)))",
      "What to do:    \(name(challenge.statement))",
    ]
  }

  private func body(_ progress: Progress) -> [String] {
    switch page {
    case .verdict, .all: results.map(verdict) ?? ["Checking …"]
    case .tiedHint(let name): tiedHint(name)
    case .hint: hint(progress)
    case .solution: text(of: challenge.solution)
    case .difference: difference(progress)
    case .list(let marked): list(progress, marked)
    case .help: Self.help
    case .reset:
      [
        FileTrouble(of: reader.solution(of: challenge)) == .isMissing
          ? "Begin anew with the starter? (y/n)" : "Begin anew? Your file is kept under another name. (y/n)"
      ]
    }
  }

  private func verdict(_ results: [Report.Result]) -> [String] {
    if page == .verdict, let trouble = FileTrouble(of: reader.solution(of: challenge)) {
      return said(of: trouble)
    }
    var lines = CheckPrinter(console: console).lines(results) + complaints
    if page == .verdict, results.count == 1, results.allSatisfy(\.isGood) {
      lines += ["", "d compares your solution with the book's, s shows the book's, n goes on."]
    }
    if isManual { lines += ["", "r checks again."] }
    return lines
  }

  /// What keeps the file from being checked, and what to do.
  private func said(of trouble: FileTrouble) -> [String] {
    let file = name(reader.solution(of: challenge))
    let (fault, advice) =
      switch trouble {
      case .isMissing:
        ("your file is not there", "Put \(file) back, or press x to begin anew with the starter.")
      case .isFolder:
        (
          "a folder is where your file belongs",
          "Move the folder \(file) away and put your file back. x gives the folder another name and begins anew."
        )
      case .cannotRead(let reason):
        (
          "your file cannot be read: \(reason)",
          "Make \(file) readable. x keeps it under another name and begins anew."
        )
      case .isNoText(let line):
        (
          "your file is not UTF-8 text",
          "Line \(line) of \(file) is the first that is not; save it with the encoding UTF-8. x keeps it under another name and begins anew."
        )
      }
    let lines = ["\(console.paint("✗", .bad)) \(challenge.identifier): \(fault)", "    \(advice)"]
    return lines + ["", isManual ? "r checks again." : "It is checked as soon as that is done."]
  }

  private func tiedHint(_ name: String) -> [String] {
    let hint = Hints(of: challenge).remarks[name] ?? ""
    return [console.paint("A hint for this", .strong), ""] + hint.components(separatedBy: "\n")
      + ["", "h shows the others, one by one."]
  }

  private func hint(_ progress: Progress) -> [String] {
    let hints = Hints(of: challenge).texts
    let number = min(progress.hintsShown(for: challenge), hints.count)
    guard number > 0 else { return ["There are no hints for this challenge."] }
    let more = number < hints.count ? ["", "h shows the next one."] : ["", "This is the last one."]
    return [console.paint("Hint \(number) of \(hints.count)", .strong), ""]
      + hints[number - 1].components(separatedBy: "\n") + more
  }

  /// Before a pass, what the reader has changed; after it, yours and the book's.
  private func difference(_ progress: Progress) -> [String] {
    let hasPassed = reader.standing(of: challenge, in: progress) == .solved
    let other = hasPassed ? challenge.solution : challenge.starter
    let title = hasPassed ? "- the book's solution, + yours" : "- the starter, + yours"
    let diff = LineDiff(
      expected: text(of: other).map(LinePattern.init(literally:)),
      found: text(of: reader.solution(of: challenge)))
    let lines = diff.hunk(limit: 60).map { line in
      line.hasPrefix("-")
        ? console.paint(line, .bad) : line.hasPrefix("+") ? console.paint(line, .good) : line
    }
    return [console.paint(title, .faint), ""] + (lines.isEmpty ? ["There is no difference."] : lines)
  }

  private func list(_ progress: Progress, _ marked: Int) -> [String] {
    let printer = ListPrinter(console: console, reader: reader)
    let lines = book.challenges.enumerated().map { index, challenge in
      (index == marked ? ">" : " ") + printer.line(for: challenge).dropFirst(3)
    }
    return lines + ["", "j and k move, Enter goes on with the marked one, l goes back."]
  }

  private func text(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return ["\(name(file)) cannot be read."]
    }
    return PrintedLines.lines(of: text)
  }

  private func keys(_ progress: Progress) -> [(String, String)] {
    let isSolved = reader.standing(of: challenge, in: progress) == .solved
    let hasPassed = !progress.stamps(of: challenge).isEmpty
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
    r  check your file; a save does so, too
    h  a hint, first for what the check has found; again, the next one
    s  the book's solution, once yours has passed
    d  what you have changed; once solved, yours beside the book's
    l  all challenges, to go on with another one
    c  check all that you have started
    m  more of what the screen has no room for
    e  open your file with $VISUAL or $EDITOR
    x  begin this challenge anew; your file is kept
    q  leave
    """.components(separatedBy: "\n")
}
