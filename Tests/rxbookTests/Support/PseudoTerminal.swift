import Foundation
import Testing

@testable import SystemSupport

/// A program that runs at a pseudo-terminal.
final class PseudoTerminal {
  private let child: ChildProcess
  var process: pid_t { child.identifier }
  private let keyboard: Int32
  private let screen: Int32
  private let modes: tcflag_t
  private var unread = ""
  /// Whether a wait has timed out, so that later waits fail at once.
  private var isLost = false
  /// The visible screen.
  private(set) var picture: TerminalScreen

  /// Starts `program` with a controlling terminal of this size.
  init(
    _ program: URL, _ arguments: [String], in directory: URL, environment: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws {
    picture = TerminalScreen(columns: Int(columns), rows: Int(rows))
    keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, number) = (Int32(0), UInt32(0))
    // The Linux requests that unlock the other end and return its number.
    try #require(ioctl(keyboard, 0x4004_5431, &isLocked) == 0 && ioctl(keyboard, 0x8004_5430, &number) == 0)
    let name = "/dev/pts/\(number)"
    screen = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(screen, UInt(TIOCSWINSZ), &size)
    modes = Self.modes(of: screen)

    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    variables["RXBOOK_BOOK"] = nil
    variables["TERM"] = environment["TERM"] ?? "xterm"
    // The first terminal that a session leader opens becomes its controlling terminal.
    let command = [
      "-c", "exec <>\"$0\" >&0 2>&0 && cd \"$1\" && shift && exec \"$@\"", name,
      directory.path(percentEncoded: false), program.path(percentEncoded: false),
    ]
    child = try ChildProcess(
      URL(filePath: "/bin/sh"), command + arguments, environment: variables, errors: nil, group: .ownSession)
  }

  deinit {
    child.kill()
    child.wait()
    close(keyboard)
    close(screen)
  }

  /// The end of a wait; on a busy machine, something that usually takes a moment may take a minute.
  private var deadline: ContinuousClock.Instant { .now + (isLost ? .zero : .seconds(300)) }

  func type(_ keys: String) {
    _ = keys.withCString { write(keyboard, $0, strlen($0)) }
  }

  /// Resizes the terminal, and notifies the program.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    picture.resize(columns: Int(columns), rows: Int(rows))
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until `text` is printed, after the text of the last wait; colours are ignored.
  ///
  /// - Returns: The text before it.
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

  /// The text that was printed after the text of the last wait.
  var rest: String { unread }

  /// Waits until the screen meets a condition.
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

  /// Waits until the program ends.
  ///
  /// - Returns: The exit status, or 128 plus the number of the signal, and whether the terminal is restored.
  func end() -> (status: Int32, isRestored: Bool) {
    let deadline = deadline
    while !child.hasEnded(by: .now) {
      if .now > deadline { child.kill() }
      unread += read() ?? ""
    }
    return (child.wait(), Self.modes(of: screen) == modes)
  }

  /// Whether the terminal passes on each key at once.
  var isTaken: Bool { Self.modes(of: screen) & tcflag_t(ICANON) == 0 }

  /// Reads new text; nil after the end.
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
