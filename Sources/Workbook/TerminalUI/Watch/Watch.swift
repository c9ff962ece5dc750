import BookModel
import Checker
import Foundation
import Runner
import SystemSupport

/// Checks a challenge whenever its file is saved, and executes commands of single keys, until the reader quits.
///
/// All waiting happens in `wait()`. A check is a separate process, and at most one runs at a time.
package final class Watch {
  private var book: ParsedBook
  private let console: Console
  private let isManual: Bool
  private let name: @Sendable (URL) -> String
  private let terminal = Terminal()
  private let reader: ReaderFolder
  private var challenges: [Challenge]
  private let saved: FileWatcher
  private let checks: WatchedChecks

  private var position: Int
  private var page = WatchPage.verdict {
    didSet {
      isDrawn = false
      if page != oldValue { skipped = 0 }
    }
  }
  /// The number of rows skipped at the start of the page, and the number to skip to show the next part.
  private var skipped = 0
  private var following = 0
  private var message: String?
  /// The time at which a saved file is assumed to be complete.
  private var settled: ContinuousClock.Instant?
  private var changes: Int32?
  private var hasInput = true
  private var isDrawn = false
  private var isOver = false

  /// - Parameters:
  ///   - first: The challenge to start with.
  ///   - isManual: Whether checks run only when the reader requests them.
  ///   - polls: Whether to poll for saves instead of using the system's events.
  ///   - name: Returns the name of a file for messages.
  package init(
    _ book: ParsedBook, beginningWith first: Challenge, program: URL, console: Console, isManual: Bool,
    polls: Bool, name: @escaping @Sendable (URL) -> String
  ) {
    self.book = book
    self.console = console
    self.isManual = isManual
    self.name = name
    reader = ReaderFolder(of: book)
    challenges = book.challenges
    saved = FileWatcher(polls: polls)
    checks = WatchedChecks(program: program, book: book.root)
    position = challenges.firstIndex { $0.identifier == first.identifier } ?? 0
  }

  /// Watches until the reader quits.
  package func run() throws {
    changes = terminal.take()
    defer { terminal.release() }
    try go(to: position)
    while !isOver {
      if !isDrawn { draw() }
      try wait()
    }
    // Without input, nothing else would show the results of the last check.
    if !hasInput, !isDrawn { draw() }
    checks.finish()
  }

  private var challenge: Challenge { challenges[position] }

  /// Loads the book again, in case its author has changed a hint or a check.
  ///
  /// If the list of challenges has changed, the former book stays.
  private func reload() {
    let current = BookLoader.load(book.book)
    let found = current.challenges
    guard found.map(\.folder) == challenges.map(\.folder) else { return }
    (book, challenges) = (current, found)
  }

  /// Switches to the challenge at `position`, and copies its starter file if the reader has no file yet.
  private func go(to position: Int) throws {
    let isStarted = try reader.start(challenges[position])
    self.position = position
    saved.follow(reader.solution(of: challenge))
    check()
    if isStarted { note(.started) }
  }

  /// Records a fact about the challenge; if that fails, the reason is shown on the screen.
  private func note(_ fact: ReaderProgress.Fact) {
    do {
      try reader.record([(challenge, fact)])
    } catch {
      say("Your progress was not saved. \(error)")
    }
  }

  /// Checks the challenge or all challenges, after cancelling the check in progress.
  private func check(all: Bool = false) {
    message = nil
    skipped = 0
    page = all ? .all : .verdict
    if all {
      checks.begin(.all)
    } else {
      // If the file can't be read, the page shows the reason instead.
      let isReadable = FileProblem(of: reader.solution(of: challenge)) == nil
      checks.begin(isReadable ? .challenge(challenge.identifier) : nil)
    }
  }
}

// MARK: Waiting

extension Watch {
  private func wait() throws {
    try checks.start()
    var descriptors = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&descriptors, nfds_t(descriptors.count), patience)
    for descriptor in descriptors where descriptor.revents != 0 {
      if descriptor.fd == terminal.keys {
        try readKeys()
      } else if descriptor.fd == changes {
        var block = [UInt8](repeating: 0, count: 64)
        while read(descriptor.fd, &block, block.count) > 0 {}
        isDrawn = false
      } else if checks.sources.contains(descriptor.fd) {
        checks.receive(from: descriptor.fd)
      }
    }
    if checks.collectResults() {
      reload()
      isDrawn = false
    }
    if !isManual { checkForChanges() }
    // Without input, no further command can arrive.
    if !hasInput, checks.isIdle { isOver = true }
  }

  private var sources: [Int32] {
    (hasInput ? [terminal.keys] : []) + [changes].compactMap(\.self)
      + (isManual || saved.events < 0 ? [] : [saved.events]) + checks.sources
  }

  /// The maximum time to wait, in milliseconds.
  private var patience: Int32 {
    guard let settled else { return isManual ? -1 : saved.patience }
    return max(1, Int32((settled - .now) / .milliseconds(1)))
  }

  /// Starts a check when the file has not changed for a moment after a save, because some editors save in several
  /// steps.
  private func checkForChanges() {
    if saved.hasChanged() {
      settled = .now + .milliseconds(40)
      checks.cancel()
    }
    guard let whole = settled, whole <= .now else { return }
    settled = nil
    check()
  }

  private func readKeys() throws {
    var block = [UInt8](repeating: 0, count: 256)
    let count = read(terminal.keys, &block, block.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return }
    guard count > 0 else { return hasInput = false }
    reload()
    for key in WatchKey.keys(in: Array(block[..<count])) where !isOver {
      do {
        try press(key)
      } catch let error as any UserError {
        // The reader can fix the cause, such as a read-only file, while `watch` runs.
        say("\(error)")
      }
    }
  }
}

// MARK: Keys

extension Watch {
  private func press(_ key: WatchKey) throws {
    message = nil
    isDrawn = false
    switch (page, key) {
    case (_, .quit): isOver = true
    case (.reset, .yes): try reset()
    case (.reset, _): page = .verdict
    case (.list(let marked), .up): page = .list(marked: max(0, marked - 1))
    case (.list(let marked), .down): page = .list(marked: min(challenges.count - 1, marked + 1))
    case (.list, .first): page = .list(marked: 0)
    case (.list, .last): page = .list(marked: challenges.count - 1)
    case (.list(let marked), .enter): try go(to: marked)
    case (_, .run): check()
    case (_, .checkAll): check(all: true)
    case (_, .next): try goOn()
    case (_, .previous): position > 0 ? try go(to: position - 1) : say("This is the first challenge.")
    case (_, .hint): showHint()
    case (_, .solution): showSolution()
    case (_, .difference): show(.difference)
    case (_, .list): show(.list(marked: position))
    case (_, .edit): edit()
    case (_, .reset): page = .reset
    case (_, .help): show(.help)
    case (_, .more): skipped = following
    case (_, .redraw): break
    case (.verdict, _), (.all, _): break
    default: page = .verdict
    }
  }

  private func say(_ text: String) { message = text }

  /// Shows `page`, or returns to the verdict if `page` is already shown.
  private func show(_ page: WatchPage) {
    switch (self.page, page) {
    case (.list, .list): self.page = .verdict
    default: self.page = self.page == page ? .verdict : page
    }
  }

  private func goOn() throws {
    guard reader.status(of: challenge, in: reader.progress) == .solved else {
      return say("This challenge is not solved yet. Press l to choose another one.")
    }
    guard position + 1 < challenges.count else { return say("This is the last challenge.") }
    try go(to: position + 1)
  }

  /// Shows the hint for the problem that the check has found; further calls show the numbered hints one by one.
  private func showHint() {
    switch page {
    case .hint, .specificHint: break
    default:
      // The results may include other challenges.
      let result = checks.results?.first { $0.name == challenge.identifier }
      if let hint = result?.hint { return page = .specificHint(hint) }
    }
    let seen = reader.progress.hintsShown(for: challenge)
    let count = Hints(of: challenge).texts.count
    if seen < count { note(.hints(seen + 1)) }
    page = .hint
    skipped = 0
  }

  private func showSolution() {
    guard !reader.progress.fingerprints(of: challenge).isEmpty else {
      return say(
        "The book's solution is locked until yours passes. To see it anyway: ./rxbook solution "
          + "\(challenge.identifier) --peek"
      )
    }
    show(.solution)
  }

  private func reset() throws {
    let backup = try reader.reset(challenge)
    saved.follow(reader.solution(of: challenge))
    check()
    if let backup { say("Your old file: \(name(backup))") }
  }

  private func edit() {
    guard let editor = Editor() else {
      return say("No editor is configured. Set VISUAL or EDITOR, or open the file in another window.")
    }
    guard terminal.hasKeys else { return say("An editor needs a terminal, but standard input is not one.") }
    terminal.release()
    let isFine = editor.open(reader.solution(of: challenge))
    changes = terminal.take()
    if !isFine { say("The editor exited with an error.") }
  }
}

// MARK: Drawing

extension Watch {
  private func draw() {
    isDrawn = true
    guard terminal.isInForeground() else { return }
    let view = WatchView(
      book: book, console: console, challenge: challenge, page: page, results: checks.results,
      complaints: checks.complaints, message: message, skipped: skipped, isManual: isManual, name: name)
    let screen = view.screen
    guard terminal.isScreen else {
      // Without a screen, the output only grows, so the keys are left out.
      let lines =
        screen.body + (screen.message.map { [$0] } ?? []) + ["\(screen.solved) of \(screen.total) solved"]
      return console.write((["", screen.heading[0]] + lines).map { $0 + "\n" }.joined())
    }
    let size = terminal.size
    let picture = screen.picture(columns: size.columns, rows: size.rows, console: console)
    following = picture.following
    // Each row is cleared before it is written. After a full row, the cursor is still on the last character, so
    // clearing the rest of the row would remove that character.
    let rows = picture.lines.map { "\u{1B}[K\($0)\n" }
    console.write("\u{1B}[H\(rows.joined())\u{1B}[J")
  }
}
