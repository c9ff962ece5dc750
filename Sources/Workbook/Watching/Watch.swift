public import Foundation

/// Checks a challenge whenever its file is saved, and does what single keys ask for, until it is told to stop.
///
/// Everything waits in one place, `wait()`. A check is a process of its own; there is never more than one.
public final class Watch {
  private let book: Book
  private let console: Console
  private let isManual: Bool
  private let name: @Sendable (URL) -> String
  private let terminal = Terminal()
  private let reader: ReaderFolder
  private let challenges: [Challenge]
  private let saved: SavedFile
  private let checks: WatchedChecks

  private var position: Int
  private var page = WatchPage.verdict {
    didSet {
      isDrawn = false
      if page != oldValue { skipped = 0 }
    }
  }
  /// How many rows are left out at the beginning of the page, and how many it will be to see more of it.
  private var skipped = 0
  private var following = 0
  private var message: String?
  /// When a file that has been saved is taken to be whole.
  private var settled: ContinuousClock.Instant?
  private var changes: Int32?
  private var hasInput = true
  private var isDrawn = false
  private var isOver = false

  /// - Parameters:
  ///   - first: The challenge to begin with.
  ///   - isManual: Whether checks are made only when asked for.
  ///   - polls: Whether to look for saves instead of being told by the system.
  ///   - name: What a file is called.
  public init(
    _ book: Book, beginningWith first: Challenge, program: URL, console: Console, isManual: Bool,
    polls: Bool, name: @escaping @Sendable (URL) -> String
  ) {
    self.book = book
    self.console = console
    self.isManual = isManual
    self.name = name
    reader = ReaderFolder(of: book)
    challenges = book.challenges
    saved = SavedFile(polls: polls)
    checks = WatchedChecks(program: program, book: book.root)
    position = challenges.firstIndex { $0.identifier == first.identifier } ?? 0
  }

  /// Watches until the reader leaves.
  public func run() throws {
    changes = terminal.take()
    defer { terminal.release() }
    try go(to: position)
    while !isOver {
      if !isDrawn { draw() }
      try wait()
    }
    // What came of the last check is still to be said where nobody is there to ask for it.
    if !hasInput, !isDrawn { draw() }
    checks.finish()
  }

  private var challenge: Challenge { challenges[position] }

  /// Goes on with the challenge at `position`, and copies its starter if the reader has no file yet.
  private func go(to position: Int) throws {
    let isStarted = try reader.start(challenges[position])
    self.position = position
    saved.follow(reader.solution(of: challenge))
    check()
    if isStarted { note(.started) }
  }

  /// Notes what the reader has done; where that cannot be written, it is said on the screen, where it does not disturb.
  private func note(_ fact: Progress.Fact) {
    do {
      try reader.note([(challenge, fact)])
    } catch {
      say("Your progress was not noted. \(error)")
    }
  }

  /// Checks the challenge, or all, after calling off the check that is under way.
  private func check(all: Bool = false) {
    message = nil
    skipped = 0
    page = all ? .all : .verdict
    if all {
      checks.begin(.all)
    } else {
      // Where something keeps the file from being checked, that is shown.
      let isReadable = FileTrouble(of: reader.solution(of: challenge)) == nil
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
    if checks.takeUp() { isDrawn = false }
    if !isManual { look() }
    // Without anybody to ask for more, there is nothing left to do.
    if !hasInput, checks.isIdle { isOver = true }
  }

  private var sources: [Int32] {
    (hasInput ? [terminal.keys] : []) + [changes].compactMap(\.self)
      + (isManual || saved.events < 0 ? [] : [saved.events]) + checks.sources
  }

  /// How long to wait at most, in milliseconds.
  private var patience: Int32 {
    guard let settled else { return isManual ? -1 : saved.patience }
    return max(1, Int32((settled - .now) / .milliseconds(1)))
  }

  /// Makes a check when the file has been saved and left alone for a moment: some editors write in several steps.
  private func look() {
    if saved.wasSaved() {
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
    for key in WatchKey.keys(in: Array(block[..<count])) where !isOver {
      do {
        try press(key)
      } catch let error as any UserError {
        // What keeps a file from being written can be mended while this goes on.
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

  /// Shows `page`, or the verdict again if it is there already.
  private func show(_ page: WatchPage) {
    switch (self.page, page) {
    case (.list, .list): self.page = .verdict
    default: self.page = self.page == page ? .verdict : page
    }
  }

  private func goOn() throws {
    guard reader.standing(of: challenge, in: reader.progress) == .solved else {
      return say("This one is not solved yet. l goes to another one without that.")
    }
    guard position + 1 < challenges.count else { return say("This is the last challenge.") }
    try go(to: position + 1)
  }

  /// Shows the hint for what the check has found, and then, each time, the next one.
  private func showHint() {
    switch page {
    case .hint, .tiedHint: break
    default:
      // There may be those of other challenges.
      let result = checks.results?.first { $0.name == challenge.identifier }
      if let hint = result?.hint { return page = .tiedHint(hint) }
    }
    let seen = reader.progress.hintsShown(for: challenge)
    let count = Hints(of: challenge).texts.count
    if seen < count { note(.hints(seen + 1)) }
    page = .hint
    skipped = 0
  }

  private func showSolution() {
    guard !reader.progress.stamps(of: challenge).isEmpty else {
      return say(
        "This opens when your own has passed, or with: ./rxbook solution \(challenge.identifier) --peek")
    }
    show(.solution)
  }

  private func reset() throws {
    let backup = try reader.reset(challenge)
    saved.follow(reader.solution(of: challenge))
    check()
    if let backup { say("Your file is kept: \(name(backup))") }
  }

  private func edit() {
    guard let editor = Editor() else {
      return say("No editor is named: set VISUAL or EDITOR, or open the file in another window.")
    }
    guard terminal.hasKeys else { return say("There is no terminal to edit at.") }
    terminal.release()
    let isFine = editor.open(reader.solution(of: challenge))
    changes = terminal.take()
    if !isFine { say("The editor did not end well.") }
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
      // On paper, so to speak, what has been written stays; the keys are known after the first time.
      let lines =
        screen.body + (screen.message.map { [$0] } ?? []) + ["\(screen.solved) of \(screen.total) solved"]
      return console.write((["", screen.heading[0]] + lines).map { $0 + "\n" }.joined())
    }
    let size = terminal.size
    let picture = screen.picture(columns: size.columns, rows: size.rows, console: console)
    following = picture.following
    // Each row is emptied before it is written: behind a full one, the cursor still stands on its last character.
    let rows = picture.lines.map { "\u{1B}[K\($0)\n" }
    console.write("\u{1B}[H\(rows.joined())\u{1B}[J")
  }
}
