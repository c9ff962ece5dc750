import Synchronization

/// What becomes of an example where it is declared.
///
/// In a chapter nothing does: it is listed, and run later. In a file that is run as it is, an example runs where it
/// stands.
package enum ExampleStage {
  private static let perform = Mutex<(@Sendable (Example) -> Void)?>(nil)

  /// Has each example that is declared from now on performed at once.
  package static func open(_ perform: @escaping @Sendable (Example) -> Void) {
    Self.perform.withLock { $0 = perform }
  }

  static func enter(_ example: Example) -> Example {
    let perform = perform.withLock(\.self)
    perform?(example)
    return example
  }
}
