import Synchronization

/// What is being played, for those who have to say what led to a trap: they see nothing that comes later.
package enum Underway {
  private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

  /// Has `listener` told what is played from now on, and an empty text when that is over.
  package static func tell(_ listener: @escaping @Sendable (String) -> Void) {
    Self.listener.withLock { $0 = listener }
  }

  /// Does `body`, which plays `lines`.
  static func during<Result>(_ lines: @autoclosure () -> [String], _ body: () throws -> Result) rethrows
    -> Result
  {
    guard let listener = listener.withLock(\.self) else { return try body() }
    listener(lines().joined(separator: "\n"))
    defer { listener("") }
    return try body()
  }
}
