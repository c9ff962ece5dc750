import CHost
import Foundation

/// The terminal that a person sits at, as far as there is one.
public struct Terminal: Sendable {
  /// Where keys are read: never waited for there, because a shell that has this program stopped reads keys, too, and
  /// may have taken those that were seen to be there.
  let keys: Int32
  /// Whether keys come one by one.
  let hasKeys: Bool
  /// Whether lines can be drawn again in their places.
  public let isScreen: Bool

  public init() {
    hasKeys = isatty(STDIN_FILENO) == 1
    // What is set for standard input holds for all programs at the terminal.
    let name = hasKeys ? ttyname(STDIN_FILENO) : nil
    let own = name.map { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    keys = own < 0 ? STDIN_FILENO : own
    isScreen = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Has keys come one by one until this program ends or gives the terminal back.
  ///
  /// - Returns: What can be read when everything has to be drawn again.
  func take() -> Int32? {
    guard hasKeys else { return nil }
    let changes = chost_take_terminal(STDIN_FILENO)
    return changes < 0 ? nil : changes
  }

  /// Gives the terminal back as it was.
  func release() { chost_release_terminal() }

  /// Whether what is typed and drawn is this program's; stops it until that is so.
  ///
  /// A shell that has put a program into the background shows its own lines. What draws stops there, with all that was
  /// started with it, as what reads does.
  func isInForeground() -> Bool {
    guard hasKeys else { return true }
    if tcgetpgrp(STDIN_FILENO) != getpgrp() { kill(0, SIGTTOU) }
    return tcgetpgrp(STDIN_FILENO) == getpgrp()
  }

  /// Its size; 80 by 24 where it has none.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
