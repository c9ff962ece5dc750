import Foundation

/// A place where people read: standard output or standard error.
public struct Console: Sendable {
  private let descriptor: Int32
  public let isColoured: Bool
  /// How many columns a line may take: those of the terminal, or 80 where there is none.
  public let width: Int

  /// What fits everywhere, and can still be read where a terminal says that it has no columns at all.
  private static let widths = (usual: 80, least: 40)

  /// Standard output, coloured if `colour` or, if that is nil, if it is a terminal and NO_COLOR is not set.
  public static func output(colour: Bool? = nil) -> Console { Console(STDOUT_FILENO, colour) }

  /// Standard error.
  public static func errors(colour: Bool? = nil) -> Console { Console(STDERR_FILENO, colour) }

  private init(_ descriptor: Int32, _ colour: Bool?) {
    self.descriptor = descriptor
    // Foundation makes a dictionary of the whole environment each time.
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    let isPlain = variable("NO_COLOR")?.isEmpty == false || variable("TERM") == "dumb"
    var size = winsize()
    let hasSize = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    width = hasSize ? max(Int(size.ws_col), Self.widths.least) : Self.widths.usual
    isColoured = colour ?? (isatty(descriptor) == 1 && !isPlain)
  }

  /// Writes `text` at once.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes `text` and a newline at once.
  public func line(_ text: String = "") { write(text + "\n") }

  /// Writes sentences, whose lines are broken between words, and a newline at once.
  public func sentences(_ text: String) { line(TextWrapping.wrap(linesOf: text, width: width)) }

  /// Writes `bytes` at once.
  ///
  /// Where that is not possible, this program ends with a status that is not 0, and what it has started before that:
  /// silently when nobody reads any more, as after `| head`, and else with a sentence on standard error.
  public func write(_ bytes: [UInt8]) {
    guard let failure = failure(toWrite: bytes) else { return }
    if failure == EPIPE { ChildProcesses.shared.endProgram(status: 128 + SIGPIPE) }
    end(because: failure)
  }

  /// Writes a report for a program, which must not take a part of it for the whole: whatever keeps it from being
  /// written is told.
  public func report(_ text: String) {
    if let failure = failure(toWrite: Array(text.utf8)) { end(because: failure) }
  }

  /// Writes `bytes`; what the system says where that is not possible.
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
    // Where that is lost, too, there is nobody left to tell.
    _ = Console(STDERR_FILENO, false).failure(
      toWrite: Array(
        "rxbook: \(descriptor == STDERR_FILENO ? "standard error" : "standard output") cannot be written: \(String(cString: strerror(failure))). What is there is not all.\n"
          .utf8))
    ChildProcesses.shared.endProgram(status: 2)
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
