import Foundation
import SystemSupport
import TextSupport

/// Standard output or standard error, for text that people read.
package struct Console: Sendable {
  private let descriptor: Int32
  package let isColoured: Bool
  /// The maximum number of columns in a line: the width of the terminal, or 80 if the output is not a terminal.
  package let width: Int

  /// The width without a terminal, and a minimum that stays readable if a terminal reports almost no columns.
  private static let widths = (usual: 80, least: 40)

  /// Returns standard output.
  ///
  /// - Parameter colour: Whether the output has colours, or nil for colours if it is a terminal and NO_COLOR is not
  ///   set.
  package static func output(colour: Bool? = nil) -> Console { Console(STDOUT_FILENO, colour) }

  /// Returns standard error.
  package static func errors(colour: Bool? = nil) -> Console { Console(STDERR_FILENO, colour) }

  private init(_ descriptor: Int32, _ colour: Bool?) {
    self.descriptor = descriptor
    // `ProcessInfo.environment` copies the whole environment into a dictionary each time.
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let isPlain = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
    var size = winsize()
    let hasSize = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = hasSize ? max(Int(size.ws_col), Self.widths.least) : Self.widths.usual
    isColoured = colour ?? (isatty(descriptor) == 1 && !isPlain)
  }

  /// Writes `text` without buffering.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes `text` and a newline without buffering.
  package func line(_ text: String = "") { write(text + "\n") }

  /// Writes sentences, wrapped at the console's width, and a newline.
  package func sentences(_ text: String) { line(TextWrapping.wrap(linesOf: text, width: width)) }

  /// Writes `bytes` without buffering.
  ///
  /// If that fails, the program ends its child processes and exits with a status other than 0. It does so silently if
  /// the reader of a pipe has closed it, as `| head` does, and otherwise with a message on standard error.
  package func write(_ bytes: [UInt8]) {
    guard let failure = failure(toWrite: bytes) else { return }
    if failure == EPIPE { ChildProcessRegistry.shared.endProgram(status: 128 + SIGPIPE) }
    end(because: failure)
  }

  /// Writes a report for another program.
  ///
  /// Unlike `write`, every failure is reported, even a closed pipe, so that the program doesn't use an incomplete
  /// report.
  package func report(_ text: String) {
    if let failure = failure(toWrite: Array(text.utf8)) { end(because: failure) }
  }

  /// Writes `bytes`, and returns the error number if that fails.
  private func failure(toWrite bytes: [UInt8]) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptors = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
        _ = poll(&descriptors, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  private func end(because failure: Int32) -> Never {
    // If this fails too, the failure can't be reported.
    _ = Console(STDERR_FILENO, false).failure(
      toWrite: Array(
        "rxbook: \(descriptor == STDERR_FILENO ? "standard error" : "standard output") cannot be written: \(String(cString: strerror(failure))). The output is incomplete.\n"
          .utf8))
    ChildProcessRegistry.shared.endProgram(status: 2)
  }

  /// Returns `text` in `colour`, or unchanged if this console has no colours.
  package func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  package enum Colour: String, Sendable {
    case good = "32"
    case bad = "31"
    case faint = "2"
    case strong = "1"
    case warning = "33"
  }
}
