import Synchronization

/// Publishes the current input of a check, so that a trap can be reported together with it.
package enum CurrentCheck {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Calls `listener` with each input from now on, and with an empty string after each.
  package static func observe(_ listener: @escaping @Sendable (String) -> Void) {
    Self.listener.withLock { $0 = listener }
  }

  /// Performs `body`, and publishes `lines` as the current input meanwhile.
  static func during<Result>(_ lines: @autoclosure () -> [String], _ body: () throws -> Result) rethrows
    -> Result
  {
    guard let listener = listener.withLock(\.self) else { return try body() }
    listener(lines().joined(separator: "\n"))
    defer { listener("") }
    return try body()
  }
}
