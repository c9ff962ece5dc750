import CSystemSupport
import Foundation

/// The user's terminal, if standard input or standard output is one.
package struct Terminal: Sendable {
  /// The descriptor from which keys are read.
  ///
  /// It is non-blocking. A shell that stops this program reads keys as well, and may have consumed keys that `poll`
  /// reported, so a blocking `read` could hang.
  let keys: Int32
  /// Whether standard input is a terminal, so single keys can be read.
  let hasKeys: Bool
  /// Whether standard output is a terminal whose screen can be redrawn.
  package let isScreen: Bool

  package init() {
    hasKeys = isatty(STDIN_FILENO) == 1
    // The terminal is opened again, because O_NONBLOCK on standard input would affect all programs in the terminal.
    let name = hasKeys ? ttyname(STDIN_FILENO) : nil
    let own = name.map { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } ?? -1
    keys = own < 0 ? STDIN_FILENO : own
    isScreen = isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Switches the terminal to single keys until `release()` or the end of this program.
  ///
  /// - Returns: A descriptor that becomes readable when the screen must be redrawn.
  func take() -> Int32? {
    guard hasKeys else { return nil }
    let changes = csystem_enter_key_mode(STDIN_FILENO)
    return changes < 0 ? nil : changes
  }

  /// Restores the terminal's former mode.
  func release() { csystem_leave_key_mode() }

  /// Stops this process group while it is in the background, and returns whether it is in the foreground now.
  ///
  /// While a program is in the background, the shell writes to the terminal. A program that draws must stop then, just
  /// as the system stops a background program that reads from the terminal.
  func isInForeground() -> Bool {
    guard hasKeys else { return true }
    if tcgetpgrp(STDIN_FILENO) != getpgrp() { kill(0, SIGTTOU) }
    return tcgetpgrp(STDIN_FILENO) == getpgrp()
  }

  /// The size of the terminal, or 80 by 24 if it is unknown.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
