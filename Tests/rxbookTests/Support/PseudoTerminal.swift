import Foundation
import Testing

/// A program that runs at a terminal which is no more than a pair of descriptors.
final class PseudoTerminal {
  let process: pid_t
  private let keyboard: Int32
  private let screen: Int32
  private let modes: tcflag_t
  private var unread = ""
  /// Whether something did not come that was waited for; nothing else is waited for then.
  private var isLost = false
  /// What can be seen.
  private(set) var picture: TerminalScreen

  /// Starts `program` with a terminal of this size as its controlling one.
  init(
    _ program: URL, _ arguments: [String], in directory: URL, environment: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    picture = TerminalScreen(columns: Int(columns), rows: Int(rows))
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, number) = (Int32(0), UInt32(0))
    // What unlocks the other end, and what asks for its number, under Linux.
    try #require(ioctl(keyboard, 0x4004_5431, &isLocked) == 0 && ioctl(keyboard, 0x8004_5430, &number) == 0)
    let name = "/dev/pts/\(number)"
    screen = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
    modes = Self.modes(of: screen)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK)))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    for descriptor in [1, 2] as [Int32] { posix_spawn_file_actions_adddup2(&actions, 0, descriptor) }
    // Other tests have servers in this process, whose ports would stay taken for as long as a shell has their sockets.
    for descriptor in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap(
      Int32.init)
    where descriptor > 2 {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    variables["RXBOOK_BOOK"] = nil
    variables["TERM"] = environment["TERM"] ?? "xterm"
    let path = "/bin/sh"
    let command = [
      path, "-c", "cd \"$0\" && exec \"$@\"", directory.path(percentEncoded: false),
      program.path(percentEncoded: false),
    ]
    var words = (command + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, path, &actions, &attributes, &words, &settings) == 0)
    self.process = process
  }

  /// POSIX_SPAWN_SETSID.
  private static let newSession: Int32 = 0x80

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(keyboard)
    close(screen)
  }

  /// When to give up: a machine that does much else at once may take a minute for what is done in a moment.
  private var deadline: ContinuousClock.Instant { .now + (isLost ? .zero : .seconds(300)) }

  func type(_ keys: String) {
    _ = keys.withCString { write(keyboard, $0, strlen($0)) }
  }

  /// Gives the terminal another size, and tells the program.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    picture.resize(columns: Int(columns), rows: Int(rows))
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until `text` is on the screen, after what was last waited for; colour does not count.
  ///
  /// - Returns: What came before it.
  @discardableResult
  func wait(for text: String, _ place: SourceLocation = #_sourceLocation) -> String {
    let deadline = deadline
    while true {
      if let found = unread.firstRange(of: text) {
        let before = String(unread[..<found.lowerBound])
        unread = String(unread[found.upperBound...])
        return before
      }
      guard .now < deadline, let more = read() else {
        isLost = true
        Issue.record("\(text.debugDescription) does not show in:\n\(unread)", sourceLocation: place)
        return unread
      }
      unread += more
    }
  }

  /// What has come after what was last waited for.
  var rest: String { unread }

  /// Waits until the picture is as asked for.
  @discardableResult
  func wait(
    until what: String, _ place: SourceLocation = #_sourceLocation, _ condition: (TerminalScreen) -> Bool
  ) -> TerminalScreen {
    let deadline = deadline
    while !condition(picture) {
      guard .now < deadline, let more = read() else {
        isLost = true
        Issue.record("not seen: \(what), but:\n\(picture.text)", sourceLocation: place)
        break
      }
      unread += more
    }
    return picture
  }

  /// Waits for the program's end.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal; whether the terminal is as it was.
  func end() -> (status: Int32, isRestored: Bool) {
    var status: Int32 = 0
    let deadline = deadline
    while waitpid(process, &status, WNOHANG) == 0 {
      if .now > deadline { kill(process, SIGKILL) }
      unread += read() ?? ""
    }
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    return (code, Self.modes(of: screen) == modes)
  }

  /// Whether keys are handed over one by one.
  var isTaken: Bool { Self.modes(of: screen) & tcflag_t(ICANON) == 0 }

  /// The text that has come since; nil when there will be no more.
  private func read() -> String? {
    var descriptor = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 50) > 0 else { return "" }
    var block = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(keyboard, &block, block.count)
    guard count > 0 else { return nil }
    return picture.show(block[..<count])
  }

  private static func modes(of descriptor: Int32) -> tcflag_t {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return settings.c_lflag
  }
}
