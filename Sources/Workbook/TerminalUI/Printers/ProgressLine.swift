import Foundation
import Synchronization

/// A line on standard error that shows the progress of a command in a terminal, and disappears at the end.
package final class ProgressLine: Sendable {
  private let console: Console
  private let isShown = Mutex(false)
  private static let width = 79

  /// Creates a progress line, or returns nil if standard error is not a terminal that can redraw a line.
  package init?() {
    guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      return nil
    }
    console = .errors()
  }

  /// Replaces the shown text with `text`.
  package func show(_ text: String) {
    isShown.withLock { isShown in
      isShown = true
      console.write("\r\u{1B}[K" + text.prefix(Self.width))
    }
  }

  /// Removes the line.
  package func clear() {
    isShown.withLock { isShown in
      if isShown { console.write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
