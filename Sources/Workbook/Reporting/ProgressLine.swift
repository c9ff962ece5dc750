import Foundation
import Synchronization

/// One line on a terminal's standard error that says what is going on, and is gone when it is over.
public final class ProgressLine: Sendable {
  private let console: Console
  private let isShown = Mutex(false)
  private static let width = 79

  /// - Returns: Nil where standard error is no terminal, or one that cannot go back on a line.
  public init?() {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      return nil
    }
    console = .errors()
  }

  /// Shows `text` in the place of what was there.
  public func show(_ text: String) {
    isShown.withLock { isShown in
      isShown = true
      console.write("\r\u{1B}[K" + text.prefix(Self.width))
    }
  }

  /// Takes the line away.
  public func clear() {
    isShown.withLock { isShown in
      if isShown { console.write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
