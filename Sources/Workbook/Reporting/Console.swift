import Foundation

/// A place where people read: standard output or standard error.
public struct Console: Sendable {
  private let descriptor: Int32
  public let isColoured: Bool

  /// Standard output, coloured if `colour` or, if that is nil, if it is a terminal and NO_COLOR is not set.
  public static func output(colour: Bool? = nil) -> Console { Console(STDOUT_FILENO, colour) }

  /// Standard error.
  public static func errors(colour: Bool? = nil) -> Console { Console(STDERR_FILENO, colour) }

  private init(_ descriptor: Int32, _ colour: Bool?) {
    self.descriptor = descriptor
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    isColoured = colour ?? (isatty(descriptor) == 1 && !isPlain)
  }

  /// Writes `text` at once.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes `text` and a newline at once.
  public func line(_ text: String = "") { write(text + "\n") }

  /// Writes `bytes` at once.
  ///
  /// When nobody reads any more, this program ends, and what it has started before that.
  public func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        ChildProcesses.shared.endProgram(status: 128 + SIGPIPE)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }

  /// `text` in `colour`, if this console has colours.
  public func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The colours in use.
  public enum Colour: String, Sendable {
    case good = "32"
    case bad = "31"
    case faint = "2"
    case strong = "1"
    case warning = "33"
  }
}
